import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { scoreOf } from '@pravesh/shared/allotment/entries/score-of'
import { lengthOfService } from '@pravesh/shared/allotment/scores/service'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { ErrorSummary } from '../../../forms/ErrorSummary.tsx'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { useTranslate } from '../../../forms/translate.ts'
import { notify } from '../../../ui/notify.ts'
import { KeptActions } from '../../terms/KeptActions.tsx'
import { callMerit } from '../../terms/merit-api.ts'
import { useKept } from '../../terms/use-kept.ts'
import { ScoreParts } from '../ScoreParts.tsx'
import ServiceParts from '../ServiceParts.tsx'
import { marksWords } from '../words/words.ts'
import { FurtherSubjects } from './FurtherSubjects.tsx'
import { MarksRow } from './MarksRow.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import { marksIn, problemsIn, rowsOf, type Scoring, type TypedRow, withAnotherRow } from './typed-marks.ts'
import { serviceIn, timeProblems, timeProblemText, timesOf } from './typed-service.ts'
import { marksFormWords } from './words/words.ts'

interface MarksFormProps {
  process: OwnProcess
  reload: () => void
}

/** The form for marks, while it is open. The score follows what is typed. */
export default function MarksForm({ process, reload }: MarksFormProps) {
  const terms = useWords(marksWords)
  const w = useWords(marksFormWords)
  const locale = useLocale()
  const translate = useTranslate()
  const { applicationId, revision, score } = process
  const { scoring } = score
  const kept = useKept(`merit-typed:${applicationId}`, {
    rows: rowsOf(scoring, score.marks),
    further: score.further.filter((subject) => score.marks?.further?.includes(subject)),
    ...(score.service && { times: timesOf(score.marks) }),
  })
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const { rows, further, times = [] } = kept.value
  const set = (next: Partial<typeof kept.value>) => kept.change({ ...kept.value, ...next })
  const setRows = (next: TypedRow[]) => set({ rows: next })
  const found = problemsIn(scoring, rows)
  const wrongTimes = score.service
    ? timeProblems(times, { today: dayInIndia(new Date()), earliest: score.service.from })
    : []
  const [problems, timesShown] = attempt > 0 ? [found, wrongTimes] : [[], []]
  const service = score.service && wrongTimes.length === 0 ? lengthOfService(serviceIn(times), score.service.on) : null
  const typed = found.length === 0 ? scoreOf(scoring, marksIn(scoring, rows)) : null
  const idOf = (row: { key: string }, field: string) => `marks-${applicationId}-${row.key}-${field}`

  async function save(): Promise<void> {
    if (isBusy) return
    setRefusal('')
    setAttempt((count) => count + 1)
    if (found.length > 0 || wrongTimes.length > 0) return
    setBusy(true)
    const { ok, status, msg, errors } = await callMerit('saveMarks', applicationId, {
      revision,
      marks: {
        ...marksIn(scoring, rows),
        ...(score.further.length > 0 && { further }),
        ...(score.service && { service: serviceIn(times) }),
      },
    })
    setBusy(false)
    if (!ok) {
      setRefusal(errors.length > 0 ? errors.map(({ message }) => translate(message)).join(' ') : translate(msg))
      if (status !== 0) reload()
      return
    }
    setAttempt(0)
    kept.forget()
    notify(w.saved)
    reload()
  }

  return (
    <form
      className="task-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className="hint">{scoring.kind === 'best-of' ? w.bestOf(scoring.count) : w.weighted}</p>
      <ErrorSummary
        validationErrors={[
          ...problems.map(({ row, field, problem }) => ({
            field: `${row.key}-${field}`,
            message: w.at(row.name || labelOf(row, rows, scoring, w), w.problems[problem]),
          })),
          ...timesShown.map(({ time, ...problem }) => ({
            field: `${time.key}-${problem.field}`,
            message: w.at(time.school || w.service.time(times.indexOf(time) + 1), timeProblemText(problem, locale)),
          })),
        ]}
        idOf={(field) => `marks-${applicationId}-${field}`}
        attempt={attempt}
      />
      {refusal !== '' && (
        <Alert tone="bad" focus>
          <p>{refusal}</p>
        </Alert>
      )}
      {rows.map((row) => (
        <MarksRow
          key={row.key}
          row={row}
          label={labelOf(row, rows, scoring, w)}
          problems={problems.filter((problem) => problem.row === row)}
          idOf={idOf}
          onChange={(next) => setRows(rows.map((each) => (each.key === next.key ? next : each)))}
          onRemove={
            row.kind !== null && rows.length > 1
              ? () => setRows(rows.filter((each) => each.key !== row.key))
              : undefined
          }
        />
      ))}
      {scoring.kind === 'best-of' && (
        <div>
          <button type="button" className="button" onClick={() => setRows(withAnotherRow(rows))}>
            {w.add}
          </button>
        </div>
      )}
      {score.further.length > 0 && (
        <FurtherSubjects
          id={`marks-${applicationId}-further`}
          subjects={score.further}
          chosen={further}
          onChange={(next) => set({ further: next })}
        />
      )}
      {score.service && (
        <ServiceFields
          on={score.service.on}
          times={times}
          problems={timesShown}
          idOf={idOf}
          onChange={(next) => set({ times: next })}
        />
      )}
      <div aria-live="polite">
        {kept.isChanged && typed !== null && <ScoreParts title={w.preview} score={typed.score} parts={typed.parts} />}
        {kept.isChanged && typed === null && found.length === 0 && <p>{terms.noScore}</p>}
        {kept.isChanged && service && service.parts.length > 0 && (
          <ServiceParts title={w.service.preview} score={service.score} parts={service.parts} />
        )}
      </div>
      <KeptActions kept={kept} isBusy={isBusy} words={w} />
    </form>
  )
}

function labelOf(
  row: TypedRow,
  rows: readonly TypedRow[],
  scoring: Scoring,
  w: ReturnType<typeof marksFormWords>,
): string {
  if (scoring.kind === 'best-of') return w.row(rows.indexOf(row) + 1)
  const part = scoring.parts.find(({ examination }) => examination === row.name)
  return part?.required === false ? w.optional(row.name) : row.name
}
