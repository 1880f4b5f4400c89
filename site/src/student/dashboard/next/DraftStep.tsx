import type { DraftSummary } from '@pravesh/shared/admissions/form/draft-place'
import { useDraftAddress, useDraftWords } from '../../../admissions/status/DraftInProgress.tsx'
import { useWords } from '../../../forms/locale.ts'
import { type Contact, StepCard } from './StepCard.tsx'
import { nextStepWords } from './words/words.ts'

/** A form that was begun. */
export function DraftStep({ draft, contact }: { draft: DraftSummary; contact: Contact }) {
  const w = useWords(nextStepWords).draft
  const { goOn, text, facts } = useDraftWords(draft)
  return (
    <StepCard
      title={goOn}
      contact={contact}
      facts={facts}
      action={
        <a href={useDraftAddress(draft)} className="button primary">
          {w.button}
        </a>
      }
    >
      <p>{text}</p>
    </StepCard>
  )
}
