import { overdueBefore } from '@pravesh/shared/payments/reconcile/time-limits'
import { hasEnded, isRefunded } from '@pravesh/shared/payments/status'
import { isUnpaid, isWithdrawn } from '@pravesh/shared/shop/orders/status'
import { type Hold, release } from '@pravesh/shared/shop/stock/ledger'
import type { Payload } from 'payload'
import { changeAll } from '../../database/records/change-all.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { isRecordIdIn } from '../../database/records/record-id.ts'
import { idOf } from '../../database/records/relation.ts'
import { CLOCK_LAG_MS } from '../../database/work/repair-due.ts'
import type { DueWork } from '../../database/work/work.ts'
import type { BookStock, Order, Payment } from '../../payload-types.ts'
import { changeStock } from './change-stock.ts'
import { CHECK_AFTER_MS, stockOf } from './stock-row.ts'
import { storeStock } from './store-stock.ts'
import { writeMovements } from './write-movements.ts'

/** More than one minute's worth; the rest waits for the next run. */
const MAX_PER_RUN = 200
const MINUTE = 60_000
/** Far longer than it takes to write an attempt after its copies were reserved. */
const STARTED_WITHIN_MS = 10 * MINUTE

/**
 * Releases reservations and writes movements that a dead process left behind. Needs no lease: each change is one
 * conditional update, and a repeat changes nothing.
 */
export const stockChecks: DueWork = {
  run: async ({ payload, now }) => {
    const rows = await readRows({
      payload,
      collection: 'book-stock',
      where: { checkAt: { less_than_equal: now().toISOString() } },
      sort: 'checkAt',
      limit: MAX_PER_RUN,
    })
    for (const row of rows) await checkRow({ payload, row, now: now() })
  },
  repair: async ({ payload, now }) => {
    const where = { checkAt: { greater_than: new Date(now.getTime() + CHECK_AFTER_MS + CLOCK_LAG_MS).toISOString() } }
    await changeAll({ payload, collection: 'book-stock', where, data: { checkAt: now.toISOString() } })
  },
}

async function checkRow({ payload, row, now }: { payload: Payload; row: BookStock; now: Date }): Promise<void> {
  const bookId = idOf(row.book)
  if (bookId === null) return
  const stock = stockOf(row)
  // Makes the row due again later, unless a concurrent change has done so.
  await storeStock({ payload, row, stock, now })
  await writeMovements({ payload, bookId, stock, now })
  for (const hold of stock.holds) {
    const attempts = await endedAttempts({ payload, hold, now })
    const claim = { orderId: hold.orderId, attempts }
    if (attempts.length > 0) await changeStock({ payload, bookId, now, change: (current) => release(current, claim) })
  }
}

/** The attempts of a reservation that can no longer be paid in time, or were never started. */
async function endedAttempts({ payload, hold, now }: { payload: Payload; hold: Hold; now: Date }): Promise<string[]> {
  const [order, payments] = await Promise.all([findOrder(payload, hold), findAttempts(payload, hold)])
  if (order === null || !isUnpaid(order.status) || isWithdrawn(order)) return hold.attempts
  const isFresh = now.getTime() - Date.parse(hold.at) < STARTED_WITHIN_MS
  return hold.attempts.filter((attempt) => {
    const payment = payments.get(attempt)
    return payment ? isOver(payment, now) : !isFresh
  })
}

/** An attempt with an issue stays open until staff settle it at the provider; its copies do not wait that long. */
function isOver({ status, startedAt }: Payment, now: Date): boolean {
  return hasEnded(status) || isRefunded(status) || startedAt < overdueBefore('openAttempt', now)
}

async function findOrder(payload: Payload, { orderId }: Hold): Promise<Order | null> {
  if (!isRecordIdIn(payload, orderId)) return null
  return readRow({ payload, collection: 'orders', where: { id: { equals: orderId } } })
}

async function findAttempts(payload: Payload, { attempts }: Hold): Promise<Map<string, Payment>> {
  const rows = await readRows({ payload, collection: 'payments', where: { transactionId: { in: attempts } } })
  return new Map(rows.map((payment) => [payment.transactionId, payment]))
}
