'use client'

import './documents.css'
import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { ReviewedDocument } from '../review-data.ts'
import { reviewWords } from '../words.ts'

interface NotShownDialogProps {
  /** Unchecked documents that were not shown yet. */
  hidden: readonly ReviewedDocument[]
  /** Number of the unchecked documents that were shown. */
  ready: number
  verifyShown: () => void
  show: (id: string) => void
  cancel: () => void
}

/** Lists the documents that were not shown, and offers to verify only the others. Opens when it is rendered. */
export function NotShownDialog({ hidden, ready, verifyShown, show, cancel }: NotShownDialogProps) {
  const words = reviewWords.documents.notShown
  const dialog = useRef<HTMLDialogElement>(null)
  const afterwards = useRef(cancel)
  useEffect(() => dialog.current?.showModal(), [])

  function close(then: () => void) {
    afterwards.current = then
    dialog.current?.close()
  }

  return (
    <dialog
      aria-labelledby="review-not-shown"
      className="admin-dialog"
      onClose={() => {
        cancel()
        afterwards.current()
      }}
      ref={dialog}
    >
      <h3 id="review-not-shown">{words.title(hidden.length)}</h3>
      <p>{words.text}</p>
      <ul className="review__not-shown">
        {hidden.map(({ id, label }) => (
          <li key={id}>
            <button className="review__link" onClick={() => close(() => show(id))} type="button">
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div className="admin-form__buttons">
        <Button buttonStyle="secondary" margin={false} onClick={() => close(cancel)}>
          {words.cancel}
        </Button>
        {ready > 0 && (
          <Button buttonStyle="primary" margin={false} onClick={() => close(verifyShown)}>
            {words.verifyShown(ready)}
          </Button>
        )}
      </div>
    </dialog>
  )
}
