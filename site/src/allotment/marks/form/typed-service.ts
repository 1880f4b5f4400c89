import { formatDate, parseDate } from '@pravesh/shared/admissions/answers/dates'
import { type PeriodError, periodErrors, type ServiceLimits } from '@pravesh/shared/allotment/entries/check-service'
import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import type { ServicePeriod } from '@pravesh/shared/allotment/scores/service'
import type { Locale } from '@pravesh/shared/platform/locale'
import { sentenceOf } from '@pravesh/shared/platform/replies/said'
import { marksFormWords } from './words/words.ts'

/** A time at a school as typed: days as `dd/mm/yyyy`, an empty last one for until now. */
export interface TypedTime {
  key: string
  school: string
  from: string
  to: string
}

export interface TimeProblem extends PeriodError {
  time: TypedTime
}

/** The times as they are saved, or an empty one. */
export function timesOf(marks: Marks | null): TypedTime[] {
  const saved = marks?.service ?? []
  if (saved.length === 0) return withAnotherTime([])
  return saved.map(({ school, from, to }, at) => ({
    key: `s${at}`,
    school,
    from: formatDate(from),
    to: formatDate(to ?? ''),
  }))
}

export function withAnotherTime(times: readonly TypedTime[]): TypedTime[] {
  const last = Math.max(-1, ...times.map(({ key }) => Number(key.slice(1))))
  return [...times, { key: `s${last + 1}`, school: '', from: '', to: '' }]
}

const isFilled = ({ school, from, to }: TypedTime) => [school, from, to].some((typed) => typed.trim() !== '')

/** A day that does not exist stays as typed, so that its check finds it. */
function periodIn({ school, from, to }: TypedTime): ServicePeriod {
  const day = (typed: string) => parseDate(typed) ?? typed
  return { school: school.trim(), from: day(from), to: to.trim() === '' ? null : day(to) }
}

/** What is wrong, in the order of the form. Times without any input are left out. */
export function timeProblems(times: readonly TypedTime[], limits: ServiceLimits): TimeProblem[] {
  return times
    .filter(isFilled)
    .flatMap((time) => periodErrors(periodIn(time), limits).map((error) => ({ time, ...error })))
}

/** The sentence about what is wrong. */
export function timeProblemText({ code, values = {} }: PeriodError, locale: Locale): string {
  return sentenceOf({ words: marksFormWords(locale).service.problems, code, values, locale }) ?? ''
}

/** The service to send, of times without problems. */
export function serviceIn(times: readonly TypedTime[]): ServicePeriod[] {
  return times.filter(isFilled).map(periodIn)
}
