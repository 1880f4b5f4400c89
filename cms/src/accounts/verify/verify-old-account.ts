import type { Payload } from 'payload'
import { readRow } from '../../database/records/read-row.ts'
import { emailHash } from '../codes/identity-hash.ts'
import { limitEmailCode } from '../limits/limit-email-code.ts'
import { notifyOwner } from '../messages/notify-owner.ts'
import { openEmailVerification } from './open-email-verification.ts'

interface VerifyOptions {
  payload: Payload
  email: string
  clientAddress: string
  now: Date
}

/**
 * Starts the verification of a legacy account and returns the handle of its page. The response is the same for every
 * address; the owner of a verified account gets a message that says so.
 */
export async function verifyOldAccount({ payload, email, clientAddress, now }: VerifyOptions): Promise<string> {
  await limitEmailCode({ payload, emailHash: emailHash(payload, email), phoneHash: null, clientAddress, now })
  const student = await readRow({ payload, collection: 'students', where: { email: { equals: email } } })
  const unverified = student?.state === 'UNVERIFIED' ? student : null
  if (unverified === null) await notifyOwner({ payload, email })
  return openEmailVerification({ payload, email, student: unverified, registrant: null, now })
}
