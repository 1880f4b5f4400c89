import { randomInt, timingSafeEqual } from 'node:crypto'
import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload, Where } from 'payload'
import type { OneTimeCode } from '../../payload-types.ts'
import { changeOne } from '../../platform/change-one.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

export type CodePurpose = OneTimeCode['purpose']

/** Which code: of a phone by its number, of an e-mail address by the handle its page has. */
export interface CodeOf {
  purpose: CodePurpose
  subject: string
}

/** Under which key the row of a code is found. */
export function codeKey({ purpose, subject }: CodeOf): string {
  return keyedHash(`code\n${purpose}\n${subject}`)
}

/** How a code is stored: bound to what it was sent for, so that it is worth nothing elsewhere. */
export function codeHash({ purpose, subject, handle, code }: CodeOf & { handle: string; code: string }): string {
  return keyedHash(['code', purpose, subject, handle, code].join('\n'))
}

/** Whether two hashes are the same, in a time that says nothing about where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A new code, from 000000 to 999999. */
export function newCode(): string {
  return String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')
}

/** The row of a code as it is now. */
export function findCode(payload: Payload, of: CodeOf): Promise<OneTimeCode | null> {
  return payload.db.findOne<OneTimeCode>({ collection: 'one-time-codes', where: { key: { equals: codeKey(of) } } })
}

/** Changes the row of a code if it still is as `where` says; null when it is not. */
export async function changeCode(
  payload: Payload,
  { of, where, data }: { of: CodeOf; where: Where[]; data: Record<string, unknown> },
): Promise<OneTimeCode | null> {
  return changeOne({
    payload,
    collection: 'one-time-codes',
    where: { and: [{ key: { equals: codeKey(of) } }, ...where] },
    data,
  })
}
