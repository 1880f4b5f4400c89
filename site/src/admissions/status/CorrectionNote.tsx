import type { Correction } from '@pravesh/shared/admissions/status/editing'
import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { CorrectionText } from './CorrectionText.tsx'
import { Note } from './Note.tsx'
import { statusWords } from './words/words.ts'

interface CorrectionNoteProps {
  correction: Correction
  reason: string
  children?: ReactNode
}

/** The correction that staff requested. (spec 3, 2.1) */
export function CorrectionNote({ children, ...asked }: CorrectionNoteProps) {
  const w = useWords(statusWords).alerts
  return (
    <Note tone="warning" title={w.correct}>
      <CorrectionText {...asked} />
      {children}
    </Note>
  )
}
