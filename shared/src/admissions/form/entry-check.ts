/**
 * “Can I apply?”: what the page of a course asks before there is an account. Decides with the rule of the application form,
 * from percentages instead of marks.
 */
import { marksOfGrade } from '../answers/grades.ts'
import { eligibility } from './eligibility.ts'

/** In display order. */
const ENTRY_QUESTIONS = ['tenth', 'twelfth', 'degree', 'category'] as const
export type EntryQuestion = (typeof ENTRY_QUESTIONS)[number]

/** As typed and chosen; empty while unanswered. */
export type EntryAnswers = Record<EntryQuestion, string>

/** The answer to `degree` without a degree and without final examinations in progress; else one of `DEGREE_STATUSES`. */
export const NO_DEGREE = 'NONE' as const

/** The rule of a course, as its page sends it to the browser. */
export interface EntryRule {
  /** Minimum percentage in class 10 and class 12 by category; null if the course has none. */
  minima: Readonly<Record<string, number>> | null
  needsDegree: boolean
}

/** What a rule asks. */
export function entryQuestions({ minima, needsDegree }: EntryRule): EntryQuestion[] {
  return ENTRY_QUESTIONS.filter((question) => (question === 'degree' ? needsDegree : minima !== null))
}

/** The questions without a usable answer: nothing chosen, or a percentage that cannot be read. */
export function unusableEntries(rule: EntryRule, answers: EntryAnswers): EntryQuestion[] {
  const isUsable = (question: EntryQuestion) =>
    question === 'tenth' || question === 'twelfth' ? marksOf(answers[question]) !== null : answers[question] !== ''
  return entryQuestions(rule).filter((question) => !isUsable(question))
}

/** `open` while an answer is missing. */
export function entryResult(rule: EntryRule, answers: EntryAnswers): ReturnType<typeof eligibility> {
  if (unusableEntries(rule, answers).length > 0) return 'open'
  if (rule.needsDegree && answers.degree === NO_DEGREE) return 'failed'
  const { minima } = rule
  const [tenth, twelfth] = [marksOf(answers.tenth), marksOf(answers.twelfth)]
  return eligibility(
    { eligibility: minima && { minimumFor: (category = '') => minima[category] ?? null } },
    {
      category: answers.category,
      tenthFullMarks: tenth?.full ?? '',
      tenthMarks: tenth?.obtained ?? '',
      tenthPercentage: answers.tenth,
      twelfthFullMarks: twelfth?.full ?? '',
      twelfthMarks: twelfth?.obtained ?? '',
      twelfthPercentage: answers.twelfth,
    },
  )
}

const marksOf = (percentage: string) => marksOfGrade('PERCENTAGE', percentage)
