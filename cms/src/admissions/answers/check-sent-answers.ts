import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers'
import { type AnswerMistake, checkAnswers } from '@pravesh/shared/admissions/check-answers'
import {
  ELIGIBILITY_MESSAGES,
  eligibility,
  MINIMUM_PERCENTAGE,
  minimumFor,
} from '@pravesh/shared/admissions/eligibility'
import type { FormReference } from '@pravesh/shared/admissions/form-reference'
import { questionsOf, type Section } from '@pravesh/shared/admissions/questionnaire'
import { todayInIndia } from '@pravesh/shared/admissions/today'
import { wireField } from '@pravesh/shared/admissions/wire-submission'
import type { CourseCode } from '@pravesh/shared/content/options'
import type { FieldError } from '@pravesh/shared/platform/reply'

interface CheckOptions {
  course: CourseCode
  /** As they were sent. */
  typed: Answers
  /** The same in their stored form. */
  answers: Answers
  reference: FormReference
  now: Date
  aadhaarOnFile?: string
  sections?: readonly Section[]
}

/** What is wrong with answers that were sent, in the order of the form, by the wire's names. */
export function checkSentAnswers(options: CheckOptions): FieldError[] {
  const { course, answers, now } = options
  const mistakes = [...checkAnswers({ ...options, today: todayInIndia(now) }), ...wrongPercentages(options)]
  if (mistakes.length > 0) return mistakes.map(({ field, message }) => ({ field: wireField(course, field), message }))
  return eligibility(course, answers) === 'failed' ? notEligible(course, answers) : []
}

/** Percentages are worked out here; one that was sent and differs was worked out by somebody else. */
function wrongPercentages({ course, typed, answers }: CheckOptions): AnswerMistake[] {
  return questionsOf(course).flatMap(({ name, compute }) => {
    const sent = compute && typed[name as Exclude<QuestionName, 'languages'>]
    if (!sent || Number(sent.replace(/\s*%$/, '')) === Number(answers[name] ?? '')) return []
    return [{ field: name, message: 'This percentage does not fit the marks. Please enter the marks again.' }]
  })
}

function notEligible(course: CourseCode, answers: Answers): FieldError[] {
  const isGeneral = minimumFor(answers.category) === MINIMUM_PERCENTAGE.general
  return [
    { field: '', message: ELIGIBILITY_MESSAGES.failed },
    {
      field: wireField(course, 'category'),
      message: isGeneral ? ELIGIBILITY_MESSAGES.general : ELIGIBILITY_MESSAGES.reserved,
    },
  ]
}
