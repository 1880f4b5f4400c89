import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { laterStepWords } from './steps/words/words.ts'
import type { WizardState } from './use-wizard.ts'

const Preview = lazyPart(() => import('./Preview.tsx'))

/** Opens the preview of the application. */
export function PreviewButton({ wizard }: { wizard: WizardState }) {
  const words = useWords(laterStepWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.preview}
      </button>
      {isOpen && <Preview wizard={wizard} onClose={() => setOpen(false)} />}
    </>
  )
}
