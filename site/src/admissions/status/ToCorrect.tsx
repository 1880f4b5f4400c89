import type { ApplicationView } from '@pravesh/shared/admissions/application-view'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents'
import { PART_LABELS, PARTS } from '@pravesh/shared/admissions/questionnaire'
import { paths } from '@pravesh/shared/content/paths'
import { Note } from './Note.tsx'
import { Said } from './Said.tsx'
import { words } from './words.ts'

const w = words.alerts

/** The application is with its owner: what is to be corrected, why, and the way to the form. (spec 3, 2.1) */
export function ToCorrect({ application: { id, course, correction } }: { application: ApplicationView }) {
  const parts = PARTS.filter((part) => correction?.parts.includes(part)).map((part) => PART_LABELS[part])
  const documents = (correction?.documents ?? []).map((kind) => DOCUMENT_LABELS[kind])
  const named = [...parts, ...documents]
  return (
    <Note tone="warning" title={w.correct}>
      <Said title={w.reason} text={correction?.reason ?? ''} />
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
      <a href={paths.applicationUpdate({ course, id })} className="button primary">
        {w.update}
      </a>
    </Note>
  )
}
