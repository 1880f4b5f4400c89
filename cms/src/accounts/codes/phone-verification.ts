import { PHONE_NOT_VERIFIED } from '@pravesh/shared/accounts/registration'
import type { Payload, Where } from 'payload'
import { addressGroup } from '../../platform/client-address.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { Problem } from '../../platform/problem.ts'
import { changeCode } from './code-row.ts'

/** How long after the code was entered the form may still be sent. */
const VALID_MS = 30 * 60_000

interface VerificationOptions {
  payload: Payload
  phone: string
  /** The verification itself; without it, it counts for the visitor who entered the code. */
  verificationId: string | undefined
  clientAddress: string
  now: Date
}

/** Uses up the verification of a phone: of several registrations with it only one gets through. Throws a Problem otherwise. */
export async function consumePhoneVerification(options: VerificationOptions): Promise<{ handle: string }> {
  const { payload, phone, verificationId, clientAddress, now } = options
  const theirs: Where =
    verificationId === undefined
      ? { visitor: { equals: visitorHash(clientAddress) } }
      : { handle: { equals: verificationId } }
  const since = new Date(now.getTime() - VALID_MS).toISOString()
  const used = await changeCode(payload, {
    of: { purpose: 'phone', subject: phone },
    where: [{ state: { equals: 'verified' } }, { verifiedAt: { greater_than: since } }, theirs],
    data: { state: 'consumed' },
  })
  if (used) return { handle: used.handle }
  const errors = [{ field: 'phone', message: PHONE_NOT_VERIFIED }]
  throw new Problem({ code: 'PHONE_NOT_VERIFIED', status: 400, publicMessage: PHONE_NOT_VERIFIED, errors })
}

/** Gives a verification back when the registration failed for a reason that is not its own. */
export async function returnPhoneVerification(options: { payload: Payload; phone: string; handle: string }) {
  const { payload, phone, handle } = options
  const where: Where[] = [{ state: { equals: 'consumed' } }, { handle: { equals: handle } }]
  await changeCode(payload, { of: { purpose: 'phone', subject: phone }, where, data: { state: 'verified' } })
}

/** A visitor as a keyed hash: enough to recognise, nothing to read. */
export function visitorHash(clientAddress: string): string {
  return keyedHash(`visitor\n${addressGroup(clientAddress)}`)
}
