/** What is wrong with a step, by the rules of the questionnaire. */
import type { Answers, QuestionName } from '@pravesh/shared/admissions/answers/answers'
import { type AnswerError, checkAnswers } from '@pravesh/shared/admissions/answers/check-answers'
import { cleanAnswers } from '@pravesh/shared/admissions/answers/clean-answers'
import { eligibility } from '@pravesh/shared/admissions/answers/eligibility'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { YES } from '@pravesh/shared/admissions/answers/options'
import { sectionsOf } from '@pravesh/shared/admissions/answers/questionnaire'
import type { Progress, StepNumber } from '@pravesh/shared/admissions/answers/steps'
import type { CourseForm } from '@pravesh/shared/admissions/courses/course-form'
import { missingDocuments } from '@pravesh/shared/admissions/documents/check-documents'
import type { Documents } from '@pravesh/shared/admissions/documents/documents'
import { ADDRESS_PAIRS } from '@pravesh/shared/admissions/questions/address'
import type { Section } from '@pravesh/shared/admissions/questions/section'

/** What steps are checked against. */
export interface CheckFacts {
  form: CourseForm
  reference: FormReference
  /** `YYYY-MM-DD` in India. */
  today: string
}

/** The sections that a step asks with these answers: no college of who is not eligible. (spec 2, 4) */
export function sectionsIn(form: CourseForm, step: StepNumber, answers: Answers): Section[] {
  const isHidden = eligibility(form, answers) === 'failed'
  return sectionsOf(form).filter((section) => section.step === step && !(isHidden && section.part === 'course'))
}

/** The questions of a step, asked or not. */
export function questionsIn(form: CourseForm, step: StepNumber): QuestionName[] {
  return sectionsOf(form)
    .filter((section) => section.step === step)
    .flatMap(({ questions }) => questions.map(({ name }) => name))
}

/** Every mistake in the answers of a step, as they were typed. */
export function errorsIn({ form, reference, today }: CheckFacts, step: StepNumber, typed: Answers): AnswerError[] {
  const answers = cleanAnswers(form, typed)
  const validationErrors = checkAnswers({
    form: form,
    answers,
    reference,
    today,
    sections: sectionsIn(form, step, answers),
  })
  // A copied address is wrong where it was copied from, and cannot be mended where it was copied to.
  const isCopy = (field: QuestionName) => ADDRESS_PAIRS.some(({ present }) => present === field)
  return answers.sameAsPermanent === YES ? validationErrors.filter(({ field }) => !isCopy(field)) : validationErrors
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
  const answers = cleanAnswers(facts.form, done.answers)
  const isRight = (step: StepNumber) => errorsIn(facts, step, done.answers).length === 0
  return {
    detailsSaved: done.detailsSaved && isRight(1),
    educationSaved:
      done.educationSaved &&
      done.termsAccepted &&
      eligibility(facts.form, answers) === 'met' &&
      isRight(2) &&
      missingDocuments(facts.form, answers, done.documents).length === 0,
    agreementAccepted: done.agreementAccepted,
  }
}
