import { isDoneRefund, isHeldRefund, type RefundStatus } from '../refunds/status.ts'

interface RefundedPayment {
  amountPaise: number
  refundHeldPaise?: number | null
  refundedPaise?: number | null
}

export interface SummedRefund {
  status: RefundStatus
  amountPaise: number
}

/** A contradiction between a payment and its refunds; amounts in paise. */
export type RefundFault = { kind: 'above-payment' | 'held-differs' | 'done-differs'; expected: number; found: number }

/** Compares a payment with its refund records. The totals stored with the payment may lag behind for seconds. */
export function listRefundFaults(payment: RefundedPayment, refunds: readonly SummedRefund[]): RefundFault[] {
  const held = sumOf(refunds, isHeldRefund)
  const done = sumOf(refunds, isDoneRefund)
  const { amountPaise, refundHeldPaise, refundedPaise } = payment
  const faults: RefundFault[] = []
  if (held > amountPaise) faults.push({ kind: 'above-payment', expected: amountPaise, found: held })
  if (held !== (refundHeldPaise ?? 0))
    faults.push({ kind: 'held-differs', expected: held, found: refundHeldPaise ?? 0 })
  if (done !== (refundedPaise ?? 0)) faults.push({ kind: 'done-differs', expected: done, found: refundedPaise ?? 0 })
  return faults
}

function sumOf(refunds: readonly SummedRefund[], counts: (status: RefundStatus) => boolean): number {
  return refunds.reduce((sum, { status, amountPaise }) => (counts(status) ? sum + amountPaise : sum), 0)
}
