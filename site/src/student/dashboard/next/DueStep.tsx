import type { DueView, FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { daysUntil, messageOn } from '../../../fees/due-view.ts'
import { PayDue } from '../../../fees/pay/PayDue.tsx'
import { useFeeName } from '../../../fees/use-fee-name.ts'
import { feesWords } from '../../../fees/words/words.ts'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { type Contact, StepCard } from './StepCard.tsx'
import { nextStepWords } from './words/words.ts'

interface DueStepProps {
  plan: FeePlan
  due: DueView
  contact: Contact
  reload: () => void
}

/** The fee that is due first. */
export function DueStep({ plan, due, contact, reload }: DueStepProps) {
  const w = useWords(nextStepWords).due
  const words = useWords(feesWords)
  const locale = useLocale()
  const translate = useTranslate()
  const message = messageOn(due)
  const { dueOn, amountPaise, isOverdue } = due
  const days = dueOn === null ? null : daysUntil(dueOn, plan.today)
  const day = dueOn === null ? words.noDate : formatLongDay(dueOn, locale)
  const left = isOverdue ? words.overdue : days === null ? '' : words.inDays(days)
  return (
    <StepCard
      title={w.title(useFeeName()(due))}
      contact={contact}
      facts={[
        [w.amount, formatPaise(amountPaise)],
        [w.day, left === '' ? day : `${day}, ${left}`],
      ]}
      action={<PayDue due={due} plan={plan} isPrimary reload={reload} />}
    >
      {message !== null && <p>{translate(message)}</p>}
    </StepCard>
  )
}
