import { formatPaise } from '../platform/money.ts'

/** The only currency there is. */
const CURRENCY = 'INR'

/** What a provider says of a payment, as far as it must agree with the attempt. */
export interface ReportedPayment {
  transactionId: string
  amountPaise: number
  currency: string
}

/** What was asked for. */
export interface ExpectedPayment {
  transactionId: string
  amountPaise: number
}

/** Lists, in words for staff, where a report disagrees with the attempt; an empty list lets the money count. */
export function listMismatches(reported: ReportedPayment, expected: ExpectedPayment): string[] {
  const found: string[] = []
  if (reported.transactionId !== expected.transactionId) {
    found.push(`The report is about transaction ${reported.transactionId}.`)
  }
  if (reported.currency !== CURRENCY) {
    found.push(`The currency is ${reported.currency} instead of ${CURRENCY}.`)
  }
  if (reported.amountPaise !== expected.amountPaise) {
    found.push(`${formatPaise(reported.amountPaise)} was paid instead of ${formatPaise(expected.amountPaise)}.`)
  }
  return found
}
