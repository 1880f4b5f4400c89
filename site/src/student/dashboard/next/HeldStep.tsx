import type { HeldPayment } from '@pravesh/shared/student/dashboard/step'
import { usePaths, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { onHoldTitle } from './on-hold-title.ts'
import { type Contact, StepCard } from './StepCard.tsx'
import { nextStepWords } from './words/words.ts'

interface HeldStepProps {
  payment: HeldPayment
  contact: Contact
}

/** A payment that the bank or staff decide on. */
export function HeldStep({ payment, contact }: HeldStepProps) {
  const w = useWords(nextStepWords).onHold
  const paths = usePaths()
  const translate = useTranslate()
  const { about, isChecked, message } = payment
  const isOrder = about.kind === 'order'
  return (
    <StepCard
      title={onHoldTitle(payment, w)}
      contact={contact}
      about={[about.kind, about.id]}
      action={
        isChecked ? (
          <a href={paths.helpAbout(about.kind, about.id)} className="button primary">
            {w.contact}
          </a>
        ) : (
          <a href={isOrder ? paths.orders : paths.payments} className="button">
            {isOrder ? w.orders : w.payments}
          </a>
        )
      }
    >
      {/* The fees below say it themselves, beside what can be done. */}
      {about.kind !== 'due' && <p>{translate(message)}</p>}
    </StepCard>
  )
}
