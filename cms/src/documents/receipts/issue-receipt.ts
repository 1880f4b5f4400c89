import { receiptBook, receiptNumber } from '@pravesh/shared/documents/receipt-number'
import { taxText } from '@pravesh/shared/documents/tax'
import type { Payload } from 'payload'
import type { Payment, Receipt, Student } from '../../payload-types.ts'
import { insertIfAbsent } from '../../platform/database/insert-if-absent.ts'
import { isRecordIdIn } from '../../platform/database/record-id.ts'
import { Semaphore } from '../../platform/semaphore.ts'
import { Service } from '../../platform/service.ts'
import { hasReceipt } from './receipt-rules.ts'
import { taxOf } from './receipt-taxes.ts'

const collection = 'receipts'

/** Far above what any number of processes needs: each lost attempt means that another receipt was written. */
const MAX_ATTEMPTS = 1000

/** Receipts of one process take their numbers in turn, so that only processes compete for one. */
const turns = new Service<Semaphore>('receiptTurns')

interface IssueOptions {
  payload: Payload
  payment: Payment
  now: Date
}

/**
 * The receipt of a payment, written on the first call; null for payments without one. Idempotent.
 *
 * The number is the position after the last in its book, and the row that has it is the only record of it: an insert
 * that violates the unique number is repeated with the next position. So numbers have no gap wherever a process dies,
 * and no two receipts have the same one.
 */
export async function issueReceipt(options: IssueOptions): Promise<Receipt | null> {
  const { payload, payment } = options
  if (!hasReceipt(payment)) return null
  return (await findReceipt(payload, payment.id)) ?? turnsOf(payload).run(() => writeReceipt(options))
}

function findReceipt(payload: Payload, paymentId: string): Promise<Receipt | null> {
  return payload.db.findOne<Receipt>({ collection, where: { paymentId: { equals: paymentId } } })
}

async function writeReceipt({ payload, payment, now }: IssueOptions): Promise<Receipt> {
  const book = receiptBook(now)
  const content = await contentOf(payload, payment, now)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const position = (await lastPosition(payload, book)) + 1
    const data = { ...content, book, position, number: receiptNumber({ book, position }) }
    await insertIfAbsent({ payload, collection, data })
    const receipt = await findReceipt(payload, payment.id)
    if (receipt) return receipt
    // Another process took the number: try the next one.
  }
  throw new Error(`No number for a receipt was found in ${MAX_ATTEMPTS} attempts.`)
}

async function lastPosition(payload: Payload, book: string): Promise<number> {
  const { docs } = await payload.db.find<Receipt>({
    collection,
    where: { book: { equals: book } },
    sort: '-position',
    limit: 1,
    pagination: false,
  })
  return docs[0]?.position ?? 0
}

async function contentOf(payload: Payload, payment: Payment, now: Date) {
  const { id, purpose, subjectId, studentId, description, amountPaise, transactionId, paidAt } = payment
  const tax = taxText(await taxOf(payload, payment), amountPaise)
  return {
    paymentId: id,
    issuedAt: now.toISOString(),
    studentName: (await findStudent(payload, studentId))?.name ?? '',
    description,
    amountPaise,
    purpose,
    transactionId,
    paidAt,
    studentId,
    subjectId,
    taxLabel: tax.label,
    taxNote: tax.note,
  }
}

async function findStudent(payload: Payload, id: string): Promise<Student | null> {
  if (!isRecordIdIn(payload, id)) return null
  return payload.db.findOne<Student>({ collection: 'students', where: { id: { equals: id } } })
}

function turnsOf(payload: Payload): Semaphore {
  const existing = turns.find(payload)
  if (existing) return existing
  const full = () => new Error('Too many receipts are waiting.')
  const semaphore = new Semaphore({ atOnce: 1, waiting: Number.POSITIVE_INFINITY, full })
  turns.set(payload, semaphore)
  return semaphore
}
