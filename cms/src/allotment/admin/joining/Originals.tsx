'use client'

import '../merit.css'
import { DOCUMENT_LABELS } from '@pravesh/shared/admissions/documents/documents'
import { documentViewUrl } from '@pravesh/shared/admissions/documents/staff-calls'
import { DOCUMENT_STATE_LABELS } from '@pravesh/shared/admissions/status/status'
import type { OfferDocument } from '@pravesh/shared/allotment/calls/run-calls'
import { useId } from 'react'
import { staffText } from '../../../foundation/languages/staff-text.ts'
import { originalWords as words } from '../original-words.ts'

interface OriginalsProps {
  documents: readonly OfferDocument[]
  /** Ids of the documents whose originals agree with them. */
  seen: readonly string[]
  change: (seen: string[]) => void
  /** Empty without one. */
  error: string
}

/** Ticked one by one, while the original lies beside the copy. */
export function Originals({ documents, seen, change, error }: OriginalsProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="merit__group">
      <legend>{words.legend}</legend>
      {error && (
        <p className="admin-error" id={errorId} role="alert">
          {error}
        </p>
      )}
      <ul className="merit__originals">
        {documents.map(({ id, kind, state }) => {
          const label = staffText(labelOf(DOCUMENT_LABELS, kind))
          return (
            <li key={id}>
              <label>
                <input
                  aria-invalid={error !== '' && !seen.includes(id)}
                  checked={seen.includes(id)}
                  onChange={({ target }) => change(target.checked ? [...seen, id] : seen.filter((each) => each !== id))}
                  type="checkbox"
                />
                {label} ({staffText(labelOf(DOCUMENT_STATE_LABELS, state))})
              </label>
              <a aria-label={words.openOf(label)} href={documentViewUrl(id)} rel="noopener" target="_blank">
                {words.open}
              </a>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

const labelOf = (labels: Readonly<Record<string, string>>, key: string) => labels[key] ?? key
