import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { formatPaise } from '@pravesh/shared/platform/money'
import { OpenPayment } from '../payments/watch/OpenPayment.tsx'
import { isWaiting } from './due-view.ts'
import { useFeeName } from './use-fee-name.ts'

/** The fees whose payment the bank has not confirmed yet. */
export function OpenPayments({ dues, onDecided }: { dues: readonly DueView[]; onDecided: () => void }) {
  const nameOf = useFeeName()
  return dues.filter(isWaiting).map((due) => {
    const { transactionId, amountPaise } = due
    if (transactionId === null) return null
    const subject = `${nameOf(due)}: ${formatPaise(amountPaise)}`
    return <OpenPayment key={transactionId} transactionId={transactionId} subject={subject} onDecided={onDecided} />
  })
}
