import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useWords } from '../../forms/locale.ts'
import { statusWords } from './words/words.ts'

/** How much of the application fee comes back and when, or nothing. */
export function FeeRefundNote({ application: { feeRefund } }: { application: Pick<ApplicationView, 'feeRefund'> }) {
  const w = useWords(statusWords).feeRefund
  if (feeRefund === null) return null
  return <p>{(feeRefund.isDone ? w.done : w.open)(formatPaise(feeRefund.paise))}</p>
}
