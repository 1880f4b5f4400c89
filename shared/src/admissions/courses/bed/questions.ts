import { APPEARING, DEGREE_STATUSES, DEGREE_TYPES, YES, YES_NO } from '../../answers/options.ts'
import { YEAR_MESSAGES } from '../../answers/years.ts'
import { answerIs, type Question, same } from '../../questions/question.ts'
import { marksQuestions, yearQuestion } from '../../questions/school.ts'

export interface LastUniversityAnswers {
  lastUniversity: string
  lastRegistrationNumber: string
}

/** Graduation and master’s degree. */
export interface DegreeAnswers {
  degreeStatus: string
  degreeType: string
  degreeUniversity: string
  degreeYear: string
  degreeGrading: string
  degreeGrade: string
  degreeFullMarks: string
  degreeMarks: string
  degreePercentage: string
  hasMasters: string
  mastersStatus: string
  mastersType: string
  mastersUniversity: string
  mastersYear: string
  mastersGrading: string
  mastersGrade: string
  mastersFullMarks: string
  mastersMarks: string
  mastersPercentage: string
}

export interface BedAnswers extends LastUniversityAnswers, DegreeAnswers {}

declare module '../../answers/answers.ts' {
  interface QuestionAnswers extends BedAnswers {}
}

/** Notes for applicants whose examinations are in progress. (spec 2, 4; spec 3, 2.4) */
export const APPEARING_NOTES = [
  'We need your Complete marksheet by 31st July',
  'Fill Marks upto current Semester',
] as const

/** Whether examinations are in progress. */
export function isAppearing(status: string | undefined): boolean {
  return status === APPEARING
}

/** (spec 2, 3 "bed_form") */
export const lastUniversityQuestions: Question[] = [
  { name: 'lastUniversity', label: 'Last university attended', kind: 'upper', maxLength: 160 },
  { name: 'lastRegistrationNumber', label: 'Registration number there', kind: 'upper', maxLength: 40 },
]

export const degreeQuestions: Question[] = [
  { name: 'degreeStatus', label: 'Status of your graduation', kind: 'choose', choices: same(DEGREE_STATUSES) },
  { name: 'degreeType', label: 'Type of your graduation', kind: 'choose', choices: same(DEGREE_TYPES) },
  { name: 'degreeUniversity', label: 'University of your graduation', kind: 'upper', maxLength: 160 },
  yearQuestion('degreeYear', 'Year of your graduation', {
    after: { name: 'twelfthYear', message: YEAR_MESSAGES.degreeFirst },
    isExpected: ({ degreeStatus }) => isAppearing(degreeStatus),
  }),
  ...marksQuestions('degree', 'graduation'),
]

const hasMasters = answerIs('hasMasters', YES)

function ofMasters({ when = () => true, follows = [], ...question }: Question): Question {
  return {
    ...question,
    when: (answers) => hasMasters(answers) && when(answers),
    follows: ['hasMasters', ...follows],
  }
}

export const mastersQuestions: Question[] = [
  { name: 'hasMasters', label: 'Do you have a master’s degree?', kind: 'yes-no', choices: same(YES_NO) },
  ...(
    [
      {
        name: 'mastersStatus',
        label: 'Status of your master’s degree',
        kind: 'choose',
        choices: same(DEGREE_STATUSES),
      },
      { name: 'mastersType', label: 'Subject or type of your master’s degree', kind: 'upper', maxLength: 80 },
      { name: 'mastersUniversity', label: 'University of your master’s degree', kind: 'upper', maxLength: 160 },
      yearQuestion('mastersYear', 'Year of your master’s degree', {
        after: { name: 'degreeYear', message: YEAR_MESSAGES.mastersFirst },
        isExpected: ({ mastersStatus }) => isAppearing(mastersStatus),
      }),
      ...marksQuestions('masters', 'master’s degree'),
    ] satisfies Question[]
  ).map(ofMasters),
]
