import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { RefundTerms } from '@pravesh/shared/payments/refunds/policy'
import { type RefundTermsView, refundTermsView } from '@pravesh/shared/payments/refunds/terms-text'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Translate } from '@pravesh/shared/platform/translate'
import type { Payload } from 'payload'
import { portalOf } from '../../foundation/portal.ts'

interface TermsOptions {
  payload: Payload
  purpose: PaymentPurpose
  /** Of a payment, or of what is to be paid. */
  subjectId: string
}

/** The refund terms of a subject as data; null when its purpose has none. */
export async function findRefundTerms({ payload, purpose, subjectId }: TermsOptions): Promise<RefundTerms | null> {
  const find = portalOf(payload).refundTermsHandlers[purpose]
  return find ? find({ payload, subjectId }) : null
}

interface ViewOptions extends TermsOptions {
  amountPaise: number
  now: Date
  locale?: Locale
  translate?: Translate
}

/** The refund terms of a subject as a student reads them before paying; null when its purpose has none. */
export async function refundTermsFor({ now, ...options }: ViewOptions): Promise<RefundTermsView | null> {
  const terms = await findRefundTerms(options)
  return terms && refundTermsView({ ...options, terms, day: dayInIndia(now) })
}
