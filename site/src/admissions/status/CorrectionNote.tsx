import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { CorrectionText } from './CorrectionText.tsx'
import { Note } from './Note.tsx'
import { statusWords } from './words/words.ts'

interface CorrectionNoteProps {
  correction: ApplicationView['correction']
  children?: ReactNode
}

/** The correction that staff requested. (spec 3, 2.1) */
export function CorrectionNote({ correction, children }: CorrectionNoteProps) {
  const w = useWords(statusWords).alerts
  return (
    <Note tone="warning" title={w.correct}>
      {correction && <CorrectionText correction={correction} />}
      {children}
    </Note>
  )
}
