import { paiseInWords } from '@pravesh/shared/platform/amount-in-words'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { Payment, Receipt } from '../../payload-types.ts'
import { documentWords } from '../words/words.ts'
import { refundedPaise } from './receipt-rules.ts'

interface Row {
  label: string
  value: string
}

/** What a receipt prints, with texts and amounts already formatted. */
export interface ReceiptView {
  number: string
  date: string
  payer: string
  /** The number of the receipt that this one replaces; empty if there is none. */
  replaces: string
  description: string
  taxLabel: string
  taxNote: string
  amount: string
  inWords: string
  payment: Row[]
  /** A sentence about refunds; null if there is none. */
  refund: string | null
}

export function receiptView({ receipt, payment }: { receipt: Receipt; payment: Payment }): ReceiptView {
  const w = documentWords.en.receipt
  const { amountPaise } = receipt
  return {
    number: receipt.number,
    date: formatLongDay(receipt.issuedAt),
    payer: receipt.studentName ?? '',
    replaces: receipt.replaces ?? '',
    description: receipt.description,
    taxLabel: receipt.taxLabel,
    taxNote: receipt.taxNote,
    amount: formatPaise(amountPaise),
    inWords: paiseInWords(amountPaise),
    payment: [
      { label: w.paidOn, value: receipt.paidAt ? formatLongDay(receipt.paidAt) : '' },
      {
        label: w.through,
        value: [providerName(payment.provider), detailOf(payment, 'method')].filter(Boolean).join(', '),
      },
      { label: w.transaction, value: receipt.transactionId },
      { label: w.providerReference, value: payment.providerReference ?? '' },
      { label: w.bankReference, value: detailOf(payment, 'bankReference') },
    ].filter(({ value }) => value !== ''),
    refund: refundOf(payment),
  }
}

function refundOf(payment: Payment): string | null {
  const { refundedInFull, refundedInPart } = documentWords.en.receipt
  const refunded = refundedPaise(payment)
  if (refunded === 0) return null
  return refunded < payment.amountPaise
    ? refundedInPart(formatPaise(refunded), formatPaise(payment.amountPaise))
    : refundedInFull(formatPaise(refunded))
}

/** What some providers report in addition. */
function detailOf(payment: Payment, name: 'method' | 'bankReference'): string {
  const value: unknown = Reflect.get(payment, name)
  return typeof value === 'string' ? value : ''
}

const PROVIDERS: Record<string, string> = { phonepe: 'PhonePe' }

function providerName(provider: string): string {
  return PROVIDERS[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
