'use client'

import './documents.css'
import { DOCUMENT_STATE_LABELS } from '@pravesh/shared/admissions/status/status'
import { staffText } from '../../../../foundation/languages/staff-text.ts'
import type { ReviewedDocument } from '../review-data.ts'

interface DocumentListProps {
  documents: readonly ReviewedDocument[]
  shownId: string
  onChoose: (id: string) => void
}

/** Thumbnails of all documents, each with its state. */
export function DocumentList({ documents, shownId, onChoose }: DocumentListProps) {
  return (
    <ul className="review__thumbs">
      {documents.map(({ id, label, type, url, state }) => (
        <li key={id}>
          <button
            aria-current={id === shownId}
            className={`review__thumb review__thumb--${state.toLowerCase()}`}
            onClick={() => onChoose(id)}
            type="button"
          >
            <span className="review__thumb-picture">
              {type.startsWith('image/') ? (
                // biome-ignore lint/performance/noImgElement: a private file that must not be cached in other sizes
                <img alt="" decoding="async" loading="lazy" src={url} />
              ) : (
                <span>PDF</span>
              )}
            </span>
            <span>
              {label} <small>{staffText(DOCUMENT_STATE_LABELS[state])}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
