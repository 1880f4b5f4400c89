import type { Answers, QuestionName } from '../answers/answers.ts'
import type { FormReference } from '../answers/form-reference.ts'
import { YES } from '../answers/options.ts'
import type { Documents } from '../documents/documents.ts'
import { ADDRESS_PAIRS } from '../questions/address.ts'
import type { Section } from '../questions/section.ts'
import { type AnswerError, checkAnswers } from './check-answers.ts'
import { missingDocuments } from './check-documents.ts'
import { cleanAnswers } from './clean-answers.ts'
import type { CourseForm } from './course-form.ts'
import { ELIGIBILITY_QUESTIONS, eligibility } from './eligibility.ts'
import { sectionsOf } from './questionnaire.ts'
import { screensOf } from './screens.ts'
import type { Progress, StepNumber } from './steps.ts'

export interface CheckFacts {
  form: CourseForm
  reference: FormReference
  /** `YYYY-MM-DD` in India. */
  today: string
  /** The masked number of an earlier application, which may be sent again. */
  aadhaarOnFile?: string
}

/** The sections of a step. If the marks are too low, nothing after them is asked. (spec 2, 4) */
export function sectionsIn(form: CourseForm, step: StepNumber, answers: Answers): Section[] {
  const sections = sectionsOf(form).filter((section) => section.step === step)
  return step === 1 || eligibility(form, answers) !== 'failed' ? sections : untilMarks(sections)
}

/** Sections or screens up to the last one that asks for what decides about the eligibility. */
export function untilMarks<Asked extends Pick<Section, 'questions'>>(asked: readonly Asked[]): Asked[] {
  return asked.slice(0, asked.findLastIndex(asksMarks) + 1)
}

/** Whether something on the screen decides about the eligibility. */
export function asksMarks({ questions }: Pick<Section, 'questions'>): boolean {
  return questions.some(({ name }) => ELIGIBILITY_QUESTIONS.includes(name))
}

/** All questions of a step, including those whose condition is false. */
export function questionsIn(form: CourseForm, step: StepNumber): QuestionName[] {
  return sectionsOf(form)
    .filter((section) => section.step === step)
    .flatMap(({ questions }) => questions.map(({ name }) => name))
}

/** The validation errors of a step; `typed` holds the raw input. */
export function errorsIn(facts: CheckFacts, step: StepNumber, typed: Answers): AnswerError[] {
  return errorsOfSections(facts, sectionsIn(facts.form, step, cleanAnswers(facts.form, typed)), typed)
}

/** `errorsIn` for what a step shows: step 1 also asks for the marks that decide, which belong to step 2. */
export function errorsShownIn(facts: CheckFacts, step: StepNumber, typed: Answers): AnswerError[] {
  return step === 1 ? errorsOfSections(facts, screensOf(facts.form, 1), typed) : errorsIn(facts, step, typed)
}

function errorsOfSections(
  { form, reference, today, aadhaarOnFile }: CheckFacts,
  sections: readonly Section[],
  typed: Answers,
): AnswerError[] {
  const answers = cleanAnswers(form, typed)
  const validationErrors = checkAnswers({ form, answers, reference, today, aadhaarOnFile, sections })
  // Report an error in a copied address at its source only: the copy is read-only.
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

/** The progress of a form. A step counts as done only while it has no errors. */
export function progressOf(facts: CheckFacts, done: Done): Progress {
  const answers = cleanAnswers(facts.form, done.answers)
  const isValid = (step: StepNumber) => errorsIn(facts, step, done.answers).length === 0
  return {
    detailsSaved: done.detailsSaved && isValid(1),
    educationSaved:
      done.educationSaved &&
      done.termsAccepted &&
      eligibility(facts.form, answers) === 'met' &&
      isValid(2) &&
      missingDocuments(facts.form, answers, done.documents).length === 0,
    agreementAccepted: done.agreementAccepted,
  }
}
