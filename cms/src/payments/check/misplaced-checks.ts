import { nextCheckAt } from '@pravesh/shared/payments/schedule'
import { hasEnded, statusesBefore } from '@pravesh/shared/payments/status'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { changeOne } from '../../database/records/change-one.ts'
import type { Condition } from '../../database/records/condition.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { CLOCK_LAG_MS } from '../../database/work/repair-due.ts'
import type { DueWork } from '../../database/work/work.ts'

/** The rest follows a minute later. */
const MAX_PER_RUN = 500

const unpaid: Condition<'payments'> = { status: { in: statusesBefore('paid') } }

/**
 * Checks of attempts follow from their age, so that a clock that was ahead leaves later checks than the schedule has, and
 * attempts that do not end. (decision 0053)
 */
export const misplacedChecks: DueWork = {
  run: async () => {},
  repair: async ({ payload, now }) => {
    await restartFromNow(payload, now)
    await checkInTime(payload, now)
  },
}

/** An attempt that was started in the future was started just now, as far as anyone can tell. */
async function restartFromNow(payload: Payload, now: Date): Promise<void> {
  const inFuture: Condition<'payments'> = {
    startedAt: { greater_than: new Date(now.getTime() + CLOCK_LAG_MS).toISOString() },
  }
  const where: Condition<'payments'> = { and: [unpaid, inFuture, { nextCheckAt: { exists: true } }] }
  const data = { startedAt: now.toISOString(), nextCheckAt: now.toISOString() }
  await changeAll({ payload, collection: 'payments', where, data })
}

async function checkInTime(payload: Payload, now: Date): Promise<void> {
  const rows = await readRows({
    payload,
    collection: 'payments',
    where: {
      and: [
        { status: { in: statusesBefore('paid').filter((status) => !hasEnded(status)) } },
        { nextCheckAt: { greater_than: latestCheck(now, now).toISOString() } },
      ],
    },
    sort: '-nextCheckAt',
    limit: MAX_PER_RUN,
  })
  for (const { id, startedAt, nextCheckAt: stored } of rows) {
    if (!stored || Date.parse(stored) <= latestCheck(new Date(startedAt), now).getTime()) continue
    const where: Condition<'payments'> = { and: [{ id: { equals: id } }, { nextCheckAt: { equals: stored } }] }
    await changeOne({ payload, collection: 'payments', where, data: { nextCheckAt: now.toISOString() } })
  }
}

const latestCheck = (startedAt: Date, now: Date) => new Date(nextCheckAt({ startedAt, now }).getTime() + CLOCK_LAG_MS)
