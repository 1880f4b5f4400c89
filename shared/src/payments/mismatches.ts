import { formatPaise } from '../platform/money.ts'

const CURRENCY = 'INR'

/** The part of a provider's report that must agree with the attempt. */
export interface ReportedPayment {
  transactionId: string
  amountPaise: number
  currency: string
}

export interface ExpectedPayment {
  transactionId: string
  amountPaise: number
}

/** Describes for staff where a report disagrees with the attempt; empty if the payment counts. */
export function listMismatches(reported: ReportedPayment, expected: ExpectedPayment): string[] {
  const mismatches: string[] = []
  if (reported.transactionId !== expected.transactionId) {
    mismatches.push(`The report is for transaction ${reported.transactionId}.`)
  }
  if (reported.currency !== CURRENCY) {
    mismatches.push(`The currency is ${reported.currency} instead of ${CURRENCY}.`)
  }
  if (reported.amountPaise !== expected.amountPaise) {
    mismatches.push(`${formatPaise(reported.amountPaise)} was paid instead of ${formatPaise(expected.amountPaise)}.`)
  }
  return mismatches
}
