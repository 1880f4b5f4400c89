import { claimCalls, claimCheckSchema } from '@pravesh/shared/admissions/claims/claim-calls'
import { CLAIM_LABELS, CLAIM_STATE_LABELS } from '@pravesh/shared/admissions/claims/claim-labels'
import { lowerFirst } from '@pravesh/shared/platform/text'
import { endpoint } from '../../http/api/endpoint.ts'
import { findReason } from '../prepared/find-prepared.ts'
import { readSent } from '../review/read-sent.ts'
import { requireAdmissionsStaff } from '../review/staff-member.ts'
import { checkClaim } from './check-claim.ts'

/** Who checks documents checks the claims that they prove. */
export const claim = endpoint({
  ...claimCalls.check,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireAdmissionsStaff({ req, action: 'check documents', id: param('id') })
    const sent = await readSent(call, claimCheckSchema)
    const { reason: typed, prepared: ids } = sent
    const { text: reason, sentTexts } = await findReason({ payload, staffId: staff.id, typed, ids })
    const claimed = { ...sent, reason }
    await checkClaim({ payload, staff, id: param('id'), sent: claimed, sentTexts, now: new Date() })
    return { msg: `${CLAIM_LABELS[sent.claim]}: ${lowerFirst(CLAIM_STATE_LABELS[sent.verdict ?? 'open'])}.` }
  },
})
