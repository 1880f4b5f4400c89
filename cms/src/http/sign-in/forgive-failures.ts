import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'
import { forgetFailures } from './attempt-slots.ts'
import { type AttemptKind, slotsOfStrangers } from './sign-in-slots.ts'

const collection = 'rate-limits'

interface ForgiveOptions {
  payload: Payload
  kind: AttemptKind
  /** Lower case. */
  email: string
}

/**
 * Ends every lock of an address: after a new password, or when staff release it. The counters of networks and devices
 * cannot be listed, so a row says until when their failures, each of which ends some minutes after it, are forgiven.
 */
export async function forgiveFailures({ payload, now, ...of }: ForgiveOptions & { now: Date }): Promise<void> {
  await forgetFailures(payload, slotsOfStrangers(of.kind, of.email))
  const data = { count: 0, windowEndsAt: new Date(now.getTime() + LOCKOUT.minutes * 60_000).toISOString() }
  const key = keyedHash(payload, textOf(of))
  const where = { key: { equals: key } }
  if (await changeOne({ payload, collection, where, data })) return
  if (await insertIfAbsent({ payload, collection, data: { key, ...data } })) return
  await changeOne({ payload, collection, where, data })
}

/** The end of the failures that have been forgiven; null if there are none. */
export async function forgivenUntil({ payload, ...of }: ForgiveOptions): Promise<Date | null> {
  const where = { key: { in: keyedHashes(payload, textOf(of)) } }
  const rows = await readRows({ payload, collection, where, limit: 2 })
  const ends = rows.map(({ windowEndsAt }) => new Date(windowEndsAt).getTime())
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

function textOf({ kind, email }: Pick<ForgiveOptions, 'kind' | 'email'>): string {
  return `${kind}-login/forgiven\n${email}`
}
