import type { Payload } from 'payload'
import { consumeAccountLimit } from './consume-account-limit.ts'

interface LimitOptions {
  payload: Payload
  email: string
  clientAddress: string
  now: Date
}

/**
 * Counts a verification of an e-mail address, whether or not it has an account. Throws a Problem (429) beyond the
 * limits.
 */
export async function limitEmailCode({ payload, email, clientAddress, now }: LimitOptions): Promise<void> {
  await consumeAccountLimit({ payload, name: 'email-code/visitor', subject: clientAddress, now })
  await consumeAccountLimit({ payload, name: 'email-code/pause', subject: email, now })
  await consumeAccountLimit({ payload, name: 'email-code/email', subject: email, now })
}
