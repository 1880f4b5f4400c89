import { languageMarksMax, MARKS_MESSAGES, paperMarksError, SUBJECT_MARKS_MAX } from '../../answers/marks.ts'
import { LANGUAGE_FULL_MARKS, LANGUAGES } from '../../answers/options.ts'
import { type Question, same } from '../../questions/question.ts'

export interface DeledAnswers {
  firstLanguage: string
  firstLanguageFullMarks: string
  firstLanguageMarks: string
  secondLanguage: string
  secondLanguageFullMarks: string
  secondLanguageMarks: string
  subject1Name: string
  subject1Marks: string
  subject2Name: string
  subject2Marks: string
  subject3Name: string
  subject3Marks: string
  subject4Name: string
  subject4Marks: string
}

declare module '../../answers/answers.ts' {
  interface QuestionAnswers extends DeledAnswers {}
}

function languageQuestions(which: 'first' | 'second'): Question[] {
  const label = which === 'first' ? 'first language' : 'second language'
  return [
    {
      name: `${which}Language`,
      label: which === 'first' ? 'First language' : 'Second language',
      kind: 'choose',
      ...(which === 'second' && { follows: ['firstLanguage'] }),
      choices: (answers) =>
        LANGUAGES.filter((language) => which === 'first' || language !== answers.firstLanguage).map((value) => ({
          value,
          label: value,
        })),
    },
    {
      name: `${which}LanguageFullMarks`,
      label: `Full marks of the ${label}`,
      kind: 'choose',
      choices: same(LANGUAGE_FULL_MARKS),
    },
    {
      name: `${which}LanguageMarks`,
      label: `Marks obtained in the ${label}`,
      kind: 'digits',
      follows: [`${which}LanguageFullMarks`],
      maxLength: 3,
      checks: 'range',
      check: (typed, answers) => {
        const max = languageMarksMax(answers[`${which}LanguageFullMarks`] ?? '')
        return paperMarksError(typed, max) && MARKS_MESSAGES.tooMany
      },
    },
  ]
}

/** The languages of class 12. (spec 2, 3 "dled_form") */
export const languageMarksQuestions: Question[] = [...languageQuestions('first'), ...languageQuestions('second')]

/** Suggestions; applicants type whatever their mark sheet says. */
const SUBJECTS = [
  'BIOLOGY',
  'CHEMISTRY',
  'COMPUTER SCIENCE',
  'ECONOMICS',
  'EDUCATION',
  'ENVIRONMENTAL STUDIES',
  'GEOGRAPHY',
  'HISTORY',
  'MATHEMATICS',
  'PHILOSOPHY',
  'PHYSICS',
  'POLITICAL SCIENCE',
  'SANSKRIT',
  'SOCIOLOGY',
] as const

/**
 * The marks of four subjects of class 12, each with its name; the fourth is optional. So are the names, which the contract
 * does not have.
 */
export const subjectMarksQuestions: Question[] = ([1, 2, 3, 4] as const).flatMap((number): Question[] => [
  {
    name: `subject${number}Name`,
    label: `Name of subject ${number}`,
    ...(number === 1 ? { hint: 'Any subject besides your two languages, as on your class 12 mark sheet.' } : {}),
    kind: 'suggest',
    optional: true,
    maxLength: 60,
    choices: same(SUBJECTS),
  },
  {
    name: `subject${number}Marks`,
    label: `Marks of subject ${number}`,
    kind: 'digits',
    maxLength: 3,
    ...(number === 4 ? { optional: true } : {}),
    checks: 'range',
    check: (typed) => paperMarksError(typed, SUBJECT_MARKS_MAX),
  },
])
