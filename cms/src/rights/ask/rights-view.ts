import type { MyRights } from '@pravesh/shared/rights/views'
import type { Payload } from 'payload'
import { nomineeOf } from '../nominees/nominee.ts'
import { requestsOf, rightView } from '../requests/find-requests.ts'
import { complaintContacts, rightDays } from '../settings/rights-settings.ts'

/** Everything about the rights of a student. */
export async function rightsOfStudent({
  payload,
  studentId,
}: {
  payload: Payload
  studentId: string
}): Promise<MyRights> {
  const [requests, nominee, days, contacts] = await Promise.all([
    requestsOf({ payload, studentId }),
    nomineeOf({ payload, studentId }),
    rightDays(payload),
    complaintContacts(payload),
  ])
  return { requests: requests.map((request) => rightView(payload, request)), nominee, days, ...contacts }
}
