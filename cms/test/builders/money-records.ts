import { randomBytes } from 'node:crypto'
import { receiptNumber } from '@pravesh/shared/documents/receipt-number'
import { IDENTIFIER_BYTES, transactionIdOf } from '@pravesh/shared/payments/identifiers'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import type { CollectionSlug, Payload } from 'payload'
import { insertRow } from '../../src/database/records/insert-row.ts'
import { updateRow } from '../../src/database/records/update-row.ts'
import type {
  CoursePurchase,
  FeeDue,
  OfflinePayment,
  Payment,
  Receipt,
  Refund,
  SeatOffer,
  SettlementLine,
} from '../../src/payload-types.ts'

/** Records as a crash or a mistake could leave them, written past every rule of the portal. */
const HOUR = 60 * 60_000

type Written =
  | 'payments'
  | 'refunds'
  | 'receipts'
  | 'fee-dues'
  | 'course-purchases'
  | 'seat-offers'
  | 'settlement-lines'
  | 'offline-payments'

let count = 0

export function hoursAgo(hours: number, now = new Date()): string {
  return new Date(now.getTime() - hours * HOUR).toISOString()
}

/** A payment of ₹500 that was paid and settled two hours ago. */
export async function aStoredPayment(payload: Payload, change: Partial<Payment> = {}): Promise<Payment> {
  count += 1
  const transactionId = transactionIdOf({ now: new Date(), random: randomBytes(IDENTIFIER_BYTES) })
  const subjectId = `subject-${count}`
  const data = {
    studentId: `student-${count}`,
    purpose: 'application-fee',
    subjectId,
    description: 'Application fee, B.Ed',
    amountPaise: 50_000,
    transactionId,
    slot: transactionId,
    merchantId: `MUID${count}`,
    provider: 'simulator',
    channel: 'online',
    status: 'paid',
    startedAt: hoursAgo(3),
    paidAt: hoursAgo(2),
    settledAt: hoursAgo(2),
    refundHeldPaise: 0,
    refundedPaise: 0,
    attempts: 0,
    ...change,
  }
  return create(payload, 'payments', data)
}

export function aStoredRefund(payload: Payload, payment: Payment, change: Partial<Refund> = {}): Promise<Refund> {
  count += 1
  const { id: paymentId, transactionId, studentId, provider } = payment
  const data = {
    refundId: `R-${count}`,
    requestKey: `key-${count}`,
    paymentId,
    transactionId,
    studentId,
    provider,
    amountPaise: 10_000,
    kind: 'staff',
    reason: 'Course cancelled.',
    requestedBy: 'Mina Das',
    requestedAt: hoursAgo(2),
    status: 'done',
    needsAttention: false,
    attempts: 0,
    ...change,
  }
  return create(payload, 'refunds', data)
}

export function aStoredReceipt(payload: Payload, payment: Payment, position: number, change: Partial<Receipt> = {}) {
  const { id: paymentId, amountPaise, purpose, transactionId, studentId, subjectId, description } = payment
  const book = change.book ?? 'PR/2026-27'
  const data = {
    number: receiptNumber({ book, position }),
    book,
    position,
    paymentId,
    issuedAt: hoursAgo(2),
    studentName: 'ASHA ROY',
    description,
    amountPaise,
    purpose,
    transactionId,
    paidAt: hoursAgo(2),
    studentId,
    subjectId,
    taxLabel: 'Exempt',
    taxNote: 'Education services are exempt.',
    revision: 1,
    attempts: 0,
    ...change,
  }
  return create<Receipt>(payload, 'receipts', data)
}

export function aStoredDue(payload: Payload, change: Partial<FeeDue> = {}): Promise<FeeDue> {
  count += 1
  const data = {
    key: `application-${count}/EXAM/1`,
    studentId: `student-${count}`,
    applicationId: `application-${count}`,
    studentName: 'ASHA ROY',
    applicationNumber: `BED${count}`,
    course: 'BED',
    collegeName: 'Nadia College',
    action: 'EXAM',
    title: 'Exam fee, semester 1',
    instalment: 1,
    amountPaise: 120_000,
    refundedPaise: 0,
    status: 'open',
    review: 'PENDING',
    reviews: [],
    reviewRevision: 0,
    attempts: 0,
    ...change,
  }
  return create(payload, 'fee-dues', data)
}

export function aStoredPurchase(payload: Payload, change: Partial<CoursePurchase> = {}): Promise<CoursePurchase> {
  count += 1
  const data = {
    key: `student-${count}/course-${count}/1`,
    studentId: `student-${count}`,
    courseId: `course-${count}`,
    studentName: 'ASHA ROY',
    courseName: 'Lesson planning',
    amountPaise: 79_950,
    refundedPaise: 0,
    status: 'open',
    startedAt: hoursAgo(2),
    ...change,
  }
  return create(payload, 'course-purchases', data)
}

/** A seat that costs what `aStoredPayment` pays. */
export function aStoredSeat(payload: Payload, change: Partial<SeatOffer> = {}): Promise<SeatOffer> {
  count += 1
  const data = {
    ...{ key: `process/1/row-${count}`, process: 'process', round: 1, run: 'run', entry: `entry-${count}` },
    ...{ application: `application-${count}`, studentId: `student-${count}`, studentName: 'ASHA ROY' },
    ...{ number: `DELED${count}`, unit: 'C1', collegeName: 'Shalbani College', category: 'UR', choice: 1, ways: [] },
    ...{ costsPaise: 50_000, creditPaise: 0, duePaise: 50_000, refundPaise: 0, paidPaise: 0, refundedPaise: 0 },
    ...{ status: 'offered' as const, respondBy: '2026-11-30', revision: 1, attempts: 0, settledAt: hoursAgo(2) },
    ...change,
  }
  return create(payload, 'seat-offers', data)
}

export async function aConfirmedEntry(payload: Payload, change: Partial<OfflinePayment> = {}): Promise<OfflinePayment> {
  count += 1
  const proof = await insertRow({
    payload,
    collection: 'payment-proofs',
    data: { originalName: 'receipt.jpg', filename: `proof-${count}.jpg` },
  })
  const data = {
    proof: proof.id,
    status: 'confirmed',
    description: 'Exam fee, semester 1',
    amountPaise: 120_000,
    channel: 'cash',
    reference: `receipt ${count}`,
    receivedOn: '2026-11-20',
    purpose: 'fee',
    studentId: `student-${count}`,
    subjectId: `subject-${count}`,
    transactionId: `T-offline-${count}`,
    referenceKey: `key-${count}`,
    enteredBy: 'Mina Das',
    enteredById: 'staff-1',
    enteredAt: hoursAgo(3),
    decidedBy: 'Rita Sen',
    decidedAt: hoursAgo(2),
    attempts: 0,
    ...change,
  }
  return create(payload, 'offline-payments', data)
}

export function aStoredLine(
  payload: Payload,
  payment: Pick<Payment, 'transactionId'>,
  change: Partial<SettlementLine> = {},
) {
  const settledAt = change.settledAt ?? hoursAgo(1)
  const { provider = 'simulator', settlementId = 'setl_1', kind = 'payment' } = change
  const { transactionId } = payment
  const data = {
    key: [provider, settlementId, transactionId, kind].join('/'),
    provider,
    settlementId,
    transactionId,
    kind,
    amountPaise: 50_000,
    feePaise: 1_000,
    taxPaise: 180,
    bankReference: 'UTR1',
    settledAt,
    day: dayOf(settledAt),
    ...change,
  }
  return create<SettlementLine>(payload, 'settlement-lines', data)
}

/** Changes a record directly. */
export async function change(
  payload: Payload,
  collection: Written,
  id: string,
  data: Record<string, unknown>,
): Promise<void> {
  await updateRow({ payload, collection: collection as CollectionSlug, where: id, data })
}

async function create<Row>(payload: Payload, collection: Written, data: object): Promise<Row> {
  return (await insertRow({ payload, collection: collection as CollectionSlug, data: { ...data } })) as Row
}
