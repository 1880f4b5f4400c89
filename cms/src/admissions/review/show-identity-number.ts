import { SEALED_NUMBERS, type SealedNumber } from '@pravesh/shared/admissions/status/staff-calls'
import type { Payload, TypedUser } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { notFound, Problem } from '../../foundation/problem.ts'
import { recordAccess } from '../../http/access-records/record-access.ts'
import { decryptAadhaar } from '../answers/encrypted-aadhaar.ts'
import { decryptApaar } from '../answers/encrypted-apaar.ts'
import { findApplication } from '../applications/application-record.ts'

interface ShowOptions {
  payload: Payload
  user: TypedUser | null
  id: string
  of: SealedNumber
  reason: string
  now: Date
}

/**
 * The whole Aadhaar number or APAAR ID of an application, after it is recorded who sees it and why. Throws a Problem (404) for an
 * application that this member of staff may not read, or of which the number is not kept.
 */
export async function showIdentityNumber({ payload, user, id, of, reason: why, now }: ShowOptions): Promise<string> {
  const application = await findApplication(payload, id)
  if (application === null || !user || !(await mayRead(payload, user, id))) throw notFound('application')
  const { aadhaarSealed, apaarSealed, studentId, number: subject } = application
  const sealed = of === 'apaar' ? apaarSealed : aadhaarSealed
  if (!sealed) throw notKept()
  const number = (of === 'apaar' ? decryptApaar : decryptAadhaar)(payload, sealed, studentId)
  const reason = of === 'apaar' ? `APAAR ID: ${why}` : why
  const access = { kind: 'identity-number', subject, subjectId: id, applicationId: id, studentId, reason } as const
  await recordAccess({ payload, user, access, now })
  return number
}

/** Whether this member of staff may read this application, as the access of the collection says. */
async function mayRead(payload: Payload, user: TypedUser, id: string): Promise<boolean> {
  const asStaff = { overrideAccess: false, user, depth: 0, select: { number: true } } as const
  return (await payload.findByID({ collection: 'applications', id, disableErrors: true, ...asStaff })) !== null
}

/** The whole numbers of an application that are kept. */
export async function keptNumbers(payload: Payload, id: string): Promise<SealedNumber[]> {
  const where: Condition<'applications'> = { id: { equals: id } }
  const fields = ['aadhaarSealed', 'apaarSealed'] as const
  const [row] = await readRows({ payload, collection: 'applications', where, fields, limit: 1 })
  return SEALED_NUMBERS.filter((number) => row?.[`${number}Sealed`])
}

function notKept(): Problem {
  const publicMessage = 'The portal does not keep the full number of this application.'
  return new Problem({ code: 'NOT_KEPT', status: 404, publicMessage })
}
