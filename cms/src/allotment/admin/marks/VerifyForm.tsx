'use client'

import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import '../merit.css'
import { Button } from '@payloadcms/ui'
import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { useState } from 'react'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { ReasonBox } from '../../../admin-kit/form/ReasonBox.tsx'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { resultWords } from '../result-words.ts'
import { Checks } from '../rules/Checks.tsx'
import { serviceWords } from '../service-words.ts'
import { useChange } from '../use-change.ts'
import { entryCalls } from './entry-calls.ts'
import { MarkTable } from './MarkTable.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import { TypedMarks } from './TypedMarks.tsx'
import { furtherOf, markRows, marksOf, scoreOfRows } from './typed-marks.ts'
import { serviceOf, serviceRows } from './typed-service.ts'

interface VerifyFormProps {
  entry: StaffEntry
  reload: () => void
}

/** Confirms the typed marks, corrects them, or returns them with a reason. */
export function VerifyForm({ entry, reload }: VerifyFormProps) {
  const words = resultWords.marks
  const { applicationId: id, revision, scoring, marks, further, service, canVerify, canReturn } = entry
  const [rows, setRows] = useState(() => markRows(entry))
  const [subjects, setSubjects] = useState(() => furtherOf(entry))
  const [times, setTimes] = useState(() => serviceRows(entry))
  const isConfirmed = entry.claims.some(({ claim, state }) => claim === 'deputed' && state === 'confirmed')
  const [reasonProblem, setReasonProblem] = useState('')
  const { text: reason, type: setReason, forget } = useTyped(`merit-entries/${id}/reason`)
  const { problems, send } = useChange({
    call: entryCalls.verify,
    id,
    done: () => {
      forget()
      reload()
    },
  })
  const score = scoreOfRows(rows, scoring)

  function giveBack() {
    setReasonProblem(reason.trim() === '' ? words.noReason : '')
    if (reason.trim() !== '') void send({ verdict: 'returned', revision, reason })
  }

  return (
    <div className="admin-form">
      <h3>{words.typed}</h3>
      {marks === null ? <p>{words.states.missing}</p> : <TypedMarks entry={entry} />}
      <h3>{words.found}</h3>
      <FailureAlert text={problems.text} />
      {Object.values(problems.fields).length > 1 && (
        <ul className="merit__problems">
          {Object.entries(problems.fields).map(([field, message]) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
      <MarkTable disabled={!canVerify} rows={rows} scoring={scoring} setRows={setRows} />
      {further.length > 0 && (
        <fieldset className="merit__fields" disabled={!canVerify}>
          <Checks
            change={setSubjects}
            chosen={subjects}
            codes={further}
            hint={words.furtherHint}
            labelOf={(subject) => subject}
            legend={words.further}
          />
        </fieldset>
      )}
      {service && (
        <>
          <ServiceFields
            disabled={!canVerify}
            on={service.on}
            problems={problems.fields}
            rows={times}
            setRows={setTimes}
          />
          {!isConfirmed && <p>{serviceWords.unconfirmed}</p>}
        </>
      )}
      <p aria-live="polite">{score === null ? words.noScore : words.scoreOf(formatScore(score, DEFAULT_LOCALE))}</p>
      {!canVerify && <p>{words.cannot}</p>}
      {canVerify && (
        <Button
          buttonStyle="primary"
          margin={false}
          onClick={() =>
            void send({
              verdict: 'verified',
              revision,
              marks: {
                ...marksOf(rows, scoring),
                ...(further.length > 0 && { further: subjects }),
                ...(service && { service: serviceOf(times) }),
              },
            })
          }
        >
          {words.verify}
        </Button>
      )}
      {canVerify && canReturn && marks !== null && (
        <>
          <ReasonBox
            change={setReason}
            hint={words.reasonHint}
            label={words.reason}
            problem={reasonProblem}
            reason={reason}
          />
          <Button buttonStyle="secondary" margin={false} onClick={giveBack}>
            {words.giveBack}
          </Button>
        </>
      )}
    </div>
  )
}
