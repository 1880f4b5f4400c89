import { MAX_PERIODS } from '@pravesh/shared/allotment/scores/service'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { FieldFrame } from '../../../forms/FieldFrame.tsx'
import { useLocale, useWords } from '../../../forms/locale.ts'
import { marksWords } from '../words/words.ts'
import { type TimeProblem, type TypedTime, timeProblemText, withAnotherTime } from './typed-service.ts'
import { marksFormWords } from './words/words.ts'

const MAX_NAME = 80
const MAX_DAY = 10

interface ServiceFieldsProps {
  /** The day up to which service counts. */
  on: string
  times: readonly TypedTime[]
  problems: readonly TimeProblem[]
  idOf: (row: { key: string }, field: string) => string
  onChange: (times: TypedTime[]) => void
}

/** The times that a deputed teacher has taught at schools. */
export function ServiceFields({ on, times, problems, idOf, onChange }: ServiceFieldsProps) {
  const terms = useWords(marksWords).service
  const words = useWords(marksFormWords)
  const w = words.service
  const locale = useLocale()
  const field = (time: TypedTime, name: 'school' | 'from' | 'to', hint?: string) => {
    const id = idOf(time, name)
    const problem = problems.find((each) => each.time === time && each.field === name)
    const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
    return (
      <FieldFrame id={id} label={terms[name]} hint={hint} validationError={problem && timeProblemText(problem, locale)}>
        <input
          id={id}
          value={time[name]}
          autoComplete="off"
          maxLength={name === 'school' ? MAX_NAME : MAX_DAY}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          onChange={({ currentTarget: { value } }) =>
            onChange(times.map((each) => (each.key === time.key ? { ...each, [name]: value } : each)))
          }
        />
      </FieldFrame>
    )
  }
  return (
    <>
      <h3>{w.title}</h3>
      <p className="hint">{w.hint(formatLongDay(on, locale))}</p>
      {times.map((time, at) => (
        <fieldset className="merit-row" key={time.key}>
          <legend>{w.time(at + 1)}</legend>
          {field(time, 'school')}
          {field(time, 'from', w.dayHint)}
          {field(time, 'to', w.toHint)}
          {times.length > 1 && (
            <button
              type="button"
              className="button quiet"
              aria-label={words.removeWhat(time.school || w.time(at + 1))}
              onClick={() => onChange(times.filter((each) => each.key !== time.key))}
            >
              {words.remove}
            </button>
          )}
        </fieldset>
      ))}
      {times.length < MAX_PERIODS && (
        <div>
          <button type="button" className="button" onClick={() => onChange(withAnotherTime(times))}>
            {w.add}
          </button>
        </div>
      )}
    </>
  )
}
