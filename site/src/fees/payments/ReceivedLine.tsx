import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { isOpenRefund, refundStatusesIn } from '@pravesh/shared/payments/refunds/status'
import { isPaymentStatus, isRefunded } from '@pravesh/shared/payments/status'
import { rupeesToPaise } from '@pravesh/shared/platform/money'
import { DownloadPdf } from '../../documents/DownloadPdf.tsx'
import type { MyPayment } from '../../documents/use-my-payments.ts'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { ReviewNote } from '../DueNotes.tsx'
import { type Badge, statusBadge } from '../due-view.ts'
import { planWords } from '../plan/words/words.ts'
import { feesWords } from '../words/words.ts'
import { LineCells } from './LineCells.tsx'
import { RefundLines } from './RefundLines.tsx'

interface ReceivedLineProps {
  payment: MyPayment
  /** The fee that it counts for; null for everything else. */
  fee: DueView | null
  at: string
}

/** Money that arrived: what it was for, its receipt, and what came back. */
export function ReceivedLine({ payment, fee, at }: ReceivedLineProps) {
  const words = useWords(feesWords)
  const w = useWords(planWords).list
  const translate = useTranslate()
  const paths = usePaths()
  const { transactionId, description, amount, status, note, receipt_number: receipt, refunds } = payment
  const isBack = isPaymentStatus(status) && isRefunded(status)
  return (
    <LineCells
      numbers={
        <>
          {transactionId}
          {receipt !== '' && (
            <span className="hint">
              {w[kindOf(payment)]} {receipt}
            </span>
          )}
        </>
      }
      type={translate(fee ? DUE_ACTION_LABELS[fee.action] : purposeOf(payment))}
      what={fee?.title ?? description}
      amountPaise={rupeesToPaise(amount)}
      pay={{ tone: 'good', label: words.paid }}
      status={
        isBack ? { tone: '', label: words.refunded } : fee ? statusBadge(fee, words) : returningBadge(payment, words)
      }
      notes={
        <>
          {fee && <ReviewNote due={fee} />}
          {note !== '' && <p className="remark">{translate(note)}</p>}
          <RefundLines refunds={refunds} />
        </>
      }
      actions={
        payment.document_id !== '' && (
          <DownloadPdf kind={kindOf(payment)} id={payment.document_id} of={fee?.title ?? description} />
        )
      }
      help={paths.helpAbout('payment', transactionId)}
      at={at}
    />
  )
}

/** All of what was paid is on its way back. */
function returningBadge({ amount, refunds }: MyPayment, { refunding }: { refunding: string }): Badge | null {
  const open = refunds.filter(({ status }) => OPEN.some((each) => each === status))
  const isAll = amount > 0 && open.reduce((sum, refund) => sum + refund.amount, 0) >= amount
  return isAll ? { tone: '', label: refunding } : null
}

const OPEN = refundStatusesIn(isOpenRefund)

const kindOf = ({ document }: MyPayment): 'receipt' | 'bill' => (document === 'bill' ? 'bill' : 'receipt')

function purposeOf({ purpose }: MyPayment): string {
  const labels: Record<string, string> = PURPOSE_LABELS
  return labels[purpose] ?? ''
}
