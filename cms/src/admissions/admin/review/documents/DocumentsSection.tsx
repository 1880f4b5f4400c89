'use client'

import '../review.css'
import './documents.css'
import { Button, toast } from '@payloadcms/ui'
import type { DocumentCheck } from '@pravesh/shared/admissions/status/staff-calls'
import { useRef, useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import { offeredIn } from '../offered-in.ts'
import type { ReviewData, ReviewedDocument } from '../review-data.ts'
import { reviewWords } from '../words.ts'
import { DocumentList } from './DocumentList.tsx'
import { DocumentStateLine } from './DocumentStateLine.tsx'
import { DocumentVerdict } from './DocumentVerdict.tsx'
import { DocumentViewer } from './DocumentViewer.tsx'
import { useLoadAhead } from './load-ahead.ts'
import { NotShownDialog } from './NotShownDialog.tsx'
import { useShownDocuments } from './shown/use-shown-documents.ts'
import type { Checks } from './use-checks.ts'
import type { DocumentBeside } from './use-document-beside.ts'

interface DocumentsSectionProps {
  review: ReviewData
  checks: Checks
  beside: DocumentBeside
}

/** The documents with a viewer and the buttons to check them. */
export function DocumentsSection({ review, checks, beside }: DocumentsSectionProps) {
  const { documents, lost, notSent, erasedOn, mayCheck } = review
  const words = reviewWords.documents
  const [validationError, setValidationError] = useState('')
  const [unsaved, setUnsaved] = useState<ReviewedDocument | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const index = Math.max(
    0,
    documents.findIndex(({ id }) => id === beside.shownId),
  )
  const shown = documents[index]
  const displays = useShownDocuments()
  const unchecked = documents.filter(({ state }) => state === 'UNCHECKED')
  const toCheck = unchecked.filter(({ id }) => !checks.isSent(id))
  const [notice, setNotice] = useState('')
  /** Ids of the documents that were not shown when the dialog opened. Its list stays, so that its buttons keep the focus. */
  const [asking, setAsking] = useState<readonly string[] | null>(null)
  useLoadAhead(nextAfter(shown ? [shown] : []))
  const hidden = toCheck.filter(({ id }) => !displays.isShown(id))

  function choose(id: string | undefined) {
    setNotice('')
    beside.show(id)
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
    if (checks.isSent(document.id)) return true
    const wasShown = displays.isShown(document.id)
    if (wasShown) void verifyAndGoOn([document])
    else setNotice(words.brought(document.label, displays.bringIntoView(document.id)))
    return wasShown
  }

  function verifyAll() {
    if (hidden.length > 0) setAsking(hidden.map(({ id }) => id))
    else void verifyAndGoOn(toCheck)
  }

  /** Shows the next document before the answer arrives. A failure offers the way back, because a reason may be typed there. */
  async function verifyAndGoOn(these: readonly ReviewedDocument[]) {
    goOn(these)
    const outcome = await send(these.map(verified))
    const [failed] = these
    if (outcome.ok || failed === undefined || these.length > 1) return
    // Another application may be open by now.
    if (heading.current === null) toast.error(`${words.notVerified(failed.label)} ${outcome.msg}`)
    else setUnsaved(failed)
  }

  function nextAfter(these: readonly Known[]): ReviewedDocument | undefined {
    const ids = these.map(({ id }) => id)
    return nextOf(toCheck, ids, documents.slice(index))
  }

  const goOn = (from: readonly Known[]) => beside.show((nextAfter(from) ?? shown)?.id)

  function show(id: string) {
    choose(id)
    displays.focusFrame()
    displays.bringIntoView(id)
  }

  async function refuse(verdict: DocumentCheck) {
    const outcome = await send([verdict])
    if (outcome.ok) goOn([{ id: verdict.document }])
    return outcome
  }

  async function send(verdicts: readonly DocumentCheck[]) {
    setValidationError('')
    setUnsaved(null)
    setNotice('')
    const checked = verdicts.map(({ document }) => document)
    const labels = documents.filter(({ id }) => checked.includes(id)).map(({ label }) => label)
    const isVerified = verdicts.every(({ state }) => state === 'VERIFIED')
    // Of one, the list and the count tell; a notice is laid out while the next document is drawn.
    const done = labels.length === 1 ? null : words.verified(labels)
    const outcome = await checks.send(verdicts, isVerified ? done : words.refused(labels))
    // The button for all documents disappears after use, so move the focus.
    if (outcome.ok && checked.length > 1) heading.current?.focus()
    if (!outcome.ok) setValidationError(outcome.msg)
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
        erasedOn === '' && <p>{words.none}</p>
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
                {unsaved && `${words.notVerified(unsaved.label)} `}
                <FailureText text={validationError} />
              </p>
            )}
          </div>
          {unsaved && unsaved.id !== shown.id && (
            <Button buttonStyle="secondary" margin={false} onClick={() => show(unsaved.id)}>
              {words.showUnsaved(unsaved.label)}
            </Button>
          )}
          {mayCheck && (
            <DocumentVerdict
              document={shown}
              onKey={() => verify(shown) || displays.focusFrame()}
              refuse={refuse}
              offered={offeredIn(review, 'document')}
              verify={() => verify(shown)}
            >
              {toCheck.length > 1 && (
                <Button buttonStyle="secondary" margin={false} onClick={verifyAll}>
                  {words.verifyAll(toCheck.length)}
                </Button>
              )}
            </DocumentVerdict>
          )}
          {asking !== null && (
            <NotShownDialog
              cancel={() => setAsking(null)}
              hidden={toCheck.filter(({ id }) => asking.includes(id))}
              ready={toCheck.filter(({ id }) => !asking.includes(id)).length}
              show={show}
              verifyShown={() => void verifyAndGoOn(toCheck.filter(({ id }) => !asking.includes(id)))}
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
      {notSent.length > 0 && (
        <p className="review__hint">
          {erasedOn === '' ? words.notSent(notSent.join(', ')) : words.erased(erasedOn, notSent.join(', '))}
        </p>
      )}
    </section>
  )
}

interface Known {
  id: string
}

/** Returns the next document to check, preferring those from the current one onwards. */
function nextOf<Next extends Known>(
  toCheck: readonly Next[],
  checked: readonly string[],
  onwards: readonly Known[],
): Next | undefined {
  const left = toCheck.filter(({ id }) => !checked.includes(id))
  return left.find(({ id }) => onwards.some((each) => each.id === id)) ?? left[0]
}
