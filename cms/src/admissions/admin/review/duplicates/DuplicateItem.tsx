'use client'

import '../review.css'
import './duplicates.css'
import { Button } from '@payloadcms/ui'
import type { DuplicateVerdict } from '@pravesh/shared/admissions/duplicates/duplicates'
import { duplicateCalls } from '@pravesh/shared/admissions/duplicates/staff-calls'
import { useId, useState } from 'react'
import { FailureText } from '../../../../admin-kit/form/FailureText.tsx'
import type { DuplicateView } from '../review-data.ts'
import type { StaffCalls } from '../use-staff-calls.ts'
import { OtherLine } from './OtherLine.tsx'
import { duplicateWords as words } from './words.ts'

interface DuplicateItemProps {
  duplicate: DuplicateView
  calls: StaffCalls
}

/** One application that may come from the same person: what both share, and what staff say. */
export function DuplicateItem({ duplicate, calls }: DuplicateItemProps) {
  const { isOpen, other, reasons, revision, said, note, verdicts } = duplicate
  const [asked, setAsked] = useState(isOpen)
  const [typed, setTyped] = useState('')
  const [failure, setFailure] = useState('')
  const noteId = useId()

  async function say(verdict: DuplicateVerdict) {
    setFailure('')
    const outcome = await calls.send(duplicateCalls.say, { other: other?.id, verdict, note: typed.trim(), revision })
    if (!outcome.ok) return setFailure(outcome.outdated ? '' : outcome.msg)
    setTyped('')
    setAsked(false)
    document.getElementById('review-duplicates')?.focus()
  }

  return (
    <li className={isOpen ? 'duplicates__item duplicates__item--open' : 'duplicates__item'}>
      {reasons.length > 0 && (
        <ul className="duplicates__reasons">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {other ? <OtherLine other={other} /> : <p>{words.elsewhere}</p>}
      {said !== '' && (
        <p>
          {said} {isOpen && words.news}
        </p>
      )}
      {note !== '' && <p className="review__verbatim">{note}</p>}
      {other === null && isOpen && <p className="review__hint">{words.outside}</p>}
      {failure !== '' && (
        <p className="review__error" role="alert">
          <FailureText text={failure} />
        </p>
      )}
      {verdicts.length > 0 && (asked || isOpen) && (
        <div className="review__form">
          <label htmlFor={noteId}>{words.note}</label>
          <textarea
            id={noteId}
            maxLength={1000}
            onChange={(event) => setTyped(event.target.value)}
            rows={2}
            value={typed}
          />
          <div className="review__buttons">
            {verdicts.map(({ value, label }) => (
              <Button buttonStyle="secondary" key={value} margin={false} onClick={() => void say(value)} size="small">
                {label}
              </Button>
            ))}
            {!isOpen && (
              <Button buttonStyle="transparent" margin={false} onClick={() => setAsked(false)} size="small">
                {words.cancel}
              </Button>
            )}
          </div>
        </div>
      )}
      {verdicts.length > 0 && !asked && !isOpen && (
        <Button buttonStyle="transparent" margin={false} onClick={() => setAsked(true)} size="small">
          {words.change}
        </Button>
      )}
    </li>
  )
}
