/**
 * Run as a separate process: adds payments to a stopped portal with the demo content, and writes what the requests need
 * to a JSON file. `payments-fill.ts 100000 3000 file`
 */
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { receiptBook } from '@pravesh/shared/documents/receipt-number'
import { getPayload } from 'payload'
import { startSession } from '../../cms/src/accounts/start-session.ts'
import type { Condition } from '../../cms/src/database/records/condition.ts'
import { expectManyRows, insertRows } from '../../cms/src/database/records/insert-rows.ts'
import { readRows } from '../../cms/src/database/records/read-rows.ts'
import { idOf } from '../../cms/src/database/records/relation.ts'
import config from '../../cms/src/payload.config.ts'
import { SIGNATURE_HEADER, signatureOf } from '../../cms/src/payments/providers/simulator/signature.ts'
import type { FilledPayments } from './payments-folders.ts'
import { dueRow, type FeeRow, orderRow, type Payer, paymentRow, receiptRow } from './payments-rows.ts'

/** Payments of the student whose fees are read. */
const OWN = 100
/** Payments of each other student. */
const EACH = 10
const BATCH = 500
/** Long ago, so that the rows are in another book of receipts than the demo content. */
const FIRST = Date.UTC(2025, 5, 1)
const MINUTE = 60_000

const [, , total = '0', reports = '0', file = ''] = process.argv
const payload = await getPayload({ config })
await expectManyRows(payload)
const now = new Date()
const [payer, reportedPayer] = await admittedPayers()
await addPaid(Number(total))
const filled: FilledPayments = {
  token: await startSession({ payload, studentId: payer.studentId, device: null, now }),
  payments: OWN,
  webhooks: await addReported(Number(total), Number(reports)),
}
await writeFile(file, JSON.stringify(filled), { mode: 0o600 })
process.exit(0)

/** Two students of the demo content who owe fees. */
async function admittedPayers(): Promise<[Payer, Payer]> {
  const where: Condition<'applications'> = { status: { equals: 'APPROVED' } }
  const docs = await readRows({ payload, collection: 'applications', where, limit: 0 })
  const byStudent = new Map(docs.map(({ id, student }) => [idOf(student) ?? '', id]))
  const [one, other] = [...byStudent].map(([studentId, applicationId]) => ({ studentId, applicationId }))
  if (!one || !other) throw new Error('The demo content has too few admitted students.')
  return [one, other]
}

/** Adds paid fees with their receipts: `OWN` of the student, and the others of students with `EACH`. */
async function addPaid(count: number): Promise<void> {
  let other: Payer = payer
  const rowOf = (number: number): FeeRow => {
    if (number >= OWN && number % EACH === 0) other = { studentId: randomUUID(), applicationId: randomUUID() }
    return { ...other, number, startedAt: new Date(FIRST + number * MINUTE), isPaid: true }
  }
  const before = await receiptsIn(receiptBook(new Date(FIRST)))
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => rowOf(from + index))
    const { dueIds, paymentIds } = await addFees(rows)
    const receipts = rows.map((row, index) =>
      receiptRow({
        row,
        dueId: dueIds[index] ?? '',
        paymentId: paymentIds[index] ?? '',
        before: before + from + index,
      }),
    )
    await insertRows({ payload, collection: 'receipts', rows: receipts })
  }
}

/** Adds fees whose payment the bank has confirmed, and returns the reports about them, signed by the simulator. */
async function addReported(first: number, count: number): Promise<FilledPayments['webhooks']> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...reportedPayer,
    number: first + index,
    startedAt: now,
    isPaid: false,
  }))
  const webhooks: FilledPayments['webhooks'] = []
  for (let from = 0; from < count; from += BATCH) {
    const batch = rows.slice(from, from + BATCH)
    await addFees(batch)
    const orders = batch.map(orderRow)
    await insertRows({ payload, collection: 'simulator-payments', rows: orders })
    for (const { reference, transactionId, state } of orders) {
      const body = JSON.stringify({ event: 'order.changed', reference, transactionId, state })
      webhooks.push({ body, headers: { [SIGNATURE_HEADER]: signatureOf(payload, 'webhook', body) } })
    }
  }
  return webhooks
}

async function addFees(rows: readonly FeeRow[]): Promise<{ dueIds: string[]; paymentIds: string[] }> {
  const dueIds = await insertRows({ payload, collection: 'fee-dues', rows: rows.map(dueRow) })
  const payments = rows.map((row, index) => paymentRow(row, dueIds[index] ?? ''))
  return { dueIds, paymentIds: await insertRows({ payload, collection: 'payments', rows: payments }) }
}

async function receiptsIn(book: string): Promise<number> {
  const where = { book: { equals: book } }
  const [last] = await readRows({ payload, collection: 'receipts', where, sort: '-position', limit: 1 })
  return last?.position ?? 0
}
