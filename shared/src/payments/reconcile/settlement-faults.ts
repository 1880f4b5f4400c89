import { isReceived, type PaymentStatus } from '../status.ts'

/** What a settlement report says about one payment or its refunds, in paise. */
export interface SettledLine {
  kind: 'payment' | 'refund'
  amountPaise: number
}

interface SettledPayment {
  status: PaymentStatus
  amountPaise: number
  /** The sum of its refunds that have not failed. */
  refundHeldPaise?: number | null
}

/** How a line of a settlement report differs from the portal's records. */
export type SettlementFault = 'unknown-payment' | 'not-paid' | 'amount-differs'

/** Compares a line with the payment that it names; null if they agree. */
export function settlementFault(line: SettledLine, payment: SettledPayment | null): SettlementFault | null {
  if (payment === null) return 'unknown-payment'
  if (line.kind === 'refund') return line.amountPaise > (payment.refundHeldPaise ?? 0) ? 'amount-differs' : null
  if (!isReceived(payment.status)) return 'not-paid'
  return line.amountPaise === payment.amountPaise ? null : 'amount-differs'
}

/** The money that a line brings to the account, in paise; negative for a refund. */
export function settledPaise({
  kind,
  amountPaise,
  feePaise,
  taxPaise,
}: SettledLine & { feePaise: number; taxPaise: number }): number {
  return (kind === 'payment' ? amountPaise : -amountPaise) - feePaise - taxPaise
}
