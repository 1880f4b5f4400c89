import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { secondsUntil } from '../../database/rate-limit/consume-limit.ts'
import { sweepHourly } from '../../database/rate-limit/sweep-rate-limits.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Changes } from '../../database/records/columns.ts'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { keyedHash, keyedHashes } from '../../foundation/crypto/keyed-hash.ts'
import type { RateLimit } from '../../payload-types.ts'

const collection = 'rate-limits'

/** A comparison that its process does not renew, because it was killed, frees its slot after this time. */
const LEASE_MS = 30_000
const RENEW_MS = 5_000

/** The `count` of a slot: free, failed, or else the random token of a comparison in progress, negative if contested. */
const FREE = 0
const FAILED = 1
const FIRST_TOKEN = 2
const MAX_TOKEN = 2 ** 31

/**
 * Places for password comparisons about one subject. A comparison holds a slot; a wrong password keeps it until the
 * failure is forgotten, so that no more than `size` are ever compared in that time, by any number of processes.
 */
export interface Slots {
  /** What is limited, e.g. `staff-login/device`. */
  name: string
  subject: string
  size: number
}

interface Scope {
  payload: Payload
  slots: Slots
  /** Failures that end before this time have been forgiven. */
  forgivenUntil: Date | null
}

export interface HeldSlot {
  payload: Payload
  key: string
  token: number
  renewal: NodeJS.Timeout
}

/** The soonest time at which a slot may become free, and whether only failures hold them. */
export interface FullSlots {
  retryAfterSeconds: number
  isLocked: boolean
}

/** Takes a slot for a comparison. Returns null when another attempt was faster, FullSlots when there is none. */
export async function takeSlot({ now, ...scope }: Scope & { now: Date }): Promise<HeldSlot | FullSlots | null> {
  const { payload } = scope
  const states = await readSlots(scope, now)
  const free = states.filter(({ isFree }) => isFree)
  const picked = free[randomInt(Math.max(1, free.length))]
  if (picked === undefined) return full(states, now)
  const token = randomInt(FIRST_TOKEN, MAX_TOKEN)
  const data = { count: token, windowEndsAt: leaseEnd(now) }
  const { key, row } = picked
  const isTaken =
    row?.key === key
      ? await change(
          payload,
          key,
          [{ count: { equals: row.count } }, { windowEndsAt: { equals: row.windowEndsAt } }],
          data,
        )
      : await insertIfAbsent({ payload, collection, data: { key, ...data } })
  if (!isTaken) return null
  await sweepHourly({ payload, now })
  return { payload, key, token, renewal: renew(payload, key, token) }
}

/** Frees the slot after a correct password; false if it was contested or its lease has expired. */
export function releaseSlot(held: HeldSlot, now: Date): Promise<boolean> {
  clearInterval(held.renewal)
  return change(held.payload, held.key, [{ count: { equals: held.token } }], free(now))
}

/** Frees the slot of a comparison that did not take place. */
export async function cancelSlot(held: HeldSlot, now: Date): Promise<void> {
  clearInterval(held.renewal)
  await change(held.payload, held.key, [isHeldBy(held.token)], free(now))
}

/** Keeps the slot for a wrong password; false if its lease has expired. */
export function failSlot(held: HeldSlot, until: Date): Promise<boolean> {
  clearInterval(held.renewal)
  const data = { count: FAILED, windowEndsAt: until.toISOString() }
  return change(held.payload, held.key, [isHeldBy(held.token)], data)
}

/** Makes comparisons in progress fail even if their password is correct, because more attempts arrive than allowed. */
export async function contestSlots({ now, ...scope }: Scope & { now: Date }): Promise<void> {
  for (const { key, row, isFree } of await readSlots(scope, now)) {
    if (isFree || row === undefined || row.count < FIRST_TOKEN) continue
    await change(scope.payload, key, [{ count: { equals: row.count } }], { count: -row.count })
  }
}

/** When all slots are in use; null while one is free. */
export async function fullSlots({ now, ...scope }: Scope & { now: Date }): Promise<FullSlots | null> {
  const states = await readSlots(scope, now)
  return states.some(({ isFree }) => isFree) ? null : full(states, now)
}

/** Forgets the failures of these slots. */
export async function forgetFailures(payload: Payload, slots: Slots): Promise<void> {
  const where: Condition<'rate-limits'> = {
    and: [{ key: { in: allKeys(payload, slots) } }, { count: { equals: FAILED } }],
  }
  await deleteRows({ payload, collection, where })
}

/** Marks every slot as failed until a time. */
export async function failAll({
  payload,
  slots,
  until,
}: {
  payload: Payload
  slots: Slots
  until: Date
}): Promise<void> {
  const data = { count: FAILED, windowEndsAt: until.toISOString() }
  for (let index = 0; index < slots.size; index++) {
    const key = keyedHash(payload, slotText(slots, index))
    if (!(await insertIfAbsent({ payload, collection, data: { key, ...data } }))) await change(payload, key, [], data)
  }
}

interface SlotState {
  key: string
  row: RateLimit | undefined
  isFree: boolean
}

async function readSlots({ payload, slots, forgivenUntil }: Scope, now: Date): Promise<SlotState[]> {
  const where = { key: { in: allKeys(payload, slots) } }
  const docs = await readRows({ payload, collection, where })
  const rows = new Map(docs.map((row) => [row.key, row]))
  const isInUse = ({ count, windowEndsAt }: RateLimit) => {
    const end = new Date(windowEndsAt)
    return count !== FREE && end > now && !(count === FAILED && forgivenUntil !== null && end <= forgivenUntil)
  }
  return Array.from({ length: slots.size }, (_, index) => {
    const [key = '', previous = ''] = keyedHashes(payload, slotText(slots, index))
    const [current, earlier] = [rows.get(key), rows.get(previous)]
    const row = earlier !== undefined && isInUse(earlier) ? earlier : current
    return { key, row, isFree: row === undefined || !isInUse(row) }
  })
}

function full(states: readonly SlotState[], now: Date): FullSlots {
  const ends = states.map(({ row }) => row?.windowEndsAt ?? now.toISOString()).sort()
  return {
    retryAfterSeconds: secondsUntil(ends[0] ?? now.toISOString(), now),
    isLocked: states.every(({ row }) => row?.count === FAILED),
  }
}

function renew(payload: Payload, key: string, token: number): NodeJS.Timeout {
  const extend = () => change(payload, key, [isHeldBy(token)], { windowEndsAt: leaseEnd(new Date()) })
  const logged = (error: unknown) => payload.logger.warn({ msg: 'A sign-in could not renew its slot.', err: error })
  return setInterval(() => void extend().catch(logged), RENEW_MS).unref()
}

async function change(
  payload: Payload,
  key: string,
  where: Condition<'rate-limits'>[],
  data: Changes<'rate-limits'>,
): Promise<boolean> {
  const and = [{ key: { equals: key } }, ...where]
  return (await changeOne({ payload, collection, where: { and }, data: { ...data } })) !== null
}

function isHeldBy(token: number): Condition<'rate-limits'> {
  return { count: { in: [token, -token] } }
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString()
}

function free(now: Date) {
  return { count: FREE, windowEndsAt: now.toISOString() }
}

function allKeys(payload: Payload, slots: Slots): string[] {
  return Array.from({ length: slots.size }, (_, index) => keyedHashes(payload, slotText(slots, index))).flat()
}

function slotText({ name, subject }: Slots, index: number): string {
  return `${name}\n${subject}\nslot ${index}`
}
