import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type SignInStep, STEP_MINUTES } from '@pravesh/shared/accounts/second-factor'
import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { purposeKeys } from '../../foundation/crypto/purpose-keys.ts'
import { portalOf } from '../../foundation/portal.ts'
import { cookieValue, setCookie } from '../../http/api/cookies.ts'
import type { Staff } from '../../payload-types.ts'
import { ACTIVE } from '../state/active-staff.ts'

const NAME = 'pravesh-staff-step'
const PURPOSE = 'pravesh/sign-in-step'
const VALUE = /^(proof|set-up|new-password)\.([\w-]{1,60})\.([0-9a-z]{1,9})\.([\w-]{16})\.([\w-]{43})$/

/** A sign-in whose password was correct, and what it continues with. Nothing is stored, and it opens no session. */
export interface UnfinishedSignIn {
  staff: Staff
  step: SignInStep
}

interface CookieOptions {
  payload: Payload
  staff: Staff
  step: SignInStep
  now: Date
}

/** The Set-Cookie header of an unfinished sign-in. It ends with a new password, or after ten minutes. */
export function stepCookie({ payload, staff, step, now }: CookieOptions): string {
  const expires = Math.floor(now.getTime() / 1000) + STEP_MINUTES * 60
  const nonce = randomBytes(12).toString('base64url')
  const [key] = purposeKeys(payload, PURPOSE)
  const mac = macOf(key, { staff, step, expires, nonce }).toString('base64url')
  const value = [step, staff.id, expires.toString(36), nonce, mac].join('.')
  return setCookie({ name: NAME, value, seconds: STEP_MINUTES * 60, publicUrl: portalOf(payload).env.publicUrl })
}

/** The Set-Cookie header that forgets an unfinished sign-in. */
export function noStepCookie(payload: Payload): string {
  return setCookie({ name: NAME, value: null, seconds: 0, publicUrl: portalOf(payload).env.publicUrl })
}

/** The unfinished sign-in of a request; null if it has none that is valid. */
export async function unfinishedSignIn(
  payload: Payload,
  headers: Headers,
  now: Date,
): Promise<UnfinishedSignIn | null> {
  const match = VALUE.exec(cookieValue(headers.get('cookie'), NAME) ?? '')
  if (match === null) return null
  const [, sentStep, id = '', base36 = '', nonce = '', mac = ''] = match
  const step = sentStep as SignInStep
  const expires = Number.parseInt(base36, 36)
  if (expires * 1000 <= now.getTime()) return null
  const staff = await readRow({ payload, collection: 'staff', where: { and: [{ id: { equals: id } }, ACTIVE] } })
  if (staff === null) return null
  const sent = Buffer.from(mac, 'base64url')
  const isValid = purposeKeys(payload, PURPOSE).some((key) => {
    const expected = macOf(key, { staff, step, expires, nonce })
    return expected.length === sent.length && timingSafeEqual(expected, sent)
  })
  return isValid ? { staff, step } : null
}

interface MacOptions {
  staff: Staff
  step: SignInStep
  expires: number
  nonce: string
}

function macOf(key: Buffer, { staff: { id, hash, salt }, step, expires, nonce }: MacOptions): Buffer {
  return createHmac('sha256', key).update([step, id, hash, salt, expires, nonce].join('\n')).digest()
}
