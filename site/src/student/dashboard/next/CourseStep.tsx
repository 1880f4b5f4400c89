import { langOf } from '@pravesh/shared/platform/lang-of'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { CoursePayment } from '@pravesh/shared/student/dashboard/step'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { PayAgain } from '../../../payments/start/PayAgain.tsx'
import { type Contact, StepCard } from './StepCard.tsx'
import { nextStepWords } from './words/words.ts'

interface CourseStepProps {
  payment: CoursePayment
  contact: Contact
  reload: () => void
}

/** A recorded course whose payment did not go through. */
export function CourseStep({ payment, contact, reload }: CourseStepProps) {
  const w = useWords(nextStepWords).course
  const locale = useLocale()
  const translate = useTranslate()
  const { courseName, amountPaise, message, transactionId } = payment
  return (
    <StepCard
      title={w.title}
      contact={contact}
      facts={[[w.amount, formatPaise(amountPaise)]]}
      action={<PayAgain transactionId={transactionId} of={courseName} isPrimary onRefused={reload} />}
    >
      <p lang={langOf(courseName, locale)}>{courseName}</p>
      <p>{translate(message)}</p>
    </StepCard>
  )
}
