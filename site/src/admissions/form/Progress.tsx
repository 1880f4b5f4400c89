import { STEPS, type StepNumber } from '@pravesh/shared/admissions/form/steps'
import type { ReadableAtom } from 'nanostores'
import { useWords } from '../../forms/locale.ts'
import { DraftStatus } from '../drafts/DraftStatus.tsx'
import type { SyncState } from '../drafts/draft-sync.ts'
import { applicationFormWords } from '../words/words.ts'

/** A sticky bar with the current step and the state of the draft. */
export function Progress({ step, state }: { step: StepNumber; state: ReadableAtom<SyncState> }) {
  const words = useWords(applicationFormWords).form
  return (
    <div className="progress">
      <p className="progress-step">{words.progress(step, STEPS.length)}</p>
      <DraftStatus state={state} />
      <ol className="progress-bar" aria-hidden="true">
        {STEPS.map(({ number }) => (
          <li key={number} data-done={number < step} data-now={number === step} />
        ))}
      </ol>
    </div>
  )
}
