'use client'

import '../review.css'
import { Button } from '@payloadcms/ui'
import type { Part } from '@pravesh/shared/admissions/questions/parts'
import { REJECTION_CODES, type RejectionCode } from '@pravesh/shared/admissions/status/rejection'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import { ReasonField } from '../ReasonField.tsx'
import type { ReviewData, StaffMove } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords, suggestedRejections } from '../words.ts'
import { moveForms } from './move-forms.ts'
import { PartsField } from './PartsField.tsx'
import { RejectionField } from './RejectionField.tsx'

interface DecisionFormProps {
  move: StaffMove
  review: ReviewData
  calls: StaffCalls
  /** Whether the move became impossible while the form was open. */
  blocked: boolean
  /** Closes the form after the decision was made or cancelled. */
  close: (made: boolean) => void
}

/** Explains a move, asks for its details and makes it. */
export function DecisionForm({ move, review, calls, blocked, close }: DecisionFormProps) {
  const words = reviewWords.decide
  const form = moveForms[move]
  const exceeds = move === 'approve' && review.seats?.isFull === true
  const title = useRef<HTMLHeadingElement>(null)
  const notAccepted = review.documents.filter(({ state }) => state === 'REJECTED').map(({ label }) => label)
  const rejected = [...notAccepted, ...review.lost]
  const [reason, setReason] = useState('')
  const [code, setCode] = useState<RejectionCode | null>(null)
  const [seatsExceeded, setSeatsExceeded] = useState('')
  const [parts, setParts] = useState<readonly Part[]>([])
  const [validationErrors, setValidationErrors] = useState({ reason: '', kind: '', parts: '', seats: '', form: '' })

  useEffect(() => title.current?.focus(), [])

  /** Null while the kind of a rejection is missing. */
  function decision(): StaffDecision | null {
    if (move === 'reject') return code && { move, code, reason: reason.trim() }
    if (move === 'sendBack') return { move, reason: reason.trim(), parts: [...parts] }
    return move === 'approve' && exceeds
      ? { move, reason: '', seatsExceeded: seatsExceeded.trim() }
      : { move, reason: reason.trim() }
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const made = decision()
    const found = {
      kind: made === null ? words.reject.noKind : '',
      reason: form.reason !== null && reason.trim() === '' ? words.noReason : '',
      seats: exceeds && seatsExceeded.trim() === '' ? words.noReason : '',
      parts: form.asksParts && parts.length === 0 && rejected.length === 0 ? words.sendBack.noPart : '',
      form: '',
    }
    setValidationErrors(found)
    if (made === null || found.reason !== '' || found.parts !== '' || found.seats !== '') return
    const outcome = await calls.decide(made)
    if (outcome.ok) close(true)
    // `Decisions` shows outdated errors above the buttons, where they remain after the form closes.
    else if (!outcome.outdated) setValidationErrors({ ...found, form: outcome.msg })
  }

  return (
    <form aria-labelledby="review-move" className="review__form" noValidate onSubmit={(event) => void send(event)}>
      <h3 id="review-move" ref={title} tabIndex={-1}>
        {form.title(review.name)}
      </h3>
      <p>{form.text}</p>
      {validationErrors.form !== '' && (
        <p className="review__error" role="alert">
          <FailureText text={validationErrors.form} />
        </p>
      )}
      {form.asksParts && (
        <PartsField chosen={parts} validationError={validationErrors.parts} onChange={setParts} rejected={rejected} />
      )}
      {move === 'reject' && (
        <RejectionField
          code={code}
          feePaid={review.feePaid}
          onChange={(chosen) => {
            setCode(chosen)
            setValidationErrors({ ...validationErrors, kind: '' })
          }}
          validationError={validationErrors.kind}
        />
      )}
      {form.reason !== null && (
        <ReasonField
          label={form.reason}
          validationError={validationErrors.reason}
          onChange={(typed) => {
            setReason(typed)
            setValidationErrors({ ...validationErrors, reason: '' })
          }}
          onSuggestion={(sentence) => {
            if (move !== 'reject') return
            // A kind that was chosen by hand stays.
            setCode(code ?? codeOf(sentence))
            setValidationErrors({ ...validationErrors, reason: '', kind: '' })
          }}
          suggestions={form.suggestions}
          value={reason}
        />
      )}
      {exceeds && (
        <ReasonField
          label={words.approve.seatsExceeded}
          onChange={setSeatsExceeded}
          validationError={validationErrors.seats}
          value={seatsExceeded}
        />
      )}
      <div className="review__buttons">
        <Button disabled={blocked} margin={false} type="submit">
          {form.confirm}
        </Button>
        <Button buttonStyle="transparent" margin={false} onClick={() => close(false)}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The kind of rejection that a suggested sentence stands for. */
function codeOf(sentence: string): RejectionCode | null {
  return REJECTION_CODES.find((code) => suggestedRejections[code] === sentence) ?? null
}
