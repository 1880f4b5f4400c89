import { receiptBook, receiptNumber } from '@pravesh/shared/documents/receipt-number'
import type { Payload } from 'payload'
import { insertIfAbsent } from '../../database/records/insert-if-absent.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { loadSearchFields } from '../../database/search/search-source.ts'
import { Semaphore } from '../../foundation/concurrency/semaphore.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { Receipt } from '../../payload-types.ts'
import { findReceipt } from './find-receipt.ts'

const collection = 'receipts'

/** Far above what any number of processes needs: each lost attempt means that another receipt was written. */
const MAX_ATTEMPTS = 1000

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** Private to this file: receipts take their numbers in turn, so that only processes compete for one. */
    receiptTurns?: Semaphore | undefined
  }
}

/** A receipt without its number. */
export type ReceiptContent = Pick<
  Receipt,
  | 'paymentId'
  | 'replaces'
  | 'issuedAt'
  | 'studentName'
  | 'description'
  | 'amountPaise'
  | 'purpose'
  | 'transactionId'
  | 'paidAt'
  | 'studentId'
  | 'subjectId'
  | 'college'
  | 'course'
  | 'taxLabel'
  | 'taxNote'
  | 'breakdown'
> & { revision: number }

/**
 * Writes a receipt under the next number of its book, or returns the one that the payment already has in this revision.
 * Idempotent.
 *
 * The number is the position after the last in its book, and the row that has it is the only record of it: an insert
 * that violates the unique number is repeated with the next position. So numbers have no gap wherever a process dies,
 * and no two receipts have the same one.
 */
export function writeNumbered(payload: Payload, content: ReceiptContent): Promise<Receipt> {
  return turnsOf(payload).run(() => write(payload, content))
}

async function write(payload: Payload, content: ReceiptContent): Promise<Receipt> {
  const book = receiptBook(new Date(content.issuedAt), content.purpose)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const position = (await lastPosition(payload, book)) + 1
    const data = { ...content, book, position, number: receiptNumber({ book, position }), attempts: 0 }
    const search = await loadSearchFields(payload, collection, data)
    await insertIfAbsent({ payload, collection, data: { ...data, ...search } })
    const receipt = await findReceipt(payload, content)
    if (receipt) return receipt
    // Another process took the number: try the next one.
  }
  throw new Error(`No number for a receipt was found in ${MAX_ATTEMPTS} attempts.`)
}

async function lastPosition(payload: Payload, book: string): Promise<number> {
  const rows = await readRows({ payload, collection, where: { book: { equals: book } }, sort: '-position', limit: 1 })
  return rows[0]?.position ?? 0
}

function turnsOf(payload: Payload): Semaphore {
  const { receiptTurns } = portalOf(payload)
  if (receiptTurns) return receiptTurns
  const full = () => new Error('Too many receipts are waiting.')
  const semaphore = new Semaphore({ atOnce: 1, waiting: Number.POSITIVE_INFINITY, full })
  portalOf(payload).receiptTurns = semaphore
  return semaphore
}
