import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { PART_LABELS, PARTS } from '@pravesh/shared/admissions/questions/parts'
import type { Correction } from '@pravesh/shared/admissions/status/editing'
import type { ReactNode } from 'react'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { Note } from './Note.tsx'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

interface CorrectionNoteProps {
  correction: Correction
  reason: string
  children?: ReactNode
}

/** The correction that staff requested: their message and the parts to correct. (spec 3, 2.1) */
export function CorrectionNote({ correction, reason, children }: CorrectionNoteProps) {
  const w = useWords(statusWords).alerts
  const translate = useTranslate()
  const parts = PARTS.filter((part) => correction.parts.includes(part)).map((part) => PART_LABELS[part])
  const named = [...parts, ...correction.documents.map((kind) => DOCUMENT_LABELS[kind])].map(translate)
  return (
    <Note tone="warning" title={w.correct}>
      <p>{w.correctMeans}</p>
      <StaffMessage title={w.reason} text={reason} />
      {named.length === 0 ? (
        <p>{w.everything}</p>
      ) : (
        <div>
          <p>{w.toCorrect}:</p>
          <ul>
            {named.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </Note>
  )
}
