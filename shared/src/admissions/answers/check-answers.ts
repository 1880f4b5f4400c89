/** What is wrong with answers: the same for the form in the browser and for the server. (spec 2, 5) */
import type { FieldError } from '../../platform/field-error.ts'
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

type Wrong = Pick<FieldError, 'code' | 'message'>

interface CheckOptions {
  form: CourseForm
  /** In their stored form, see `cleanAnswers`. */
  answers: Answers
  reference: FormReference
  /** `YYYY-MM-DD` in India. */
  today: string
  /** The masked number that is kept already: a correction may send it back as it is. Nothing else that is masked is taken. */
  aadhaarOnFile?: string | undefined
  /** Only these sections; all of them unless told. */
  sections?: readonly Section[]
}

const DATE_MESSAGE = 'Enter the date of birth as day, month and year, e.g. 15/08/2003'
const AGE_MESSAGE = `Check the date of birth: applicants are ${APPLICANT_AGE.min} to ${APPLICANT_AGE.max} years old`

/** Every mistake in the order of the form, at most one for each question. */
export function checkAnswers(options: CheckOptions): AnswerError[] {
  const { form, answers, sections = sectionsOf(form) } = options
  return sections
    .flatMap(({ questions }) => questions)
    .filter(({ when }) => !when || when(answers))
    .flatMap((question) => {
      const wrong = errorIn(question, options)
      return wrong === null ? [] : [{ field: question.name, ...wrong }]
    })
}

/** What is wrong with the answer to one question; null when nothing is. */
function errorIn(question: Question, { answers, reference, today, aadhaarOnFile }: CheckOptions): Wrong | null {
  if (question.kind === 'computed' || question.kind === 'check') return null
  if (question.name === LIST_QUESTION) return listMistake(question, answers, reference)
  const answer = answers[question.name]
  if (typeof answer !== 'string' || answer === '')
    return question.optional ? null : { code: 'required', message: missing(question) }
  if (answer.length > (question.maxLength ?? LONGEST)) return { code: 'tooLong', message: tooLong(question) }
  if (question.kind === 'date') return dateMistake(answer, today)
  if (question.kind === 'aadhaar' && answer === aadhaarOnFile && isMaskedAadhaar(answer)) return null
  if (isChosen(question) && !isOffered(question, answer, answers, reference))
    return { code: 'notAnOption', message: missing(question) }
  const message = question.check?.(answer, answers) ?? null
  return message === null ? null : { code: question.checks ?? 'format', message }
}

/** For answers without a limit of their own: what a list offers, or the account says. */
const LONGEST = 254

/** What is said when an answer is missing or is none of those offered. */
function missing({ kind, label }: Pick<Question, 'kind' | 'label'>): string {
  const said = label.replace(/\?$/, '')
  if (kind === 'yes-no') return `Choose YES or NO: ${label}`
  if (kind === 'choose' || kind === 'choose-many') return `Choose: ${said}`
  return `Enter: ${said}`
}

function tooLong({ label, maxLength }: Question): string {
  return `${label}: at most ${maxLength ?? LONGEST} characters`
}

const isChosen = ({ kind }: Question) => kind === 'choose' || kind === 'yes-no'

function isOffered(question: Question, answer: string, answers: Answers, reference: FormReference): boolean {
  return question.choices?.(answers, reference).some(({ value }) => value === answer) ?? true
}

function listMistake(question: Question, answers: Answers, reference: FormReference): Wrong | null {
  const chosen = answers[LIST_QUESTION] ?? []
  const offered = question.choices?.(answers, reference).map(({ value }) => value) ?? []
  if (chosen.length === 0) return { code: 'required', message: missing(question) }
  return chosen.every((each) => offered.includes(each)) ? null : { code: 'notAnOption', message: missing(question) }
}

function dateMistake(answer: string, today: string): Wrong | null {
  const date = parseDate(answer)
  if (date === null) return { code: 'format', message: DATE_MESSAGE }
  const age = ageOn(date, today)
  return age >= APPLICANT_AGE.min && age <= APPLICANT_AGE.max ? null : { code: 'range', message: AGE_MESSAGE }
}
