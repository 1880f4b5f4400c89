/**
 * Run as a separate process: adds orders, stock movements, payments, refunds, receipts and settlement lines to a stopped
 * portal, that many of each. `exports-fill.ts COUNT`
 */
import { randomUUID } from 'node:crypto'
import type { CollectionSlug } from 'payload'
import { getPayload } from 'payload'
import { expectManyRows, insertRows } from '../../cms/src/database/records/insert-rows.ts'
import config from '../../cms/src/payload.config.ts'
import type { Refund, SettlementLine, StockMovement } from '../../cms/src/payload-types.ts'
import { orderRow } from './orders-rows.ts'
import { type FeeRow, paymentRow, receiptRow } from './payments-rows.ts'

const BATCH = 250
/** Long ago, so that the rows are in another book of receipts than the demo content. */
const FIRST = Date.UTC(2025, 5, 1)
const MINUTE = 60_000

const count = Number(process.argv[2] ?? '0')
const payload = await getPayload({ config })
await expectManyRows(payload)
for (let from = 0; from < count; from += BATCH) {
  const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index)
  const add = (collection: CollectionSlug, rows: Record<string, unknown>[], groups: string[] = []) =>
    insertRows({ payload, collection, rows, groups })
  await add(
    'orders',
    numbers.map((number) => orderRow(number, count)),
    ['address'],
  )
  await add('stock-movements', numbers.map(movementRow))
  const paymentIds = await add(
    'payments',
    numbers.map((number) => paymentRow(feeRow(number), `due-${number}`)),
  )
  const paid = numbers.map((number, index) => ({ number, paymentId: paymentIds[index] ?? '' }))
  const receipts = paid.map(({ number, paymentId }) =>
    receiptRow({ row: feeRow(number), dueId: `due-${number}`, paymentId, before: number }),
  )
  await add('receipts', receipts)
  await add('refunds', paid.map(refundRow))
  await add('settlement-lines', numbers.map(lineRow))
}
process.exit(0)

function feeRow(number: number): FeeRow {
  const startedAt = new Date(FIRST + number * MINUTE)
  return { studentId: randomUUID(), applicationId: randomUUID(), number, startedAt, isPaid: true }
}

function stampsOf(number: number) {
  const at = new Date(FIRST + number * MINUTE).toISOString()
  return { createdAt: at, updatedAt: at }
}

function movementRow(number: number): Omit<StockMovement, 'id'> {
  const { createdAt, updatedAt } = stampsOf(number)
  const stock = { change: 5, copiesAfter: number, kind: 'adjustment' as const, reason: 'Counted', by: 'A clerk' }
  return {
    key: `bench/${number}`,
    bookId: randomUUID(),
    bookName: 'A book',
    ...stock,
    at: createdAt,
    createdAt,
    updatedAt,
  }
}

function refundRow({ number, paymentId }: { number: number; paymentId: string }): Omit<Refund, 'id'> {
  const stamps = stampsOf(number)
  const { transactionId, studentId } = paymentRow(feeRow(number), '')
  return {
    ...{ refundId: `BENCH-${number}`, requestKey: `bench-${number}`, paymentId, transactionId, studentId },
    ...{ provider: 'simulator', amountPaise: 10_000, kind: 'staff', reason: 'Course cancelled.', status: 'done' },
    ...{ requestedBy: 'A clerk', requestedAt: stamps.createdAt, decidedAt: stamps.createdAt, needsAttention: false },
    ...{ attempts: 0, ...stamps },
  }
}

function lineRow(number: number): Omit<SettlementLine, 'id'> {
  const stamps = stampsOf(number)
  const { transactionId } = paymentRow(feeRow(number), '')
  return {
    ...{ key: `bench/${number}`, provider: 'simulator', settlementId: `S${Math.floor(number / 100)}`, kind: 'payment' },
    ...{ transactionId, amountPaise: 50_000, feePaise: 1_000, taxPaise: 180, settledAt: stamps.createdAt },
    ...{ day: stamps.createdAt.slice(0, 10), ...stamps },
  }
}
