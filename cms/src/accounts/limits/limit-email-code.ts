import type { Payload } from 'payload'
import { addressGroup } from '../../http/api/client-address.ts'
import { type AccountCount, consumeAccountLimits } from './consume-account-limit.ts'

interface LimitOptions {
  payload: Payload
  /** Keyed hash of the address (`emailHash`). */
  emailHash: string
  /** Keyed hash of the phone of a registrant, who has proven it or the password; null for all other visitors. */
  phoneHash: string | null
  clientAddress: string
  now: Date
}

/**
 * Counts the start of a verification of an e-mail address, whether or not it has an account. Throws a Problem (429) within
 * a minute of the previous one, and beyond the daily limits.
 */
export async function limitEmailCode(options: LimitOptions): Promise<void> {
  const { payload, emailHash, phoneHash, now } = options
  const pause = { name: 'email-code/pause', subject: `${emailHash}\n${phoneHash ?? ''}` } as const
  await consumeAccountLimits({ payload, counts: [pause, ...emailCodeCounts(options)], now })
}

/** Counts another code of a verification. Throws a Problem (429) beyond the daily limits. Returns the refund. */
export function limitNewEmailCode(options: LimitOptions): Promise<() => Promise<void>> {
  const { payload, now } = options
  return consumeAccountLimits({ payload, counts: emailCodeCounts(options), now })
}

/** The daily limits of a code to an e-mail address. */
export function emailCodeCounts({
  emailHash,
  phoneHash,
  clientAddress,
}: Pick<LimitOptions, 'emailHash' | 'phoneHash' | 'clientAddress'>): AccountCount[] {
  const visitor: AccountCount = { name: 'email-code/visitor', subject: clientAddress }
  if (phoneHash !== null) return [visitor, { name: 'email-code/registrant', subject: `${emailHash}\n${phoneHash}` }]
  return [
    visitor,
    { name: 'email-code/network', subject: `${emailHash}\n${addressGroup(clientAddress)}` },
    { name: 'email-code/email', subject: emailHash },
  ]
}
