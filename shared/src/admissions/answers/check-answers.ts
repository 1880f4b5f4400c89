/** Validation of answers, shared by browser and server. (spec 2, 5) */
import type { FieldError } from '../../platform/field-error.ts'
import { lowerFirst } from '../../platform/text.ts'
import type { CourseForm } from '../courses/course-form.ts'
import type { Question } from '../questions/question.ts'
import type { Section } from '../questions/section.ts'
import { isMaskedAadhaar } from './aadhaar.ts'
import { type Answers, LIST_QUESTION, type QuestionName } from './answers.ts'
import { APPLICANT_AGE, ageOn, parseDate } from './dates.ts'
import type { FormReference } from './form-reference.ts'
import { sectionsOf } from './questionnaire.ts'

export interface AnswerError extends FieldError {
  field: QuestionName
}

type Invalid = Pick<FieldError, 'code' | 'message'>

interface CheckOptions {
  form: CourseForm
  /** In stored form, see `cleanAnswers`. */
  answers: Answers
  reference: FormReference
  /** `YYYY-MM-DD` in India. */
  today: string
  /** The masked number on file. A correction may send it back unchanged; any other masked number is invalid. */
  aadhaarOnFile?: string | undefined
  /** The sections to check; all of them by default. */
  sections?: readonly Section[]
}

const DATE_MESSAGE = 'Enter your date of birth as day, month and year, e.g. 15/08/2003'
const AGE_MESSAGE = `Check your date of birth: applicants must be ${APPLICANT_AGE.min} to ${APPLICANT_AGE.max} years old`

/** All validation errors in the order of the form, at most one per question. */
export function checkAnswers(options: CheckOptions): AnswerError[] {
  const { form, answers, sections = sectionsOf(form) } = options
  return sections
    .flatMap(({ questions }) => questions)
    .filter(({ when }) => !when || when(answers))
    .flatMap((question) => {
      const invalid = errorIn(question, options)
      return invalid === null ? [] : [{ field: question.name, ...invalid }]
    })
}

function errorIn(question: Question, { answers, reference, today, aadhaarOnFile }: CheckOptions): Invalid | null {
  if (question.kind === 'computed' || question.kind === 'check') return null
  if (question.name === LIST_QUESTION) return listError(question, answers, reference)
  const answer = answers[question.name]
  if (typeof answer !== 'string' || answer === '')
    return question.optional ? null : { code: 'required', message: missing(question) }
  if (answer.length > (question.maxLength ?? DEFAULT_MAX_LENGTH)) return { code: 'tooLong', message: tooLong(question) }
  if (question.kind === 'date') return dateError(answer, today)
  if (question.kind === 'aadhaar' && answer === aadhaarOnFile && isMaskedAadhaar(answer)) return null
  if (isChosen(question) && !isOffered(question, answer, answers, reference))
    return { code: 'notAnOption', message: missing(question) }
  const message = question.check?.(answer, answers) ?? null
  return message === null ? null : { code: question.checks ?? 'format', message }
}

/** For questions without a limit of their own, whose answers come from a list or the account. */
const DEFAULT_MAX_LENGTH = 254

/** The message for an answer that is missing or not among the choices. */
function missing({ kind, label, inSentence = `the ${lowerFirst(label)}` }: Question): string {
  if (kind === 'yes-no') return `Choose YES or NO: ${label}`
  return kind === 'choose' || kind === 'choose-many' ? `Choose ${inSentence}` : `Enter ${inSentence}`
}

function tooLong({ label, maxLength }: Question): string {
  return `${label} can have at most ${maxLength ?? DEFAULT_MAX_LENGTH} characters`
}

const isChosen = ({ kind }: Question) => kind === 'choose' || kind === 'yes-no'

function isOffered(question: Question, answer: string, answers: Answers, reference: FormReference): boolean {
  return question.choices?.(answers, reference).some(({ value }) => value === answer) ?? true
}

function listError(question: Question, answers: Answers, reference: FormReference): Invalid | null {
  const chosen = answers[LIST_QUESTION] ?? []
  const offered = question.choices?.(answers, reference).map(({ value }) => value) ?? []
  if (chosen.length === 0) return { code: 'required', message: missing(question) }
  return chosen.every((each) => offered.includes(each)) ? null : { code: 'notAnOption', message: missing(question) }
}

function dateError(answer: string, today: string): Invalid | null {
  const date = parseDate(answer)
  if (date === null) return { code: 'format', message: DATE_MESSAGE }
  const age = ageOn(date, today)
  return age >= APPLICANT_AGE.min && age <= APPLICANT_AGE.max ? null : { code: 'range', message: AGE_MESSAGE }
}
