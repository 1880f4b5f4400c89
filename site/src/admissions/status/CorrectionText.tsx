import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { PART_LABELS, PARTS } from '@pravesh/shared/admissions/questions/parts'
import type { Correction } from '@pravesh/shared/admissions/status/editing'
import { useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { StaffMessage } from './StaffMessage.tsx'
import { statusWords } from './words/words.ts'

interface CorrectionTextProps {
  correction: Correction
  reason: string
}

/** What staff asked for: their message and the parts to correct. */
export function CorrectionText({ correction, reason }: CorrectionTextProps) {
  const w = useWords(statusWords).alerts
  const translate = useTranslate()
  const parts = PARTS.filter((part) => correction.parts.includes(part)).map((part) => PART_LABELS[part])
  const named = [...parts, ...correction.documents.map((kind) => DOCUMENT_LABELS[kind])].map(translate)
  return (
    <>
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
    </>
  )
}
