import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { daysUntil, firstToPay } from '../due-view.ts'
import { PayDue } from '../pay/PayDue.tsx'
import { useFeeName } from '../use-fee-name.ts'
import { feesWords } from '../words/words.ts'
import { planWords } from './words/words.ts'

/** From this many days before its due date, the payment says how many days are left. */
const COUNTDOWN_DAYS = 30

/** The next fee to pay: which, how much and when. */
export function NextDue({ plan, reload }: { plan: FeePlan; reload: () => void }) {
  const w = useWords(planWords)
  const words = useWords(feesWords)
  const locale = useLocale()
  const nameOf = useFeeName()
  if (plan.nextDueId === null) return <p className="fee-complete">{w.complete}</p>
  const due = firstToPay(plan.dues)
  if (due === undefined) return null
  const name = nameOf(due)
  const days = due.dueOn === null ? null : daysUntil(due.dueOn, plan.today)
  return (
    <section className={due.isOverdue ? 'next-due overdue' : 'next-due'} aria-labelledby={`next-${plan.applicationId}`}>
      <div>
        <h3 id={`next-${plan.applicationId}`}>{due.isOverdue ? w.overdueNext : w.next}</h3>
        <p className="next-due-amount numbers">{formatPaise(due.amountPaise)}</p>
        <p>{name}</p>
        <p className="hint">
          {due.dueOn === null ? words.noDate : words.dueOn(formatDay(due.dueOn, locale))}
          {days !== null && days >= 0 && days <= COUNTDOWN_DAYS && ` · ${words.inDays(days)}`}
          {due.isOverdue && ` · ${words.overdue}`}
        </p>
      </div>
      <div className="no-print">
        <PayDue due={due} plan={plan} isPrimary reload={reload} />
      </div>
    </section>
  )
}
