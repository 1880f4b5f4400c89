import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { Note } from './Note.tsx'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

interface CorrectionNoteProps {
  correction: NonNullable<ApplicationView['correction']>
  children?: ReactNode
}

/** The correction that staff requested: their message and the parts to correct. (spec 3, 2.1) */
export function CorrectionNote({ correction: { labels, reason }, children }: CorrectionNoteProps) {
  const w = useWords(statusWords).alerts
  const translate = useTranslate()
  return (
    <Note tone="warning" title={w.correct}>
      <p>{w.correctMeans}</p>
      <StaffMessage title={w.reason} text={reason} />
      <div>
        <p>{w.toCorrect}:</p>
        <ul>
          {labels.map((label) => (
            <li key={label}>{translate(label)}</li>
          ))}
        </ul>
      </div>
      {children}
    </Note>
  )
}
