import { receiptBook, receiptNumber } from '@pravesh/shared/documents/receipt-number'
import { IDENTIFIER_BYTES, merchantIdOf, transactionIdOf } from '@pravesh/shared/payments/identifiers'
import type { NewRow } from '../../cms/src/database/records/columns.ts'

/** Whose fees the rows are. */
export interface Payer {
  studentId: string
  applicationId: string
}

/** A fee and the attempt to pay it. */
export interface FeeRow extends Payer {
  /** Unique among all rows. */
  number: number
  startedAt: Date
  isPaid: boolean
}

const AMOUNT_PAISE = 50_000
const DESCRIPTION = 'Exam fee, 1st Semester'

/** An identifier with the number in its random characters. */
function identifiers({ number, startedAt: now }: FeeRow) {
  const random = Uint8Array.from({ length: IDENTIFIER_BYTES }, (_, index) => Math.floor(number / 32 ** index) % 32)
  return { transactionId: transactionIdOf({ now, random }), merchantId: merchantIdOf({ now, random }) }
}

export function dueRow(row: FeeRow): NewRow<'fee-dues'> {
  const { studentId, applicationId, number, startedAt, isPaid } = row
  const at = startedAt.toISOString()
  return {
    studentId,
    applicationId,
    applicationNumber: `BED${number}`,
    studentName: 'A student',
    course: 'BED',
    collegeName: 'A college',
    key: `bench/EXAM/${number}`,
    action: 'EXAM',
    title: '1st Semester',
    instalment: 1,
    amountPaise: AMOUNT_PAISE,
    status: isPaid ? 'paid' : 'open',
    review: 'PENDING',
    reviews: [],
    reviewRevision: 0,
    refundedPaise: 0,
    ...(isPaid && { paidAt: at, paymentId: identifiers(row).transactionId }),
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }
}

export function paymentRow(row: FeeRow, dueId: string): NewRow<'payments'> {
  const { studentId, startedAt, isPaid } = row
  const { transactionId, merchantId } = identifiers(row)
  const at = startedAt.toISOString()
  return {
    status: isPaid ? 'paid' : 'pending',
    description: DESCRIPTION,
    amountPaise: AMOUNT_PAISE,
    purpose: 'fee',
    studentId,
    subjectId: dueId,
    transactionId,
    merchantId,
    channel: 'online',
    provider: 'simulator',
    slot: isPaid ? `fee/${dueId}` : transactionId,
    startedAt: at,
    ...(isPaid && { paidAt: at, settledAt: at }),
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }
}

interface ReceiptOptions {
  row: FeeRow
  dueId: string
  paymentId: string
  /** Number of receipts before it in its book. */
  before: number
}

export function receiptRow({ row, dueId, paymentId, before }: ReceiptOptions): NewRow<'receipts'> {
  const { studentId, startedAt } = row
  const at = startedAt.toISOString()
  const [book, position] = [receiptBook(startedAt), before + 1]
  return {
    book,
    position,
    number: receiptNumber({ book, position }),
    paymentId,
    issuedAt: at,
    paidAt: at,
    studentName: 'A student',
    description: DESCRIPTION,
    amountPaise: AMOUNT_PAISE,
    purpose: 'fee',
    transactionId: identifiers(row).transactionId,
    studentId,
    subjectId: dueId,
    taxLabel: 'Exempt',
    taxNote: 'Exempt from GST.',
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }
}

/** The order of an attempt at the simulator, which has been paid. */
export function orderRow(row: FeeRow): NewRow<'simulator-payments'> {
  const at = row.startedAt.toISOString()
  return {
    ...identifiers(row),
    reference: `SIM${String(row.number).padStart(32, '0')}`,
    description: DESCRIPTION,
    duePaise: AMOUNT_PAISE,
    paidPaise: AMOUNT_PAISE,
    state: 'done',
    successUrl: 'http://localhost/success',
    failureUrl: 'http://localhost/failure',
    refundsRevision: 0,
    createdAt: at,
    updatedAt: at,
  }
}
