'use client'

import { formatScore } from '@pravesh/shared/allotment/scores/format-score'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import '../merit.css'
import { Button } from '@payloadcms/ui'
import type { StaffEntry } from '@pravesh/shared/allotment/calls/staff-entry-calls'
import { useState } from 'react'
import { ReasonBox } from '../../../admin-kit/form/ReasonBox.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { useTyped } from '../../../admin-kit/form/use-typed.ts'
import { ProblemSummary } from '../ProblemSummary.tsx'
import { resultWords } from '../result-words.ts'
import { Checks } from '../rules/Checks.tsx'
import { serviceWords } from '../service-words.ts'
import { NO_PROBLEMS, useChange } from '../use-change.ts'
import { entryCalls } from './entry-calls.ts'
import { MarkTable } from './MarkTable.tsx'
import { isBesideField, markProblems } from './mark-problems.ts'
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
  /** As they were sent: errors name rows by their places. */
  const [sent, setSent] = useState(rows)
  const [subjects, setSubjects] = useState(() => furtherOf(entry))
  const [times, setTimes] = useState(() => serviceRows(entry))
  const isConfirmed = entry.claims.some(({ claim, state }) => claim === 'deputed' && state === 'confirmed')
  const { text: reason, type: setReason, forget } = useTyped(`merit-entries/${id}/reason`)
  const { problems, setProblems, send } = useChange({
    call: entryCalls.verify,
    id,
    done: () => {
      forget()
      reload()
    },
  })
  const form = useInvalidFocus<HTMLDivElement>(problems)
  const score = scoreOfRows(rows, scoring)

  function verify() {
    setSent(rows)
    const found = {
      ...marksOf(rows, scoring),
      ...(further.length > 0 && { further: subjects }),
      ...(service && { service: serviceOf(times) }),
    }
    void send({ verdict: 'verified', revision, marks: found })
  }

  function giveBack() {
    if (reason.trim() === '') setProblems({ fields: { reason: words.noReason }, text: '' })
    else void send({ verdict: 'returned', revision, reason })
  }

  /** After a removal, the places in errors would be those of other rows. */
  function changeRows<Typed>(before: readonly Typed[], after: Typed[], set: (rows: Typed[]) => void) {
    if (after.length < before.length) setProblems(NO_PROBLEMS)
    set(after)
  }

  return (
    <div className="admin-form" ref={form}>
      <h3>{words.typed}</h3>
      {marks === null ? <p>{words.states.missing}</p> : <TypedMarks entry={entry} />}
      <h3>{words.found}</h3>
      <ProblemSummary problems={problems} shown={isBesideField} />
      <MarkTable
        disabled={!canVerify}
        problems={markProblems(problems, sent, scoring.kind)}
        rows={rows}
        scoring={scoring}
        setRows={(after) => changeRows(rows, after, setRows)}
      />
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
            problems={problems}
            rows={times}
            setRows={(after) => changeRows(times, after, setTimes)}
          />
          {!isConfirmed && <p>{serviceWords.unconfirmed}</p>}
        </>
      )}
      <p aria-live="polite">{score === null ? words.noScore : words.scoreOf(formatScore(score, DEFAULT_LOCALE))}</p>
      {!canVerify && <p>{words.cannot}</p>}
      {canVerify && (
        <Button buttonStyle="primary" margin={false} onClick={verify}>
          {words.verify}
        </Button>
      )}
      {canVerify && canReturn && marks !== null && (
        <>
          <ReasonBox
            change={setReason}
            hint={words.reasonHint}
            label={words.reason}
            problem={problems.fields.reason ?? ''}
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
