import type { Payload, TypedUser } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { exists } from '../../database/records/exists.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import { findApplication } from '../applications/application-record.ts'

interface ShowOptions {
  payload: Payload
  user: TypedUser | null
  id: string
  reason: string
  now: Date
}

/**
 * The whole Aadhaar number of an application, after it is recorded who sees it and why. Throws a Problem (404) for an
 * application that this member of staff may not read, or of which the number is not kept.
 */
export async function showIdentityNumber({ payload, user, id, reason, now }: ShowOptions): Promise<string> {
  const application = await findApplication(payload, id)
  if (application === null || !user || !(await mayRead(payload, user, id))) throw notFound('application')
  const { aadhaarSealed, studentId, number: subject } = application
  if (!aadhaarSealed) throw notKept()
  const number = decryptAadhaar(payload, aadhaarSealed, studentId)
  const access = { kind: 'identity-number', subject, subjectId: id, applicationId: id, studentId, reason } as const
  await recordAccess({ payload, user, access, now })
  return number
}

/** Whether this member of staff may read this application, as the access of the collection says. */
async function mayRead(payload: Payload, user: TypedUser, id: string): Promise<boolean> {
  const asStaff = { overrideAccess: false, user, depth: 0, select: { number: true } } as const
  return (await payload.findByID({ collection: 'applications', id, disableErrors: true, ...asStaff })) !== null
}

/** Whether the whole number of an application is kept. */
export function hasIdentityNumber(payload: Payload, id: string): Promise<boolean> {
  const where: Condition<'applications'> = { and: [{ id: { equals: id } }, { aadhaarSealed: { greater_than: '' } }] }
  return exists({ payload, collection: 'applications', where })
}

function notKept(): Problem {
  const publicMessage = 'The portal does not keep the full number of this application.'
  return new Problem({ code: 'NOT_KEPT', status: 404, publicMessage })
}
