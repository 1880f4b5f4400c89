/** What is wrong with a step, by the rules of the questionnaire. */
import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers'
import { type AnswerMistake, checkAnswers } from '@pravesh/shared/admissions/check-answers'
import { missingDocuments } from '@pravesh/shared/admissions/check-documents'
import { cleanAnswers } from '@pravesh/shared/admissions/clean-answers'
import type { Documents } from '@pravesh/shared/admissions/documents'
import { eligibility } from '@pravesh/shared/admissions/eligibility'
import type { FormReference } from '@pravesh/shared/admissions/form-reference'
import { YES } from '@pravesh/shared/admissions/options'
import { type Section, sectionsOf } from '@pravesh/shared/admissions/questionnaire'
import { ADDRESS_PAIRS } from '@pravesh/shared/admissions/questions/address'
import type { Progress, StepNumber } from '@pravesh/shared/admissions/steps'
import type { CourseCode } from '@pravesh/shared/content/options'

/** What steps are checked against. */
export interface CheckFacts {
  course: CourseCode
  reference: FormReference
  /** `YYYY-MM-DD` in India. */
  today: string
}

/** The part of step 2 that is asked only of who may apply. */
const PREFERENCE = 'preference'

/** The sections that a step asks with these answers: no college of who is not eligible. (spec 2, 4) */
export function sectionsIn(course: CourseCode, step: StepNumber, answers: Answers): Section[] {
  const isHidden = eligibility(course, answers) === 'failed'
  return sectionsOf(course).filter((section) => section.step === step && !(isHidden && section.key === PREFERENCE))
}

/** The questions of a step, asked or not. */
export function questionsIn(course: CourseCode, step: StepNumber): QuestionName[] {
  return sectionsOf(course)
    .filter((section) => section.step === step)
    .flatMap(({ questions }) => questions.map(({ name }) => name))
}

/** Every mistake in the answers of a step, as they were typed. */
export function mistakesIn(
  { course, reference, today }: CheckFacts,
  step: StepNumber,
  typed: Answers,
): AnswerMistake[] {
  const answers = cleanAnswers(course, typed)
  const mistakes = checkAnswers({ course, answers, reference, today, sections: sectionsIn(course, step, answers) })
  // A copied address is wrong where it was copied from, and cannot be mended where it was copied to.
  const isCopy = (field: QuestionName) => ADDRESS_PAIRS.some(({ present }) => present === field)
  return answers.sameAsPermanent === YES ? mistakes.filter(({ field }) => !isCopy(field)) : mistakes
}

interface Done {
  answers: Answers
  documents: Documents
  detailsSaved: boolean
  educationSaved: boolean
  termsAccepted: boolean
  agreementAccepted: boolean
}

/** How far a form has come: a step counts only as long as nothing in it is wrong. */
export function progressOf(facts: CheckFacts, done: Done): Progress {
  const answers = cleanAnswers(facts.course, done.answers)
  const isRight = (step: StepNumber) => mistakesIn(facts, step, done.answers).length === 0
  return {
    detailsSaved: done.detailsSaved && isRight(1),
    educationSaved:
      done.educationSaved &&
      done.termsAccepted &&
      eligibility(facts.course, answers) === 'met' &&
      isRight(2) &&
      missingDocuments(facts.course, answers, done.documents).length === 0,
    agreementAccepted: done.agreementAccepted,
  }
}
