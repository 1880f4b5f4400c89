import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { AccountLink, OneTimeCode, Student } from '../../payload-types.ts'
import { codeExpired, enterCode } from '../codes/enter-code.ts'
import { isHashOfEmail } from '../codes/identity-hash.ts'
import { consumeAccountLimit } from '../limits/consume-account-limit.ts'
import { consumeLink, invalidLink } from '../links/consume-link.ts'

interface CodeOptions {
  payload: Payload
  handle: string
  code: string
  clientAddress: string
  now: Date
}

/** Activates an account with the e-mailed code and returns it. Throws a Problem when the code is wrong or has expired. */
export async function activateByCode({ payload, handle, code, clientAddress, now }: CodeOptions): Promise<Student> {
  await consumeAccountLimit({ payload, name: 'code-check/visitor', subject: clientAddress, now })
  const of = { purpose: 'email', subject: handle } as const
  const row = await enterCode({ payload, of, handle, code, now })
  const student = await activateStudent({ payload, proof: row })
  if (student === null) throw codeExpired()
  return student
}

interface LinkOptions {
  payload: Payload
  token: string
  clientAddress: string
  now: Date
}

/** Activates an account with the single-use link from an e-mail. Throws a Problem when the link is invalid. */
export async function activateByLink({ payload, token, clientAddress, now }: LinkOptions): Promise<void> {
  await consumeAccountLimit({ payload, name: 'link/visitor', subject: clientAddress, now })
  const proof = await consumeLink({ payload, purpose: 'activation', token, now })
  if (!(await activateStudent({ payload, proof }))) throw invalidLink()
}

interface ActivateOptions {
  payload: Payload
  proof: Pick<OneTimeCode | AccountLink, 'studentId' | 'emailHash'>
  /** Further fields to write in the same update. */
  data?: Partial<Student>
}

/**
 * Marks an account's e-mail address as verified and returns the account. Returns null when there is no such account, or
 * when the proof was sent to an address that the account has since changed.
 */
export async function activateStudent({ payload, proof, data }: ActivateOptions): Promise<Student | null> {
  const collection = 'students'
  const id = { id: { equals: proof.studentId || 'none' } }
  const student = await readRow({ payload, collection, where: id })
  if (student === null || !isHashOfEmail(payload, proof.emailHash, student.email)) return null
  const where = { and: [id, { email: { equals: student.email } }] }
  return changeOne({ payload, collection, where, data: { ...data, state: 'ACTIVE' } })
}
