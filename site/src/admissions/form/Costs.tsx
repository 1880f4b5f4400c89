import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { applicationFormWords } from '../words/words.ts'
import type { WizardState } from './use-wizard.ts'

const CostsAtCollege = lazyPart(() => import('./CostsAtCollege.tsx'))

/** Everything that the course costs, folded. Looks the same for every course until it is opened. */
export function Costs({ wizard }: { wizard: WizardState }) {
  const w = useWords(applicationFormWords).form.costs
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="form-costs"
      // Also when it was opened before it was hydrated.
      ref={(details) => {
        if (details?.open) setOpen(true)
      }}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{w.title}</summary>
      {isOpen && <CostsAtCollege wizard={wizard} />}
    </details>
  )
}
