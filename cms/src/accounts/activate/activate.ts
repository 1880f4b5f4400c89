import type { Payload } from 'payload'
import type { AccountLink, OneTimeCode, Student } from '../../payload-types.ts'
import { changeOne } from '../../platform/database/change-one.ts'
import { codeExpired, enterCode } from '../codes/enter-code.ts'
import { isHashOfEmail } from '../codes/identity-hash.ts'
import { takeAccountLimit } from '../limits/take-account-limit.ts'
import { invalidLink, takeLink } from '../links/take-link.ts'

interface CodeOptions {
  payload: Payload
  handle: string
  code: string
  clientAddress: string
  now: Date
}

/** Activates the account behind a handle by the code that was e-mailed. Throws a Problem when it is wrong or over. */
export async function activateByCode({ payload, handle, code, clientAddress, now }: CodeOptions): Promise<void> {
  await takeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const of = { purpose: 'email', subject: handle } as const
  const row = await enterCode({ payload, of, handle, code, now })
  if (!(await activateStudent({ payload, proof: row }))) throw codeExpired()
}

interface LinkOptions {
  payload: Payload
  token: string
  clientAddress: string
  now: Date
}

/** Activates an account by the link that was e-mailed, which works once. Throws a Problem when it does not any more. */
export async function activateByLink({ payload, token, clientAddress, now }: LinkOptions): Promise<void> {
  await takeAccountLimit({ payload, name: 'link/visitor', subject: clientAddress, now })
  const proof = await takeLink({ payload, purpose: 'activation', token, now })
  if (!(await activateStudent({ payload, proof }))) throw invalidLink()
}

interface ActivateOptions {
  payload: Payload
  /** The code or link that was used. */
  proof: Pick<OneTimeCode | AccountLink, 'studentId' | 'emailHash'>
  /** What else changes with it. */
  data?: Partial<Student>
}

/**
 * Marks the e-mail of an account as its owner's and returns the account; null when there is no such account, or when its
 * address is not the one that the proof was sent to any more.
 */
export async function activateStudent({ payload, proof, data }: ActivateOptions): Promise<Student | null> {
  const collection = 'students'
  const id = { id: { equals: proof.studentId || 'none' } }
  const student = await payload.db.findOne<Student>({ collection, where: id })
  if (student === null || !isHashOfEmail(payload, proof.emailHash, student.email)) return null
  const where = { and: [id, { email: { equals: student.email } }] }
  return changeOne({ payload, collection, where, data: { ...data, state: 'ACTIVE' } })
}
