import { DUPLICATE_VERDICT_LABELS } from '@pravesh/shared/admissions/duplicates/duplicates'
import { duplicateCalls, duplicateVerdictSchema } from '@pravesh/shared/admissions/duplicates/staff-calls'
import { endpoint } from '../../http/api/endpoint.ts'
import { requireInScope } from '../../staff/index.ts'
import { readSent } from '../review/read-sent.ts'
import { requireAdmissionsStaff } from '../review/staff-member.ts'
import { saySamePerson } from './say-same-person.ts'

/** Needs the right to see both applications, because staff compare them. */
export const duplicate = endpoint({
  ...duplicateCalls.say,
  handle: async (call) => {
    const { payload, req, param } = call
    const staff = await requireAdmissionsStaff({ req, action: 'check documents', id: param('id') })
    const said = await readSent(call, duplicateVerdictSchema)
    await requireInScope({ req, collection: 'applications', id: said.other, noun: 'application' })
    await saySamePerson({ payload, staff, id: param('id'), said, now: new Date() })
    return { msg: `${DUPLICATE_VERDICT_LABELS[said.verdict]}. We have noted it in both applications.` }
  },
})
