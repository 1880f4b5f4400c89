import type { Payload } from 'payload'
import { changeOne } from '../../platform/change-one.ts'
import { codeExpired, enterCode } from '../codes/enter-code.ts'
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
  if (!row.studentId || !(await activateStudent({ payload, studentId: row.studentId }))) throw codeExpired()
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
  const studentId = await takeLink({ payload, purpose: 'activation', token, now })
  if (!(await activateStudent({ payload, studentId }))) throw invalidLink()
}

/** Marks the e-mail of an account as its owner's; false when there is no such account. */
export async function activateStudent({
  payload,
  studentId,
}: {
  payload: Payload
  studentId: string
}): Promise<boolean> {
  const where = { id: { equals: studentId } }
  const data = { state: 'ACTIVE' }
  return (await changeOne({ payload, collection: 'students', where, data })) !== null
}
