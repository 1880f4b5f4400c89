import type { Answers, QuestionName } from '../answers/answers.ts'
import { type Examination, fullMarksError, mayEnterMarks, obtainedMarksError, percentage } from '../answers/marks.ts'
import { isYear, YEAR_MESSAGES, yearError } from '../answers/years.ts'
import type { Question } from './question.ts'

interface YearOptions {
  /** The examination that must have been passed in an earlier year, with the message for a year that is not later. */
  after?: { name: Exclude<QuestionName, 'languages'>; message: string }
  /** Whether the examinations are in progress, so that the year may be the next one. */
  isExpected?: (answers: Answers) => boolean
}

/** A year of passing. */
export const yearQuestion = (
  name: QuestionName,
  label: string,
  { after, isExpected = () => false }: YearOptions = {},
): Question => ({
  name,
  label,
  kind: 'digits',
  maxLength: 4,
  check: (typed, answers, today) => {
    const wrong = yearError(typed, Number(today.slice(0, 4)), isExpected(answers))
    if (wrong !== null || after === undefined) return wrong
    const before = answers[after.name] ?? ''
    return isYear(before) && Number(typed) <= Number(before) ? after.message : null
  },
})

/** Full marks, marks obtained and percentage of an examination. */
export function marksQuestions(examination: Examination, of: string): Question[] {
  const full = (answers: Answers) => answers[`${examination}FullMarks`] ?? ''
  const obtained = (answers: Answers) => answers[`${examination}Marks`] ?? ''
  return [
    {
      name: `${examination}FullMarks`,
      label: `Full marks of ${of}`,
      kind: 'digits',
      maxLength: 5,
      checks: 'range',
      check: (typed) => fullMarksError(typed, examination),
    },
    {
      name: `${examination}Marks`,
      label: `Marks obtained in ${of}`,
      kind: 'digits',
      maxLength: 5,
      locked: (answers) => !mayEnterMarks(full(answers), examination),
      checks: 'range',
      check: (typed, answers) => obtainedMarksError(typed, full(answers), examination),
    },
    {
      name: `${examination}Percentage`,
      label: `Percentage of ${of}`,
      kind: 'computed',
      compute: (answers) => percentage(obtained(answers), full(answers)),
    },
  ]
}

export const tenthQuestions: Question[] = [
  { name: 'tenthBoard', label: 'Board of class 10', kind: 'upper', maxLength: 120 },
  yearQuestion('tenthYear', 'Year of passing class 10'),
  ...marksQuestions('tenth', 'class 10'),
]

/** Class 12 for B.Ed. */
export const twelfthQuestions: Question[] = [
  { name: 'twelfthBoard', label: 'Board of class 12', kind: 'upper', maxLength: 120 },
  yearQuestion('twelfthYear', 'Year of passing class 12', {
    after: { name: 'tenthYear', message: YEAR_MESSAGES.twelfthFirst },
  }),
  ...marksQuestions('twelfth', 'class 12'),
]

/** Class 12 for D.El.Ed and D.Pharm. */
export const twelfthWithSchoolQuestions: Question[] = [
  { name: 'twelfthInstitute', label: 'School or institute of class 12', kind: 'upper', maxLength: 160 },
  ...twelfthQuestions,
]
