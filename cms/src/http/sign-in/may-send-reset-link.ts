import type { Payload } from 'payload'
import { consumeLimit } from '../../database/rate-limit/consume-limit.ts'
import { addressGroup } from '../api/client-address.ts'
import { type NamedLimit, refusalOf, tooMany } from '../api/named-limits.ts'
import type { AttemptBy } from './sign-in-slots.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DEVICE = 5
const NETWORK = 3
/** Per half the time that a link works, so that the latest one in the mailbox always works for the other half. */
const STRANGERS = 2

interface MayOptions extends AttemptBy {
  payload: Payload
  /** All requests of one network, for any address. */
  visitor: NamedLimit
  /** How long a link works. */
  linkMinutes: number
  now: Date
}

/**
 * Whether to e-mail another reset link to an address, with or without an account. A known device has an allowance of
 * its own. False when unknown devices have requested enough links: those in the mailbox still work. Throws a Problem
 * (429) when this device or network has requested too many.
 */
export async function maySendResetLink(options: MayOptions): Promise<boolean> {
  const { payload, kind, email, device, clientAddress, visitor, linkMinutes, now } = options
  const count = (name: string, subject: string, limit: number, windowMs: number) =>
    consumeLimit({ payload, name: `${kind}-forgot/${name}`, subject, limit, windowMs, now })
  const network = addressGroup(clientAddress)
  const own =
    device === null
      ? [
          await count('visitor', network, visitor.limit, visitor.windowMs),
          await count('network', `${email}\n${network}`, NETWORK, HOUR),
        ]
      : [await count('device', device, DEVICE, HOUR)]
  const refused = own.find(({ allowed }) => !allowed)
  if (refused?.allowed === false) throw tooMany(refusalOf(visitor), refused.retryAfterSeconds)
  if (device !== null) return true
  return (await count('strangers', email, STRANGERS, (linkMinutes / 2) * MINUTE)).allowed
}
