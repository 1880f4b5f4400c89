import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { nextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { formatPaise } from '@pravesh/shared/platform/money'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { planWords } from '../plan/words/words.ts'
import { useFeeName } from '../use-fee-name.ts'
import { feesWords } from '../words/words.ts'

/** One line on what to pay next, or nothing. The fee plan has the buttons. */
export function ToPayNext({ plan }: { plan: FeePlan }) {
  const w = useWords(planWords)
  const words = useWords(feesWords)
  const locale = useLocale()
  const nameOf = useFeeName()
  const payment = nextPayment(plan.dues)
  if (payment === null) return null
  const { dues, amountPaise, dueOn, isOverdue } = payment
  return (
    <p>
      {isOverdue ? w.overdueNext : w.next}: <strong className="numbers">{formatPaise(amountPaise)}</strong> (
      {dues.map(nameOf).join(' + ')}) · {dueOn === null ? words.noDate : words.dueOn(formatDay(dueOn, locale))}
    </p>
  )
}
