import { translateTax } from '@pravesh/shared/documents/tax'
import { documentTranslations } from '@pravesh/shared/documents/translations/translations'
import { feeTranslations } from '@pravesh/shared/fees/translations/translations'
import { OFFLINE_PROVIDER } from '@pravesh/shared/payments/channels'
import { paymentTranslations } from '@pravesh/shared/payments/translations/translations'
import { paiseInWords } from '@pravesh/shared/platform/amount-in-words'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import { formatPaise } from '@pravesh/shared/platform/money'
import { translator } from '@pravesh/shared/platform/translate'
import type { Payment, Receipt } from '../../payload-types.ts'
import { documentWords } from '../words/words.ts'
import { breakdownIn } from './receipt-breakdown.ts'
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
  /** How the amount comes about; empty if it is simply that amount. */
  breakdown: Row[]
  payment: Row[]
  /** A sentence about refunds; null if there is none. */
  refund: string | null
}

interface ViewOptions {
  receipt: Receipt
  payment: Payment
  locale: Locale
}

export function receiptView({ receipt, payment, locale }: ViewOptions): ReceiptView {
  const w = documentWords[locale].receipt
  const translate = translator(locale, [paymentTranslations, feeTranslations])
  const { amountPaise } = receipt
  const stored = { label: receipt.taxLabel, note: receipt.taxNote }
  const tax = translateTax(stored, translator(locale, [documentTranslations]))
  return {
    number: receipt.number,
    date: formatLongDay(receipt.issuedAt, locale),
    payer: receipt.studentName ?? '',
    replaces: receipt.replaces ?? '',
    description: receipt.description,
    taxLabel: tax.label,
    taxNote: tax.note,
    amount: formatPaise(amountPaise),
    inWords: paiseInWords(amountPaise),
    breakdown: breakdownIn(receipt.breakdown).map(({ label, amountPaise, transactionIds = [] }) => ({
      label: [translate(label), ...transactionIds].join(' · '),
      value: formatPaise(amountPaise),
    })),
    payment: [
      { label: w.paidOn, value: receipt.paidAt ? formatLongDay(receipt.paidAt, locale) : '' },
      {
        label: w.through,
        value: [providerName(payment.provider), detailOf(payment, 'method')].filter(Boolean).join(', '),
      },
      { label: w.transaction, value: receipt.transactionId },
      { label: w.providerReference, value: payment.providerReference ?? '' },
      { label: w.bankReference, value: detailOf(payment, 'bankReference') },
    ].filter(({ value }) => value !== ''),
    refund: refundOf(payment, w),
  }
}

function refundOf(
  payment: Payment,
  { refundedInFull, refundedInPart }: (typeof documentWords)[Locale]['receipt'],
): string | null {
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

/** At the office, the method says it all. */
const PROVIDERS: Record<string, string> = { phonepe: 'PhonePe', [OFFLINE_PROVIDER]: '' }

function providerName(provider: string): string {
  return PROVIDERS[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
