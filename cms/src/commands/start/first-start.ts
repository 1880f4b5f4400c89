import type { Payload } from 'payload'
import { syncedAtTheEnd } from '../../database/adapter/synced-at-the-end.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { exists } from '../../database/records/exists.ts'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { isEmpty } from '../../database/records/is-empty.ts'
import { CLOCK_LAG_MS } from '../../database/work/repair-due.ts'

const collection = 'rate-limits'
const key = 'first-start'
/** How long the lock of a killed process lasts, in milliseconds; a living one renews it in a third of that. */
const LOCK_MS = 15_000
const PAUSE_MS = 200

/**
 * Runs `start`, on an empty database in one process at a time: the first administrator and the first content are created
 * once, even if several machines start together.
 */
export async function startAlone<T>(payload: Payload, start: () => Promise<T>): Promise<T> {
  const isLocked = () => exists({ payload, collection, where: { key: { equals: key } } })
  while ((await isEmpty(payload, 'staff')) || (await isLocked())) {
    if (await lock(payload)) return runLocked(payload, start)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return start()
}

async function runLocked<T>(payload: Payload, start: () => Promise<T>): Promise<T> {
  const renewal = setInterval(() => {
    changeOne({ payload, collection, where: { key: { equals: key } }, data: { windowEndsAt: expiry() } }).catch(
      (error) => payload.logger.error({ msg: 'The lock of the first start could not be renewed.', err: error }),
    )
  }, LOCK_MS / 3).unref()
  try {
    return await syncedAtTheEnd(payload, start)
  } finally {
    clearInterval(renewal)
    await deleteRows({ payload, collection, where: { key: { equals: key } } })
  }
}

async function lock(payload: Payload): Promise<boolean> {
  if (await insertIfAbsent({ payload, collection, data: { key, windowEndsAt: expiry(), count: 1 } })) return true
  // Also a lock further ahead than any can be: its process died while the clock was ahead.
  const isOver: Condition<'rate-limits'>[] = [
    { windowEndsAt: { less_than: new Date().toISOString() } },
    { windowEndsAt: { greater_than: new Date(Date.now() + LOCK_MS + CLOCK_LAG_MS).toISOString() } },
  ]
  const expired: Condition<'rate-limits'> = { and: [{ key: { equals: key } }, { or: isOver }] }
  return (await changeOne({ payload, collection, where: expired, data: { windowEndsAt: expiry() } })) !== null
}

const expiry = () => new Date(Date.now() + LOCK_MS).toISOString()
