'use client'

import '../review.css'
import './documents.css'
import { Button } from '@payloadcms/ui'
import type { DocumentCheck } from '@pravesh/shared/admissions/status/staff-calls'
import { useRef, useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import type { ReviewData, ReviewedDocument } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'
import { DocumentList } from './DocumentList.tsx'
import { DocumentStateLine } from './DocumentStateLine.tsx'
import { DocumentVerdict } from './DocumentVerdict.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'
import { NotShownDialog } from './NotShownDialog.tsx'
import { useShownDocuments } from './shown/use-shown-documents.ts'

interface DocumentsSectionProps {
  review: ReviewData
  calls: StaffCalls
}

/** The documents with a viewer and the buttons to check them. */
export function DocumentsSection({ review: { documents, lost, notSent, mayCheck }, calls }: DocumentsSectionProps) {
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
  const displays = useShownDocuments()
  const [notice, setNotice] = useState('')
  /** Ids of the documents that were not shown when the dialog opened. Its list stays, so that its buttons keep the focus. */
  const [asking, setAsking] = useState<readonly string[] | null>(null)
  const hidden = unchecked.filter(({ id }) => !displays.isShown(id))

  function choose(id: string | undefined) {
    setNotice('')
    setShownId(id)
  }

  const step = (by: number) => choose(documents[index + by]?.id ?? shown?.id)
  const verified = ({ id }: Known): DocumentCheck => ({
    document: id,
    state: 'VERIFIED',
    reason: '',
    wasShown: displays.isShown(id),
  })

  /** Verifies a document, or brings it into view if it was not shown yet. Returns whether it was shown. */
  function verify(document: ReviewedDocument): boolean {
    const wasShown = displays.isShown(document.id)
    if (wasShown) void say([verified(document)])
    else setNotice(words.brought(document.label, displays.bringIntoView(document.id)))
    return wasShown
  }

  function verifyAll() {
    if (hidden.length > 0) setAsking(hidden.map(({ id }) => id))
    else void say(unchecked.map(verified))
  }

  function show(id: string) {
    choose(id)
    displays.focusFrame()
    displays.bringIntoView(id)
  }

  /** Sends the checks and moves on to the next unchecked document. */
  async function say(verdicts: readonly DocumentCheck[]) {
    setValidationError('')
    setNotice('')
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
          <DocumentList documents={documents} onChoose={choose} shownId={shown.id} />
          <DocumentViewer
            document={shown}
            frame={displays.frame}
            onStep={step}
            place={words.place(index + 1, documents.length)}
            steps={{ back: index > 0, on: index < documents.length - 1 }}
          />
          <DocumentStateLine document={shown} wasShown={displays.isShown(shown.id)} />
          <p role="status">{notice}</p>
          <div role="alert">
            {validationError !== '' && (
              <p className="review__error">
                <FailureText text={validationError} />
              </p>
            )}
          </div>
          {mayCheck && (
            <DocumentVerdict
              document={shown}
              onKey={() => verify(shown) || displays.focusFrame()}
              refuse={(verdict) => say([verdict])}
              verify={() => verify(shown)}
            >
              {unchecked.length > 1 && (
                <Button buttonStyle="secondary" margin={false} onClick={verifyAll}>
                  {words.verifyAll(unchecked.length)}
                </Button>
              )}
            </DocumentVerdict>
          )}
          {asking !== null && (
            <NotShownDialog
              cancel={() => setAsking(null)}
              hidden={unchecked.filter(({ id }) => asking.includes(id))}
              ready={unchecked.filter(({ id }) => !asking.includes(id)).length}
              show={show}
              verifyShown={() => void say(unchecked.filter(({ id }) => !asking.includes(id)).map(verified))}
            />
          )}
        </>
      )}
      {documents.length > 0 && unchecked.length === 0 && (
        <a className="review__to-decision" href="#review-decide">
          {words.allChecked}
        </a>
      )}
      {lost.length > 0 && <p className="review__error">{words.lost(lost.join(', '))}</p>}
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
