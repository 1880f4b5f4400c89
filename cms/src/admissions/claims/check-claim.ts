import type { SentClaimCheck } from '@pravesh/shared/admissions/claims/claim-calls'
import { CLAIM_LABELS, CLAIM_STATE_LABELS } from '@pravesh/shared/admissions/claims/claim-labels'
import { checkOf, claimsIn, statedIn } from '@pravesh/shared/admissions/claims/claim-states'
import { isRejected } from '@pravesh/shared/admissions/status/status'
import type { ReasonAsSent } from '@pravesh/shared/platform/sent-text'
import { lowerFirst, multiLine } from '@pravesh/shared/platform/text'
import type { Payload } from 'payload'
import { invalid, notFound, Problem } from '../../foundation/problem.ts'
import type { ApplicationRecord } from '../applications/application-record.ts'
import { applyChange } from '../changes/apply-change.ts'
import type { StaffMember } from '../review/staff-member.ts'

interface CheckOptions {
  payload: Payload
  staff: StaffMember
  id: string
  sent: SentClaimCheck
  /** The prepared texts in the reason. */
  sentTexts?: ReasonAsSent['sentTexts']
  now: Date
}

/**
 * Confirms a claim of an application, refuses it with a reason, or takes either back, with who and when. Counts as a change of the
 * application, so that a concurrent decision cannot rely on the previous state. Throws a Problem: 400 without a reason, 404 without
 * the claim, 409 for a rejected application, or if a colleague or the student has changed it meanwhile.
 */
export function checkClaim({
  payload,
  staff,
  id,
  sent,
  sentTexts = [],
  now,
}: CheckOptions): Promise<ApplicationRecord> {
  const { claim, verdict, before } = sent
  const reason = verdict === 'refused' ? multiLine(sent.reason) : ''
  if (verdict === 'refused' && reason === '') throw invalid([{ field: 'reason', code: 'required', message: NO_REASON }])
  return applyChange({
    payload,
    id,
    now,
    decide: ({ answers, claimChecks, status }) => {
      if (!claimsIn(answers).includes(claim)) throw notFound('claim')
      if (isRejected(status)) throw new Problem({ code: 'NOT_ALLOWED', status: 409, publicMessage: CLOSED })
      const current = checkOf(claim, answers, claimChecks)
      const stated = statedIn(claim, answers)
      if (sent.stated !== stated || (current?.verdict ?? null) !== before)
        throw new Problem({ code: 'CHANGED', status: 409, publicMessage: CHANGED })
      if (before === verdict && (current?.reason ?? '') === reason) return null
      const { [claim]: _, ...others } = claimChecks
      const texts = reason === '' ? [] : sentTexts
      const check = verdict && { verdict, reason, sentTexts: texts, by: staff.name, at: now.toISOString(), stated }
      const said = `${CLAIM_LABELS[claim]}: ${lowerFirst(CLAIM_STATE_LABELS[verdict ?? 'open'])}`
      return {
        data: { claimChecks: check ? { ...others, [claim]: check } : others },
        event: { kind: 'claim-checked', by: staff.name, staffId: staff.id, text: reason ? `${said}. ${reason}` : said },
      }
    },
  })
}

const NO_REASON = 'Enter why you do not accept the claim. The student will see it.'
const CLOSED = 'This application is rejected. Reopen it first.'
const CHANGED = 'A colleague or the student has just changed this.'
