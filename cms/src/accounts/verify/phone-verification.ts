import { PHONE_NOT_VERIFIED } from '@pravesh/shared/accounts/registration'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload } from 'payload'
import type { Condition } from '../../database/records/condition.ts'
import { Problem } from '../../foundation/problem.ts'
import { changeCode } from '../codes/code-row.ts'

/** How long the registration form can be submitted after the code was entered. */
export const VERIFIED_SECONDS = 30 * 60

interface VerificationOptions {
  payload: Payload
  phone: string
  /** Known only to the browser that requested the code; nothing is verified without it. */
  verificationId: string | undefined
  now: Date
}

/**
 * Consumes a phone verification; of several concurrent registrations one succeeds. Throws a Problem when the phone is
 * not verified.
 */
export async function consumePhoneVerification(options: VerificationOptions): Promise<{ handle: string }> {
  const { payload, phone, verificationId = '', now } = options
  const sameBrowser: Condition<'one-time-codes'> = { handle: { equals: verificationId } }
  const since = new Date(now.getTime() - VERIFIED_SECONDS * 1000).toISOString()
  const used = await changeCode(payload, {
    of: { purpose: 'phone', subject: phone },
    where: [{ state: { equals: 'verified' } }, { verifiedAt: { greater_than: since } }, sameBrowser],
    data: { state: 'consumed' },
  })
  if (used) return { handle: used.handle }
  const errors: FieldError[] = [{ field: 'phone', code: 'required', message: PHONE_NOT_VERIFIED }]
  throw new Problem({ code: 'PHONE_NOT_VERIFIED', status: 400, publicMessage: PHONE_NOT_VERIFIED, errors })
}

/** Restores a verification after the registration failed for another reason. */
export async function returnPhoneVerification(options: { payload: Payload; phone: string; handle: string }) {
  const { payload, phone, handle } = options
  const where: Condition<'one-time-codes'>[] = [{ state: { equals: 'consumed' } }, { handle: { equals: handle } }]
  await changeCode(payload, { of: { purpose: 'phone', subject: phone }, where, data: { state: 'verified' } })
}
