'use client'

import { Button } from '@payloadcms/ui'
import type { DocumentCheck } from '@pravesh/shared/admissions/status/staff-calls'
import { DOCUMENT_STATE_LABELS } from '@pravesh/shared/admissions/status/status'
import { useRef, useState } from 'react'
import { FailureText } from '../../../../platform/admin/form/FailureText.tsx'
import type { ReviewData } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'
import { DocumentList } from './DocumentList.tsx'
import { DocumentVerdict } from './DocumentVerdict.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'

interface DocumentsSectionProps {
  review: ReviewData
  calls: StaffCalls
}

/** The documents with a viewer and the buttons to check them. */
export function DocumentsSection({ review: { documents, notSent, mayCheck }, calls }: DocumentsSectionProps) {
  const words = reviewWords.documents
  const unchecked = documents.filter(({ state }) => state === 'UNCHECKED')
  const [shownId, setShownId] = useState((unchecked[0] ?? documents[0])?.id)
  const [validationError, setValidationError] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const index = Math.max(
    0,
    documents.findIndex(({ id }) => id === shownId),
  )
  const shown = documents[index]
  const step = (by: number) => setShownId(documents[index + by]?.id ?? shown?.id)

  /** Sends the checks and moves on to the next unchecked document. */
  async function say(verdicts: readonly DocumentCheck[]) {
    setValidationError('')
    const outcome = await calls.checkDocuments(verdicts)
    const checked = verdicts.map(({ document }) => document)
    // The button for all documents disappears after use, so move the focus.
    if (outcome.ok && checked.length > 1) heading.current?.focus()
    if (!outcome.ok) setValidationError(outcome.msg)
    else setShownId(nextOf(unchecked, checked, documents.slice(index)) ?? shown?.id)
    return outcome
  }

  return (
    <section aria-labelledby="review-documents" className="review__documents">
      <div className="review__documents-head">
        <h2 id="review-documents" ref={heading} tabIndex={-1}>
          {reviewWords.headings.documents}
        </h2>
        <p aria-live="polite">{words.checkedOf(documents.length - unchecked.length, documents.length)}</p>
      </div>
      {shown === undefined ? (
        <p>{words.none}</p>
      ) : (
        <>
          <DocumentList documents={documents} onChoose={setShownId} shownId={shown.id} />
          <DocumentViewer
            document={shown}
            onStep={step}
            place={words.place(index + 1, documents.length)}
            steps={{ back: index > 0, on: index < documents.length - 1 }}
          />
          <p className="review__document-state">
            <strong className={`document-state document-state--${shown.state.toLowerCase()}`}>
              {DOCUMENT_STATE_LABELS[shown.state]}
            </strong>{' '}
            {shown.checked !== '' && <span className="review__by">{shown.checked}</span>}
            {shown.reason !== '' && <span className="review__verbatim">{shown.reason}</span>}
          </p>
          <div role="alert">
            {validationError !== '' && (
              <p className="review__error">
                <FailureText text={validationError} />
              </p>
            )}
          </div>
          {mayCheck && (
            <DocumentVerdict document={shown} say={(verdict) => say([verdict])}>
              {unchecked.length > 1 && (
                <Button
                  buttonStyle="secondary"
                  margin={false}
                  onClick={() => void say(unchecked.map(({ id }) => ({ document: id, state: 'VERIFIED', reason: '' })))}
                >
                  {words.verifyAll(unchecked.length)}
                </Button>
              )}
            </DocumentVerdict>
          )}
        </>
      )}
      {documents.length > 0 && unchecked.length === 0 && (
        <a className="review__to-decision" href="#review-decide">
          {words.allChecked}
        </a>
      )}
      {notSent.length > 0 && <p className="review__hint">{words.notSent(notSent.join(', '))}</p>}
    </section>
  )
}

interface Known {
  id: string
}

/** Returns the next unchecked document, preferring those from the current one onwards. */
function nextOf(
  unchecked: readonly Known[],
  checked: readonly string[],
  onwards: readonly Known[],
): string | undefined {
  const left = unchecked.map(({ id }) => id).filter((id) => !checked.includes(id))
  return left.find((id) => onwards.some((each) => each.id === id)) ?? left[0]
}
