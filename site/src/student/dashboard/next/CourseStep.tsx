import { formatPaise } from '@pravesh/shared/platform/money'
import type { CoursePayment } from '@pravesh/shared/student/dashboard/step'
import { useWords } from '../../../forms/locale.ts'
import { RecordName } from '../../../forms/RecordName.tsx'
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
  const translate = useTranslate()
  const { courseName, amountPaise, message, transactionId } = payment
  return (
    <StepCard
      title={w.title}
      contact={contact}
      facts={[[w.amount, formatPaise(amountPaise)]]}
      action={<PayAgain transactionId={transactionId} of={translate(courseName)} isPrimary onRefused={reload} />}
    >
      <p>
        <RecordName name={courseName} />
      </p>
      <p>{translate(message)}</p>
    </StepCard>
  )
}
