import { DUE_ACTION_LABELS } from '@pravesh/shared/fees/fee-kinds'
import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formatDay } from '../../lib/formats.ts'
import { DueActions } from '../DueActions.tsx'
import { DueNotes } from '../DueNotes.tsx'
import { payBadge, statusBadge } from '../due-view.ts'
import { planWords } from '../plan/words/words.ts'
import { Tag } from '../Tag.tsx'
import type { FeePayment } from '../use-fee-list.ts'
import { feesWords } from '../words/words.ts'

interface PaymentTableProps {
  payments: readonly FeePayment[]
  plans: readonly FeePlan[]
}

/** Nothing can be done on paper. */
const HEAD_CLASSES: Record<string, string> = { feesAmount: 'amount', operation: 'no-print' }

/** Payments as a table, as cards on phones. (spec 1, 2) */
export function PaymentTable({ payments, plans }: PaymentTableProps) {
  const { columns, caption } = useWords(planWords).list
  return (
    <table className="fees card-table wide-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {Object.entries(columns).map(([key, label]) => (
            <th key={key} scope="col" className={HEAD_CLASSES[key]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => (
          <PaymentRow key={payment.view.id} payment={payment} plans={plans} />
        ))}
      </tbody>
    </table>
  )
}

function PaymentRow({ payment: { view: due, createdAt }, plans }: { payment: FeePayment; plans: readonly FeePlan[] }) {
  const { columns } = useWords(planWords).list
  const words = useWords(feesWords)
  const translate = useTranslate()
  const locale = useLocale()
  const plan = plans.find(({ dues }) => dues.some(({ id }) => id === due.id))
  return (
    <tr>
      <td data-label={columns.id} className="numbers">
        {due.id}
      </td>
      <th scope="row" data-label={columns.type}>
        {translate(DUE_ACTION_LABELS[due.action])}
      </th>
      <td data-label={columns.feesType}>{due.title}</td>
      <td data-label={columns.feesAmount} className="amount">
        {formatPaise(due.amountPaise)}
      </td>
      <td data-label={columns.payStatus}>
        <Tag badge={payBadge(due, words)} />
      </td>
      <td data-label={columns.status}>
        <Tag badge={statusBadge(due, words)} />
        <DueNotes due={due} />
      </td>
      <td data-label={columns.operation} className="operation no-print">
        <span className="tags">
          <DueActions due={due} plan={plan} />
        </span>
      </td>
      <td data-label={columns.date}>{formatDay(createdAt, locale)}</td>
    </tr>
  )
}
