import { ageOn, formatDate } from '../answers/dates.ts'
import type { CheckRule } from './check.ts'

/** Only where the portal has set an age for the course. */
export const checkAge: CheckRule = ({ answers, settings, sentOn, sessionYear }) => {
  const { minimumAge: min, maximumAge: max } = settings
  if (min === null && max === null) return null
  const day = settings.ageOn === null ? sentOn : `${sessionYear.slice(0, 4)}-${settings.ageOn}`
  const bounds = [...(min === null ? [] : [`at least ${min}`]), ...(max === null ? [] : [`at most ${max}`])]
  const rule = `The applicant is ${bounds.join(' and ')} years old on ${formatDate(day)}.`
  const { dateOfBirth = '' } = answers
  if (dateOfBirth === '') return { name: 'age', result: 'unknown', rule, found: ['There is no date of birth.'] }
  const age = ageOn(dateOfBirth, day)
  const isInside = (min === null || age >= min) && (max === null || age <= max)
  return {
    name: 'age',
    result: isInside ? 'passed' : 'look',
    rule,
    found: [`Born on ${formatDate(dateOfBirth)}: ${age} years.`],
  }
}
