import type { ReportPeriod } from '@pravesh/shared/fees/reports/report-period'
import { type HeadPart, splitPayment, splitRefund } from '@pravesh/shared/fees/reports/split-payment'
import { isDoneRefund, type RefundStatus, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import { isCounted, RECEIVED_STATUSES } from '@pravesh/shared/payments/status'
import { endOfDay, startOfDay } from '@pravesh/shared/platform/day-in-india'
import type { Payload, Where } from 'payload'
import { readRows } from '../../database/records/read-rows.ts'
import { walkRecords } from '../../database/slices/walk-records.ts'
import type { Payment, Refund } from '../../payload-types.ts'

const PAYMENT_FIELDS = [
  'transactionId',
  'paidAt',
  'status',
  'issue',
  'issueNote',
  'purpose',
  'description',
  'subjectId',
  'studentId',
  'amountPaise',
  'channel',
  'college',
  'course',
] as const
const REFUND_FIELDS = ['refundId', 'decidedAt', 'amountPaise', 'kind', 'paymentId', 'reason'] as const

type PaymentFacts = Pick<Payment, 'id' | (typeof PAYMENT_FIELDS)[number]>
type RefundFacts = Pick<Refund, 'id' | (typeof REFUND_FIELDS)[number]>

/** A payment, and what its money is for. */
export interface SplitPayment {
  payment: PaymentFacts
  parts: readonly HeadPart[]
}

/** A completed refund, the payment that it returns, and which parts of it. */
export interface SplitRefund extends SplitPayment {
  refund: RefundFacts
}

interface MoneyOptions {
  payload: Payload
  period: ReportPeriod
  /** On records with a place: what the person may read, and the filter. */
  where: readonly Where[]
}

/** The payments that were received in a period, in slices, oldest first. Read by the index of their date. */
export async function* receivedIn({ payload, period, where }: MoneyOptions): AsyncGenerator<SplitPayment[]> {
  const received: Where = { and: [{ status: { in: [...RECEIVED_STATUSES] } }, ...where] }
  const walk = walkRecords({
    ...{ payload, collection: 'payments', fields: PAYMENT_FIELDS, where: received as never },
    order: { by: 'paidAt', newestFirst: false, from: startOfDay(period.from), to: endOfDay(period.to) },
  })
  for await (const payments of walk) yield await splitAll(payload, payments)
}

/** The refunds that were completed in a period, counter-entries of bounced cheques included. */
export async function* refundedIn({ payload, period, where }: MoneyOptions): AsyncGenerator<SplitRefund[]> {
  const done: Where = { and: [{ status: { in: DONE } }, ...where] }
  const walk = walkRecords({
    ...{ payload, collection: 'refunds', fields: REFUND_FIELDS, where: done as never },
    order: { by: 'decidedAt', newestFirst: false, from: startOfDay(period.from), to: endOfDay(period.to) },
  })
  for await (const refunds of walk) yield await splitRefunds(payload, refunds)
}

const DONE: RefundStatus[] = refundStatusesIn(isDoneRefund)

async function splitAll(payload: Payload, payments: readonly PaymentFacts[]): Promise<SplitPayment[]> {
  const ids = payments.filter(({ purpose }) => purpose === 'fee').map(({ subjectId }) => subjectId)
  const dues = await readRows({
    payload,
    collection: 'fee-dues',
    where: { id: { in: [...new Set(ids)] } },
    fields: ['action', 'amountPaise', 'concessionPaise', 'chargePaise', 'entries'],
  })
  const byId = new Map(dues.map((due) => [due.id, due]))
  return payments.map((payment) => ({
    payment,
    parts: splitPayment({ ...payment, isCounted: isCounted(payment), due: byId.get(payment.subjectId) ?? null }),
  }))
}

async function splitRefunds(payload: Payload, refunds: readonly RefundFacts[]): Promise<SplitRefund[]> {
  const paymentIds = [...new Set(refunds.map(({ paymentId }) => paymentId))]
  const [payments, all] = await Promise.all([
    readRows({ payload, collection: 'payments', where: { id: { in: paymentIds } }, fields: PAYMENT_FIELDS }),
    readRows({
      payload,
      collection: 'refunds',
      where: { and: [{ paymentId: { in: paymentIds } }, { status: { in: DONE } }] },
      fields: ['paymentId', 'amountPaise', 'decidedAt'],
    }),
  ])
  const split = new Map((await splitAll(payload, payments)).map((each) => [each.payment.id, each]))
  return refunds.flatMap((refund) => {
    const of = split.get(refund.paymentId)
    if (!of) return []
    const beforePaise = all
      .filter((other) => other.paymentId === refund.paymentId && isBefore(other, refund))
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const parts = splitRefund({ parts: of.parts, beforePaise, amountPaise: refund.amountPaise })
    return [{ refund, payment: of.payment, parts }]
  })
}

type Completed = Pick<RefundFacts, 'id' | 'decidedAt'>

function isBefore(one: Completed, other: Completed): boolean {
  const [first, second] = [one.decidedAt ?? '', other.decidedAt ?? '']
  return first === second ? one.id < other.id : first < second
}
