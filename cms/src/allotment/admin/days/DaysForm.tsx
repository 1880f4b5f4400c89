'use client'

import '../merit.css'
import { Button } from '@payloadcms/ui'
import { processStaffCalls } from '@pravesh/shared/allotment/calls/staff-processes'
import { type Progress, stepField } from '@pravesh/shared/allotment/process/allowed-changes'
import { stepTitle } from '@pravesh/shared/allotment/process/step-title'
import { STEP_DAYS, type Step, type StepDay } from '@pravesh/shared/allotment/process/steps'
import { useId, useState } from 'react'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { SaveBar } from '../SaveBar.tsx'
import { Cell, Row, RowHead } from '../tables/Row.tsx'
import { StackedTable } from '../tables/StackedTable.tsx'
import { useChange } from '../use-change.ts'
import { meritWords } from '../words.ts'
import { dayProblems, shownDayFields } from './day-problems.ts'
import { withoutRound, withRound } from './edit-rounds.ts'

interface DaysFormProps {
  id: string
  revision: number
  mayPrepare: boolean
  progress: Progress
  steps: Step[]
}

/** The days of all steps. */
export function DaysForm({ id, revision, mayPrepare, progress, steps: saved }: DaysFormProps) {
  const words = meritWords.days
  const formId = useId()
  const [steps, setSteps] = useState(saved)
  const { busy, problems, send } = useChange({ call: processStaffCalls.saveSteps, id })
  const form = useInvalidFocus<HTMLElement>(problems)
  const rounds = steps.filter(({ kind }) => kind === 'rounds').length

  function change(step: Step, days: Partial<Pick<Step, 'first' | 'last'>>) {
    setSteps(steps.map((each) => (each === step ? { ...each, ...days } : each)))
  }

  return (
    <section className="admin-panel" ref={form}>
      <h2>{meritWords.sections.days}</h2>
      <p>{words.text}</p>
      {progress.state === 'open' && <p>{words.openText}</p>}
      {!mayPrepare && <p>{meritWords.readOnly}</p>}
      <fieldset className="merit__fields" disabled={!mayPrepare}>
        <StackedTable
          head={[words.step, words.first, words.last].map((label) => ({ label }))}
          label={meritWords.sections.days}
        >
          {steps.map((step, at) => {
            const title = stepTitle(step, steps, staffLanguage())
            const own = dayProblems(problems, step, at).map((each, number) => ({
              ...each,
              id: `${formId}${at}-${number}`,
            }))
            const idsFor = (day: StepDay) => own.filter(({ days }) => days.includes(day)).map(({ id: each }) => each)
            return (
              <Row key={stepField(step)}>
                <RowHead>
                  {title}
                  {own.map(({ id: problemId, message }) => (
                    <p className="admin-error" id={problemId} key={problemId}>
                      {message}
                    </p>
                  ))}
                </RowHead>
                {STEP_DAYS.map((name) => (
                  <Cell isField key={name} label={words[name]}>
                    <input
                      aria-describedby={idsFor(name).join(' ') || undefined}
                      aria-invalid={idsFor(name).length > 0}
                      aria-label={`${title}: ${words[name]}`}
                      onChange={({ target }) => change(step, { [name]: target.value })}
                      type="date"
                      value={step[name]}
                    />
                  </Cell>
                ))}
              </Row>
            )
          })}
        </StackedTable>
        <p className="admin-field__hint">{words.lastRound}</p>
        {mayPrepare && (
          <>
            <div className="merit__row">
              <Button buttonStyle="secondary" margin={false} onClick={() => setSteps(withRound(steps))} size="small">
                {words.addRound}
              </Button>
              {rounds > 1 && (
                <Button
                  buttonStyle="secondary"
                  margin={false}
                  onClick={() => setSteps(withoutRound(steps))}
                  size="small"
                >
                  {words.removeRound}
                </Button>
              )}
            </div>
            <SaveBar
              busy={busy}
              problems={problems}
              save={() => void send({ revision, steps })}
              shown={(field) => shownDayFields(steps).has(field)}
            />
          </>
        )}
      </fieldset>
    </section>
  )
}
