import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { DueActions } from '../DueActions.tsx'
import { DueNotes } from '../DueNotes.tsx'
import { dueBadge } from '../due-view.ts'
import { Tag } from '../Tag.tsx'
import { useFeeName } from '../use-fee-name.ts'
import { feesWords } from '../words/words.ts'
import { planWords } from './words/words.ts'

interface DueTableProps {
  plan: FeePlan
  reload: () => void
}

/** All dues of a plan; a table on wide screens and paper, cards on phones. */
export function DueTable({ plan, reload }: DueTableProps) {
  const w = useWords(planWords)
  return (
    <table className="fees card-table">
      <caption>{w.dues}</caption>
      <thead>
        <tr>
          <th scope="col">{w.columns.fee}</th>
          <th scope="col">{w.columns.due}</th>
          <th scope="col" className="amount">
            {w.columns.amount}
          </th>
          <th scope="col">{w.columns.status}</th>
          <th scope="col" className="no-print">
            {w.columns.operation}
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.dues.map((due) => (
          <DueRow key={due.id} due={due} plan={plan} reload={reload} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {w.totals.total}
          </th>
          <td className="amount">{formatPaise(plan.totals.totalPaise)}</td>
          <td colSpan={2} />
        </tr>
      </tfoot>
    </table>
  )
}

function DueRow({ due, plan, reload }: DueTableProps & { due: DueView }) {
  const w = useWords(planWords)
  const words = useWords(feesWords)
  const locale = useLocale()
  const nameOf = useFeeName()
  const { dueOn, isOverdue, amountPaise, paidAt } = due
  return (
    <tr className={nextPayment(plan.dues)?.dues.includes(due) ? 'next' : undefined}>
      <th scope="row">{nameOf(due)}</th>
      <td data-label={w.columns.due}>{dueOn === null ? words.noDate : formatDay(dueOn, locale)}</td>
      <td data-label={w.columns.amount} className="amount">
        {formatPaise(amountPaise)}
      </td>
      <td data-label={w.columns.status}>
        <span className="tags">
          <Tag badge={dueBadge(due, words)} />
          {isOverdue && <Tag badge={{ tone: 'bad', label: words.overdue }} />}
        </span>
        {paidAt !== null && <span className="hint">{words.paidOn(formatDay(paidAt, locale))}</span>}
        <DueNotes due={due} />
      </td>
      <td className="no-print operation">
        <span className="tags">
          <DueActions due={due} plan={plan} reload={reload} />
        </span>
      </td>
    </tr>
  )
}
