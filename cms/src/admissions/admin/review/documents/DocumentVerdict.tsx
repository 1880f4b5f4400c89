'use client'

import '../review.css'
import { Button } from '@payloadcms/ui'
import type { DocumentCheck } from '@pravesh/shared/admissions/status/staff-calls'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type OfferedTexts, preparedIn } from '../../../prepared/admin/prepared-for.ts'
import { ReasonField } from '../../../prepared/admin/ReasonField.tsx'
import { useShortcut } from '../keys/use-shortcut.ts'
import type { ReviewedDocument } from '../review-data.ts'
import type { Outcome } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'

interface DocumentVerdictProps {
  document: ReviewedDocument
  offered: OfferedTexts
  verify: () => void
  /** Verifies by the key V, which works anywhere on the page. */
  onKey: () => void
  refuse: (verdict: DocumentCheck) => Promise<Outcome>
  /** Additional buttons, for all documents at once. */
  children: ReactNode
}

/** Buttons and form to verify the current document, or to reject it with a reason. */
export function DocumentVerdict({ document, offered, verify, onKey, refuse: send, children }: DocumentVerdictProps) {
  const words = reviewWords.documents
  const { id, state } = document
  const [refusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const [validationError, setValidationError] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const [of, setOf] = useState(id)

  // Resets the form for another document. The buttons are not remounted, so that they keep the focus.
  if (of !== id) {
    setOf(id)
    setRefusing(false)
    setReason('')
    setValidationError('')
  }

  useEffect(() => {
    if (refusing) form.current?.querySelector('textarea')?.focus()
  }, [refusing])

  useShortcut('v', state === 'VERIFIED' ? null : onKey)
  useShortcut('x', () => setRefusing(true))

  function change(typed: string) {
    setReason(typed)
    setValidationError('')
  }

  async function refuse(event: FormEvent) {
    event.preventDefault()
    if (reason.trim() === '') return setValidationError(reviewWords.decide.noReason)
    setValidationError('')
    const prepared = preparedIn(reason, offered)
    const outcome = await send({ document: id, state: 'REJECTED', reason: reason.trim(), prepared })
    if (outcome.ok) setRefusing(false)
  }

  return (
    <>
      <div className="review__buttons">
        {state !== 'VERIFIED' && (
          <Button margin={false} onClick={verify}>
            {words.verify}
          </Button>
        )}
        <Button
          buttonStyle="secondary"
          extraButtonProps={{ 'aria-expanded': refusing }}
          margin={false}
          onClick={() => setRefusing(!refusing)}
        >
          {words.refuse}
        </Button>
        {children}
      </div>
      {refusing && (
        <form className="review__form" noValidate onSubmit={(event) => void refuse(event)} ref={form}>
          <ReasonField
            label={words.reason}
            validationError={validationError}
            onChange={change}
            offered={offered}
            value={reason}
          />
          <div className="review__buttons">
            <Button margin={false} type="submit">
              {words.refuseAs}
            </Button>
            <Button buttonStyle="transparent" margin={false} onClick={() => setRefusing(false)}>
              {words.cancel}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
