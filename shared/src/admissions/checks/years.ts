import { isYear } from '../answers/years.ts'
import { hasQuestion } from '../form/questionnaire.ts'
import type { CheckRule } from './check.ts'

/** Class 10 is hardly ever passed by younger applicants. */
const USUAL_AGE = 13

/** What comes after what, and how many years later at least, as schools and universities teach. */
const STEPS = [
  { name: 'twelfthYear', label: 'class 12', after: 'tenthYear', afterLabel: 'class 10', years: 2 },
  { name: 'degreeYear', label: 'graduation', after: 'twelfthYear', afterLabel: 'class 12', years: 3 },
  { name: 'mastersYear', label: 'master’s degree', after: 'degreeYear', afterLabel: 'graduation', years: 1 },
] as const

/** Unusual years are allowed, so they are for staff to look at. The form refuses impossible ones. */
export const checkYears: CheckRule = ({ form, answers }) => {
  const steps = STEPS.filter(({ name }) => hasQuestion(form, name))
  const rule = [
    `Class 10 is passed at the age of ${USUAL_AGE} or later`,
    ...steps.map(
      ({ label, afterLabel, years }) =>
        `${label} at least ${years} ${years === 1 ? 'year' : 'years'} after ${afterLabel}`,
    ),
  ].join(', ')
  const { tenthYear = '', dateOfBirth = '' } = answers
  if (!isYear(tenthYear) || dateOfBirth === '') {
    return { name: 'years', result: 'unknown', rule: `${rule}.`, found: ['Years or the date of birth are missing.'] }
  }
  const age = Number(tenthYear) - Number(dateOfBirth.slice(0, 4))
  const faults = [
    ...(age < USUAL_AGE ? [`Class 10 was passed in ${tenthYear}, the year of the ${age}th birthday.`] : []),
    ...steps.flatMap(({ name, label, after, afterLabel, years }) => {
      const [later = '', earlier = ''] = [answers[name], answers[after]]
      if (!isYear(later) || !isYear(earlier) || Number(later) - Number(earlier) >= years) return []
      return [`Passed ${label} in ${later} and ${afterLabel} in ${earlier}.`]
    }),
  ]
  return { name: 'years', result: faults.length > 0 ? 'look' : 'passed', rule: `${rule}.`, found: faults }
}
