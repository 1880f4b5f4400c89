import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import type { DueView } from '@pravesh/shared/fees/plan/fee-plan'
import { paymentQueries } from '@pravesh/shared/payments/calls'
import { feeTitle } from '@pravesh/shared/payments/fee-title'
import { isOnHold, OWED_STATES } from '@pravesh/shared/payments/owed/states'
import { PURPOSE_LABELS } from '@pravesh/shared/payments/purposes'
import { translateDescription } from '@pravesh/shared/payments/translate-description'
import { rupeesToPaise } from '@pravesh/shared/platform/money'
import { DownloadPdf } from '../../documents/DownloadPdf.tsx'
import type { MyPayment } from '../../documents/use-my-payments.ts'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { ReviewNote } from '../DueNotes.tsx'
import { stateBadge, statusBadge } from '../due-view.ts'
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

/** Money that arrived, or a payment that is not decided yet: what it was for, its receipt, and what came back. */
export function ReceivedLine({ payment, fee, at }: ReceivedLineProps) {
  const words = useWords(feesWords)
  const w = useWords(planWords).list
  const translate = useTranslate()
  const paths = usePaths()
  const { transactionId, description, amount, note, receipt_number: receipt, refunds } = payment
  const state = OWED_STATES.find((each) => each === payment.state) ?? 'paid'
  const isUndecided = isOnHold(state)
  const what = fee ? feeTitle(fee.title, translate) : translateDescription(description, translate)
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
      what={what}
      amountPaise={rupeesToPaise(amount)}
      pay={isUndecided ? { tone: '', label: words.unpaid } : { tone: 'good', label: words.paid }}
      status={fee && state !== 'refunded' ? statusBadge(fee, words) : stateBadge(state, words)}
      notes={
        <>
          {fee && <ReviewNote due={fee} />}
          {note !== '' && <p className="remark">{translate(note)}</p>}
          <RefundLines refunds={refunds} />
        </>
      }
      actions={
        <>
          {payment.document_id !== '' && <DownloadPdf kind={kindOf(payment)} id={payment.document_id} of={what} />}
          {isUndecided && (
            <a
              href={`${paths.success}?${new URLSearchParams({ [paymentQueries.transactionId]: transactionId })}`}
              className="button"
            >
              {w.seePayment}
              <span className="visually-hidden">: {what}</span>
            </a>
          )}
        </>
      }
      help={paths.helpAbout('payment', transactionId)}
      at={at}
    />
  )
}

const kindOf = ({ document }: MyPayment): 'receipt' | 'bill' => (document === 'bill' ? 'bill' : 'receipt')

function purposeOf({ purpose }: MyPayment): string {
  const labels: Record<string, string> = PURPOSE_LABELS
  return labels[purpose] ?? ''
}
