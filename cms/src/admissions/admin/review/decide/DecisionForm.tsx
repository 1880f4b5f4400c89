'use client'

import '../review.css'
import { Button } from '@payloadcms/ui'
import type { StaffRejectionCode } from '@pravesh/shared/admissions/status/rejection'
import type { StaffDecision } from '@pravesh/shared/admissions/status/staff-calls'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import { preparedIn } from '../../../prepared/admin/prepared-for.ts'
import { ReasonField } from '../../../prepared/admin/ReasonField.tsx'
import { rejectionOf } from '../../../prepared/suggested-texts.ts'
import { OpenDuplicates } from '../duplicates/OpenDuplicates.tsx'
import { offeredIn } from '../offered-in.ts'
import { readingViewWords } from '../reading-words.ts'
import type { ReviewData, StaffMove } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { reviewWords } from '../words.ts'
import { type ChosenCorrection, isNothing, NOTHING_CHOSEN } from './chosen-correction.ts'
import { LastDayField } from './LastDayField.tsx'
import { moveForm } from './move-forms.ts'
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
  const form = moveForm(move)
  const offered = move === 'reject' || move === 'sendBack' ? offeredIn(review, move) : undefined
  const exceeds = move === 'approve' && review.seats?.isFull === true
  const title = useRef<HTMLHeadingElement>(null)
  const notAccepted = review.documents.filter(({ state }) => state === 'REJECTED').map(({ label }) => label)
  const rejected = [...notAccepted, ...review.lost]
  const [reason, setReason] = useState('')
  const [code, setCode] = useState<StaffRejectionCode | null>(null)
  const [seatsExceeded, setSeatsExceeded] = useState('')
  const [dueOn, setDueOn] = useState('')
  const [correction, setCorrection] = useState<ChosenCorrection>(NOTHING_CHOSEN)
  const [validationErrors, setValidationErrors] = useState({ reason: '', kind: '', parts: '', seats: '', form: '' })

  useEffect(() => title.current?.focus(), [])
  // The form scrolls in itself, and the button that was pressed may be below the error.
  useEffect(() => {
    if (Object.values(validationErrors).some((error) => error !== ''))
      title.current
        ?.closest('form')
        ?.querySelector('.review__error, .admin-error')
        ?.scrollIntoView({ block: 'nearest' })
  }, [validationErrors])

  /** Null while the kind of a rejection is missing. */
  function decision(): StaffDecision | null {
    const prepared = offered && preparedIn(reason, offered)
    if (move === 'reject') return code && { move, code, reason: reason.trim(), prepared }
    if (move === 'sendBack')
      return {
        ...{ move, reason: reason.trim(), prepared, parts: [...correction.parts], items: [...correction.items] },
        ...(dueOn !== '' && { dueOn }),
      }
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
      parts: form.asksParts && isNothing(correction) && rejected.length === 0 ? words.sendBack.noPart : '',
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
      <p>{textOf(move, review) ?? form.text}</p>
      {move === 'approve' && review.others.open > 0 && <OpenDuplicates open={review.others.open} />}
      {validationErrors.form !== '' && (
        <p className="review__error" role="alert">
          <FailureText text={validationErrors.form} />
        </p>
      )}
      {form.asksParts && (
        <PartsField
          chosen={correction}
          correctable={review.correctable}
          onChange={(chosen) => {
            setCorrection(chosen)
            setValidationErrors({ ...validationErrors, parts: '' })
          }}
          rejected={rejected}
          validationError={validationErrors.parts}
        />
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
          offered={offered}
          onPrepared={(text) => {
            if (move !== 'reject') return
            // A kind that was chosen by hand stays.
            setCode(code ?? rejectionOf(text))
            setValidationErrors({ ...validationErrors, reason: '', kind: '' })
          }}
          value={reason}
        />
      )}
      {move === 'sendBack' && <LastDayField onChange={setDueOn} value={dueOn} />}
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

/** What happens with a decision on which two people have to agree; null for others. */
function textOf(move: StaffMove, { reading, rejectionsWait }: ReviewData): string | null {
  if (reading?.isSecond && READ.includes(move)) return readingViewWords.secondForm
  return reading === null && rejectionsWait && move === 'reject' ? readingViewWords.rejectForm : null
}

const READ: readonly StaffMove[] = ['approve', 'reject', 'sendBack']
