import { PHONE_NOT_VERIFIED } from '@pravesh/shared/accounts/registration'
import type { FieldError } from '@pravesh/shared/platform/field-error'
import type { Payload, Where } from 'payload'
import { Problem } from '../../platform/problem.ts'
import { changeCode } from '../codes/code-row.ts'

/** How long after the code was entered the form may still be sent. */
export const VERIFIED_SECONDS = 30 * 60

interface VerificationOptions {
  payload: Payload
  phone: string
  /** The id that only the browser knows which asked for the code; without it nothing is verified. */
  verificationId: string | undefined
  now: Date
}

/** Uses up the verification of a phone: of several registrations with it only one gets through. Throws a Problem otherwise. */
export async function consumePhoneVerification(options: VerificationOptions): Promise<{ handle: string }> {
  const { payload, phone, verificationId = '', now } = options
  const theirs: Where = { handle: { equals: verificationId } }
  const since = new Date(now.getTime() - VERIFIED_SECONDS * 1000).toISOString()
  const used = await changeCode(payload, {
    of: { purpose: 'phone', subject: phone },
    where: [{ state: { equals: 'verified' } }, { verifiedAt: { greater_than: since } }, theirs],
    data: { state: 'consumed' },
  })
  if (used) return { handle: used.handle }
  const errors: FieldError[] = [{ field: 'phone', code: 'required', message: PHONE_NOT_VERIFIED }]
  throw new Problem({ code: 'PHONE_NOT_VERIFIED', status: 400, publicMessage: PHONE_NOT_VERIFIED, errors })
}

/** Gives a verification back when the registration failed for a reason that is not its own. */
export async function returnPhoneVerification(options: { payload: Payload; phone: string; handle: string }) {
  const { payload, phone, handle } = options
  const where: Where[] = [{ state: { equals: 'consumed' } }, { handle: { equals: handle } }]
  await changeCode(payload, { of: { purpose: 'phone', subject: phone }, where, data: { state: 'verified' } })
}
