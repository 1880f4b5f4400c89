import { publicMeritCalls } from '@pravesh/shared/allotment/calls/public-calls'
import type { ProcessState } from '@pravesh/shared/allotment/process/process'
import { stepTitle } from '@pravesh/shared/allotment/process/step-title'
import type { Step } from '@pravesh/shared/allotment/process/steps'
import { stepWords } from '@pravesh/shared/allotment/process/words/words'
import { fill } from '@pravesh/shared/platform/fill'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useLocale, useWords } from '../../forms/locale.ts'
import { datedSteps } from './dated-steps.ts'
import { calendarWords } from './words/words.ts'

interface CalendarProps {
  processId: string
  state: ProcessState
  steps: readonly Step[]
  /** Shows the days only when they are asked for. */
  isShort?: boolean
}

/** The steps of a process: what is open until when, what comes next, and all days. */
export function Calendar({ processId, state, steps, isShort = false }: CalendarProps) {
  const w = useWords(calendarWords)
  const words = useWords(stepWords).calendar
  const locale = useLocale()
  const dated = datedSteps(steps, dayInIndia(new Date()))
  const open = dated.filter(({ when }) => when === 'now')
  const next = dated.find(({ when }) => when === 'later')
  const day = (of: string) => formatLongDay(of, locale)
  const name = (step: Step) => stepTitle(step, steps, locale)
  const isOver = open.length === 0 && next === undefined
  const days = (
    <ol className="merit-steps">
      {dated.map(({ step, when }) => (
        <li key={step.kind + step.first} data-when={when} aria-current={when === 'now' ? 'step' : undefined}>
          <strong>{name(step)}</strong>
          <span>
            {step.first === step.last
              ? day(step.first)
              : fill(words.days, { first: day(step.first), last: day(step.last) })}
          </span>
          <span className={when === 'now' ? 'tag warning' : 'tag'}>{w.states[when]}</span>
        </li>
      ))}
    </ol>
  )
  return (
    <section className="setting merit-calendar" aria-labelledby={`calendar-${processId}`}>
      <h2 id={`calendar-${processId}`}>{w.title}</h2>
      <div className="merit-now">
        {state === 'closed' ? (
          <p>{w.closed}</p>
        ) : (
          <>
            {open.map(({ step }) => (
              <p key={step.kind + step.first}>
                <strong>{w.now(name(step), day(step.last))}</strong>
              </p>
            ))}
            {next && <p>{w.next(name(next.step), day(next.step.first))}</p>}
            {isOver && <p>{w.over}</p>}
          </>
        )}
      </div>
      {isShort ? (
        <details>
          <summary>{w.all}</summary>
          {days}
        </details>
      ) : (
        days
      )}
      <div>
        <a href={`${callAddress(publicMeritCalls.calendar, { id: processId })}?lang=${locale}`} download>
          {words.add}
        </a>
        <p className="hint">{w.saveHint}</p>
      </div>
    </section>
  )
}
