import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { DueParts } from '../DueParts.tsx'
import { daysUntil } from '../due-view.ts'
import { PayDue } from '../pay/PayDue.tsx'
import { useFeeName } from '../use-fee-name.ts'
import { feesWords } from '../words/words.ts'
import { planWords } from './words/words.ts'

/** From this many days before its due date, the payment says how many days are left. */
const COUNTDOWN_DAYS = 30

/** What to pay next: how much, when, and for which fees. */
export function NextDue({ plan, reload }: { plan: FeePlan; reload: () => void }) {
  const w = useWords(planWords)
  const words = useWords(feesWords)
  const locale = useLocale()
  const nameOf = useFeeName()
  if (plan.nextDueId === null) return <p className="fee-complete">{w.complete}</p>
  const payment = nextPayment(plan.dues)
  if (payment === null) return null
  const { dues, amountPaise, dueOn, isOverdue } = payment
  const [first, ...others] = dues
  const isOne = others.length === 0
  const days = dueOn === null ? null : daysUntil(dueOn, plan.today)
  return (
    <section className={isOverdue ? 'next-due overdue' : 'next-due'} aria-labelledby={`next-${plan.applicationId}`}>
      <div>
        <h3 id={`next-${plan.applicationId}`}>{isOverdue ? w.overdueNext : w.next}</h3>
        <p className="next-due-amount numbers">{formatPaise(amountPaise)}</p>
        {isOne && <p>{nameOf(first)}</p>}
        <p className="hint">
          {dueOn === null ? words.noDate : words.dueOn(formatDay(dueOn, locale))}
          {days !== null && days >= 0 && days <= COUNTDOWN_DAYS && ` · ${words.inDays(days)}`}
          {isOverdue && ` · ${words.overdue}`}
        </p>
      </div>
      {isOne ? (
        <div className="no-print">
          <PayDue due={first} plan={plan} isPrimary reload={reload} />
        </div>
      ) : (
        <DueParts plan={plan} payment={payment} reload={reload} />
      )}
    </section>
  )
}
