import type { FeePlan } from '@pravesh/shared/fees/plan/fee-plan'
import type { NextPayment } from '@pravesh/shared/fees/plan/next-payment'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { DueParts } from '../../../fees/DueParts.tsx'
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
  payment: NextPayment
  contact: Contact
  reload: () => void
}

/** The fees that are due first. */
export function DueStep({ plan, payment, contact, reload }: DueStepProps) {
  const w = useWords(nextStepWords).due
  const words = useWords(feesWords)
  const locale = useLocale()
  const translate = useTranslate()
  const nameOf = useFeeName()
  const { dues, amountPaise, dueOn, isOverdue } = payment
  const [first, ...others] = dues
  const isOne = others.length === 0
  const message = isOne ? messageOn(first) : null
  const days = dueOn === null ? null : daysUntil(dueOn, plan.today)
  const day = dueOn === null ? words.noDate : formatLongDay(dueOn, locale)
  const left = isOverdue ? words.overdue : days === null ? '' : words.inDays(days)
  const titles = isOverdue ? w.overdue : w.next
  return (
    <StepCard
      title={isOne ? titles.one(nameOf(first)) : titles.several(dues.length)}
      contact={contact}
      facts={[
        [isOne ? w.amount : w.inAll, formatPaise(amountPaise)],
        [isOverdue && !isOne ? w.since : w.day, left === '' ? day : `${day}, ${left}`],
      ]}
      parts={
        <>
          {!isOne && <DueParts plan={plan} payment={payment} reload={reload} />}
          {isOverdue && <p>{w.talk}</p>}
        </>
      }
      action={isOne && <PayDue due={first} plan={plan} isPrimary reload={reload} />}
    >
      {message !== null && <p>{translate(message)}</p>}
    </StepCard>
  )
}
