import { randomInt, timingSafeEqual } from 'node:crypto'
import { CODE } from '@pravesh/shared/accounts/codes'
import type { Payload } from 'payload'
import { adoptKey } from '../../database/records/adopt-key.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRow } from '../../database/records/read-row.ts'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'
import type { OneTimeCode } from '../../payload-types.ts'

const collection = 'one-time-codes'

export type CodePurpose = OneTimeCode['purpose']

/** Identifies a code: a phone code by its number, an e-mail code by the handle of its page. */
export interface CodeOf {
  purpose: CodePurpose
  subject: string
}

export function codeKey(payload: Payload, of: CodeOf): string {
  return keyedHash(payload, keyText(of))
}

function keyText({ purpose, subject }: CodeOf): string {
  return `code\n${purpose}\n${subject}`
}

/** Keyed hash of a code, bound to its purpose and subject so that it is useless anywhere else. */
export function codeHash(payload: Payload, entered: EnteredCode): string {
  return keyedHash(payload, hashedText(entered))
}

/** Compares a code with its stored hash in constant time. */
export function matchesCode(payload: Payload, storedHash: string, entered: EnteredCode): boolean {
  return keyedHashes(payload, hashedText(entered)).some((hash) => isSame(hash, storedHash))
}

interface EnteredCode extends CodeOf {
  handle: string
  code: string
}

function hashedText({ purpose, subject, handle, code }: EnteredCode): string {
  return ['code', purpose, subject, handle, code].join('\n')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A random code from 000000 to 999999. */
export function newCode(): string {
  return String(randomInt(10 ** CODE.digits)).padStart(CODE.digits, '0')
}

export function findCode(payload: Payload, of: CodeOf): Promise<OneTimeCode | null> {
  return readRow({ payload, collection, where: { key: { in: keyedHashes(payload, keyText(of)) } } })
}

/** Conditional update of a code's row. Returns null when the row does not match `where`. */
export async function changeCode(
  payload: Payload,
  { of, where, data }: { of: CodeOf; where: Condition<'one-time-codes'>[]; data: Changes<'one-time-codes'> },
): Promise<OneTimeCode | null> {
  const change = () =>
    changeOne({ payload, collection, where: { and: [{ key: { equals: codeKey(payload, of) } }, ...where] }, data })
  const changed = await change()
  if (changed !== null) return changed
  return (await adoptKey({ payload, collection, text: keyText(of) })) ? change() : null
}
