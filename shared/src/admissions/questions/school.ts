import type { Answers, QuestionName } from '../answers/answers.ts'
import { GRADE_MESSAGES, gradeError, gradingsOf, isConverted, marksOfGrade } from '../answers/grades.ts'
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

/**
 * Full marks, marks obtained and percentage of an examination. A result without marks is converted: the form fills in the
 * marks that give its percentage, so that everything else needs marks only.
 */
export function marksQuestions(examination: Examination, of: string): Question[] {
  const full = (answers: Answers) => answers[`${examination}FullMarks`] ?? ''
  const obtained = (answers: Answers) => answers[`${examination}Marks`] ?? ''
  const grading = (answers: Answers) => answers[`${examination}Grading`] ?? ''
  return [
    {
      name: `${examination}Grading`,
      label: `If ${of} has no marks: how it is graded`,
      inSentence: `how ${of} is graded`,
      hint: 'Choose nothing if your mark sheet has marks. Else take the formula that your board or university names.',
      kind: 'choose',
      optional: true,
      omittedIfEmpty: true,
      choices: () => gradingsOf(examination),
    },
    {
      name: `${examination}Grade`,
      label: `Result of ${of}`,
      inSentence: `the result of ${of}`,
      hint: 'As on your mark sheet. The form then fills in marks that give your percentage, which it shows below.',
      kind: 'upper',
      maxLength: 30,
      when: (answers) => grading(answers) !== '',
      follows: [`${examination}Grading`],
      check: (typed, answers) => gradeError(grading(answers), typed),
    },
    {
      name: `${examination}FullMarks`,
      label: `Full marks of ${of}`,
      kind: 'digits',
      follows: [`${examination}Grading`, `${examination}Grade`],
      maxLength: 5,
      checks: 'range',
      check: (typed) => fullMarksError(typed, examination),
    },
    {
      name: `${examination}Marks`,
      label: `Marks obtained in ${of}`,
      kind: 'digits',
      follows: [`${examination}FullMarks`],
      maxLength: 5,
      locked: (answers) => !mayEnterMarks(full(answers), examination),
      checks: 'range',
      check: (typed, answers) =>
        obtainedMarksError(typed, full(answers), examination) ?? convertedError(answers, examination),
    },
    {
      name: `${examination}Percentage`,
      label: `Percentage of ${of}`,
      kind: 'computed',
      follows: [`${examination}FullMarks`, `${examination}Marks`],
      compute: (answers) => percentage(obtained(answers), full(answers)),
    },
  ]
}

/** The marks that a changed grading or result fills in or clears; null if neither. */
export function marksAfterGrade(examination: Examination, answers: Answers): Answers | null {
  const grading = answers[`${examination}Grading`] ?? ''
  const converted = marksOfGrade(grading, answers[`${examination}Grade`] ?? '')
  const isLeft = grading === '' && isConverted(answers[`${examination}FullMarks`] ?? '')
  if (converted === null && !isLeft) return null
  return { [`${examination}FullMarks`]: converted?.full ?? '', [`${examination}Marks`]: converted?.obtained ?? '' }
}

/** The error message for marks that do not give the percentage of a result without marks, or null. */
function convertedError(answers: Answers, examination: Examination): string | null {
  const converted = marksOfGrade(answers[`${examination}Grading`] ?? '', answers[`${examination}Grade`] ?? '')
  const full = answers[`${examination}FullMarks`] ?? ''
  const given = percentage(answers[`${examination}Marks`] ?? '', full)
  if (converted === null || given === '' || !mayEnterMarks(full, examination)) return null
  return given === percentage(converted.obtained, converted.full) ? null : GRADE_MESSAGES.otherMarks
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
