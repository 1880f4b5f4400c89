import type { MeritTask } from '@pravesh/shared/allotment/offers/merit-task'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useLocale, usePaths, useWords } from '../../../../forms/locale.ts'
import { type Contact, StepCard } from '../StepCard.tsx'
import { meritStepWords } from './words/words.ts'

interface MeritStepProps {
  applicationId: string
  task: MeritTask
  contact: Contact
}

/** What a merit process asks for now. */
export default function MeritStep({ applicationId, task: { kind, until }, contact }: MeritStepProps) {
  const w = useWords(meritStepWords)
  const locale = useLocale()
  const paths = usePaths()
  const isNothing = kind === 'wait' || kind === 'over'
  return (
    <StepCard
      title={w.titles[kind](until === null ? '' : formatLongDay(until, locale))}
      contact={contact}
      about={['application', applicationId]}
      action={
        <a href={paths.meritOf(applicationId)} className={isNothing ? 'button' : 'button primary'}>
          {w.button}
        </a>
      }
    >
      <p>{w.texts[kind]}</p>
    </StepCard>
  )
}
