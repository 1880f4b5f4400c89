import { paperMarksError, SUBJECT_MARKS_MAX } from '../../answers/marks.ts'
import { HIGHER_SUBJECTS, YES, YES_NO } from '../../answers/options.ts'
import { onlyIf, type Question, same } from '../../questions/question.ts'
import { yearQuestion } from '../../questions/school.ts'

export interface DpharmAnswers {
  physicsMarks: string
  chemistryMarks: string
  higherSubject: string
  higherSubjectMarks: string
  passedCuet: string
  cuetMarks: string
  cuetYear: string
}

declare module '../../answers/answers.ts' {
  interface QuestionAnswers extends DpharmAnswers {}
}

/** Five papers of 250 marks each, the maximum for one admission. (CUET (UG), information bulletin) */
const CUET_MARKS_MAX = 1250

const subjectMarks = (typed: string) => paperMarksError(typed, SUBJECT_MARKS_MAX)

/** Science subjects of class 12. (spec 2, 3 "dpharm_form") */
export const scienceQuestions: Question[] = [
  {
    name: 'physicsMarks',
    label: 'Marks in physics',
    kind: 'digits',
    maxLength: 3,
    checks: 'range',
    check: subjectMarks,
  },
  {
    name: 'chemistryMarks',
    label: 'Marks in chemistry',
    kind: 'digits',
    maxLength: 3,
    checks: 'range',
    check: subjectMarks,
  },
  {
    name: 'higherSubject',
    label: 'Subject with the higher mark',
    kind: 'choose',
    choices: same(HIGHER_SUBJECTS),
  },
  {
    name: 'higherSubjectMarks',
    label: 'Marks in that subject',
    kind: 'digits',
    maxLength: 3,
    when: (answers) => Boolean(answers.higherSubject),
    follows: ['higherSubject'],
    checks: 'range',
    check: subjectMarks,
  },
]

/** Common University Entrance Test. */
export const cuetQuestions: Question[] = [
  { name: 'passedCuet', label: 'Have you passed CUET?', kind: 'yes-no', choices: same(YES_NO) },
  {
    name: 'cuetMarks',
    label: 'CUET marks',
    inSentence: 'your CUET marks',
    kind: 'digits',
    maxLength: 4,
    ...onlyIf('passedCuet', YES),
    checks: 'range',
    check: (typed) => paperMarksError(typed, CUET_MARKS_MAX),
  },
  { ...yearQuestion('cuetYear', 'CUET year'), ...onlyIf('passedCuet', YES) },
]
