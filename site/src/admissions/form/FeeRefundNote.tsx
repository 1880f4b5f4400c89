import { FEE_REFUND_MESSAGES } from '@pravesh/shared/admissions/form/fee-refund'
import type { FeeRefund } from '@pravesh/shared/admissions/form/form-context'
import { fill } from '@pravesh/shared/platform/fill'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useTranslate } from '../../forms/translate.ts'

/** How much of the application fee comes back and when, or nothing. */
export function FeeRefundNote({ feeRefund }: { feeRefund: FeeRefund | null }) {
  const translate = useTranslate()
  if (feeRefund === null) return null
  const message = FEE_REFUND_MESSAGES[feeRefund.isDone ? 'done' : 'open']
  return <p>{fill(translate(message), { amount: formatPaise(feeRefund.paise) })}</p>
}
