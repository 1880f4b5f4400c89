'use client'

import '../review.css'
import './documents.css'
import './pages.css'
import { type KeyboardEvent, type RefCallback, useState } from 'react'
import { largerZoom, smallerZoom } from '../../../../admin-kit/form/zoom.ts'
import type { ReviewedDocument } from '../review-data.ts'
import { reviewWords } from '../words.ts'
import { PdfPages } from './PdfPages.tsx'

interface DocumentViewerProps {
  document: ReviewedDocument
  /** Receives the element around the document, in which `observePages` finds its pages. */
  frame: RefCallback<HTMLElement>
  /** E.g. `2 of 9`. */
  place: string
  steps: { back: boolean; on: boolean }
  onStep: (by: number) => void
}

/** Shows one document, a picture or the pages drawn from a PDF, with zoom and rotation. */
export function DocumentViewer({ document, frame, place, steps, onStep }: DocumentViewerProps) {
  const words = reviewWords.documents
  const { label, name, size, type, url, viewUrl } = document
  const isPicture = type.startsWith('image/')
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [broken, setBroken] = useState(false)
  const [of, setOf] = useState(document.id)

  // Resets zoom and rotation for another document. The frame is not remounted, so that it keeps the focus.
  if (of !== document.id) {
    setOf(document.id)
    setZoom(1)
    setTurns(0)
    setBroken(false)
  }

  const keys: Record<string, () => void> = {
    ArrowLeft: () => steps.back && onStep(-1),
    ArrowRight: () => steps.on && onStep(1),
    '+': () => setZoom(largerZoom),
    '=': () => setZoom(largerZoom),
    '-': () => setZoom(smallerZoom),
    '0': () => setZoom(1),
    r: () => setTurns(turns + 1),
  }
  function onKeyDown(event: KeyboardEvent) {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    // The arrow keys scroll an enlarged picture.
    if (!action || (zoom > 1 && event.key.startsWith('Arrow') && event.target === event.currentTarget)) return
    event.preventDefault()
    action()
  }

  return (
    <div>
      <div className="review__tools">
        <button disabled={!steps.back} onClick={() => onStep(-1)} type="button">
          ← {words.previous}
        </button>
        <span aria-live="polite" className="review__place">
          <strong>{label}</strong> {place}
        </span>
        <button disabled={!steps.on} onClick={() => onStep(1)} type="button">
          {words.next} →
        </button>
      </div>
      <section
        aria-describedby="review-keys"
        aria-label={label}
        className="review__frame"
        onKeyDown={onKeyDown}
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: content larger than the frame scrolls by keyboard
        tabIndex={0}
      >
        {broken && (
          <p className="review__broken">
            {words.broken}{' '}
            <button onClick={() => setBroken(false)} type="button">
              {words.tryAgain}
            </button>
          </p>
        )}
        {!broken && isPicture && (
          <div className="review__sheet" data-pages={1} style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
            {/* biome-ignore lint/performance/noImgElement: a private file that must not be cached in other sizes */}
            <img
              alt={words.picture(label)}
              className={turns % 2 === 1 ? 'review__picture review__picture--on-side' : 'review__picture'}
              data-document={document.id}
              data-page={1}
              onError={() => setBroken(true)}
              // Not reused for another document, whose picture is still loading.
              key={url}
              src={url}
              style={{ rotate: `${turns * 90}deg` }}
            />
          </div>
        )}
        {!broken && !isPicture && (
          <PdfPages document={document} key={document.id} onBroken={() => setBroken(true)} turns={turns} zoom={zoom} />
        )}
      </section>
      <div className="review__tools">
        <button onClick={() => setZoom(smallerZoom)} type="button">
          − {words.zoomOut}
        </button>
        <button onClick={() => setZoom(1)} type="button">
          {words.zoomFit} ({Math.round(zoom * 100)}%)
        </button>
        <button onClick={() => setZoom(largerZoom)} type="button">
          + {words.zoomIn}
        </button>
        <button onClick={() => setTurns(turns + 1)} type="button">
          ↻ {words.turn}
        </button>
        <a className="review__open" href={isPicture ? url : viewUrl} rel="noreferrer" target="_blank">
          {isPicture ? words.openNew : words.openPages}
        </a>
        <span className="review__hint">
          {name}, {size}
        </span>
      </div>
      <p className="review__hint" id="review-keys">
        {words.keys}
      </p>
    </div>
  )
}
