/** Validation of answers, shared by browser and server. (spec 2, 5) */
import type { FieldError } from '../../platform/field-error.ts'
import { fill } from '../../platform/fill.ts'
import { isLongerThan } from '../../platform/graphemes.ts'
import { untranslated } from '../../platform/translate.ts'
import { TEXT_MESSAGES, unusableIn } from '../../platform/usable-text.ts'
import { isMaskedAadhaar } from '../answers/aadhaar.ts'
import { type Answers, LIST_QUESTION, type QuestionName } from '../answers/answers.ts'
import { APPLICANT_AGE, ageOn, parseDate } from '../answers/dates.ts'
import type { FormReference } from '../answers/form-reference.ts'
import { inSentence, type Question } from '../questions/question.ts'
import type { Section } from '../questions/section.ts'
import type { CourseForm } from './course-form.ts'
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
  /** The same for the APAAR ID. */
  apaarOnFile?: string | undefined
  /** The sections to check; all of them by default. */
  sections?: readonly Section[]
  /** The answers are those of a payload that knows the contract only: additional questions may be missing. */
  isContractOnly?: boolean
}

/** The messages of every form. */
export const ANSWER_MESSAGES = {
  enter: 'Enter {answer}',
  choose: 'Choose {answer}',
  yesOrNo: 'Choose YES or NO: {question}',
  tooLong: '{question} can have at most {max} characters',
  ...TEXT_MESSAGES,
  date: 'Enter your date of birth as day, month and year, e.g. 15/08/2003',
  age: `Check your date of birth: applicants must be ${APPLICANT_AGE.min} to ${APPLICANT_AGE.max} years old`,
} as const

/** All validation errors in the order of the form and in its language, at most one per question. */
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

function errorIn(question: Question, options: CheckOptions): Invalid | null {
  const { form, answers, reference, today, isContractOnly = false } = options
  if (question.kind === 'computed' || question.kind === 'check') return null
  if (question.name === LIST_QUESTION) return listError(question, { form, answers, reference })
  const answer = answers[question.name]
  if (typeof answer !== 'string' || answer === '')
    return question.optional || (question.isAdditional && isContractOnly)
      ? null
      : { code: 'required', message: missing(question, form) }
  if (isLongerThan(answer, question.maxLength ?? DEFAULT_MAX_LENGTH))
    return { code: 'tooLong', message: tooLong(question, form) }
  const unusable = isFreeText(question) ? unusableIn(answer, 'printed') : null
  if (unusable) {
    const values = { field: question.label, character: unusable.character }
    return { code: 'format', message: sentence(form, unusable.kind, values) }
  }
  if (question.kind === 'date' && !question.check) return dateError(answer, today, form)
  if (question.kind === 'aadhaar' && isMaskedAadhaar(answer) && answer === onFile(question.name, options)) return null
  if (isContractOnly && answer === question.inContract) return null
  if (isChosen(question) && !isOffered(question, answer, answers, reference))
    return { code: 'notAnOption', message: missing(question, form) }
  const message = question.check?.(answer, answers, today) ?? null
  return message === null ? null : { code: question.checks ?? 'format', message }
}

/** The masked number that may be sent again. */
function onFile(name: QuestionName, { aadhaarOnFile, apaarOnFile }: CheckOptions): string | undefined {
  return name === 'apaar' ? apaarOnFile : aadhaarOnFile
}

/** For questions without a limit of their own, whose answers come from a list or the account. */
const DEFAULT_MAX_LENGTH = 254

/** The message for an answer that is missing or not among the choices. */
function missing(question: Question, form: CourseForm): string {
  const { kind, label } = question
  if (kind === 'yes-no') return sentence(form, 'yesOrNo', { question: label })
  const isChoice = kind === 'choose' || kind === 'choose-many'
  return sentence(form, isChoice ? 'choose' : 'enter', { answer: inSentence(question) })
}

function tooLong({ label, maxLength }: Question, form: CourseForm): string {
  return sentence(form, 'tooLong', { question: label, max: maxLength ?? DEFAULT_MAX_LENGTH })
}

function sentence(
  { translate = untranslated }: CourseForm,
  key: keyof typeof ANSWER_MESSAGES,
  values: Record<string, string | number> = {},
): string {
  return fill(translate(ANSWER_MESSAGES[key]), values)
}

const isFreeText = ({ kind }: Question) => kind === 'upper' || kind === 'suggest'

const isChosen = ({ kind }: Question) => kind === 'choose' || kind === 'yes-no'

function isOffered(question: Question, answer: string, answers: Answers, reference: FormReference): boolean {
  return question.choices?.(answers, reference).some(({ value }) => value === answer) ?? true
}

function listError(
  question: Question,
  { form, answers, reference }: Pick<CheckOptions, 'form' | 'answers' | 'reference'>,
): Invalid | null {
  const chosen = answers[LIST_QUESTION] ?? []
  const offered = question.choices?.(answers, reference).map(({ value }) => value) ?? []
  if (chosen.length === 0) return { code: 'required', message: missing(question, form) }
  return chosen.every((each) => offered.includes(each))
    ? null
    : { code: 'notAnOption', message: missing(question, form) }
}

function dateError(answer: string, today: string, form: CourseForm): Invalid | null {
  const date = parseDate(answer)
  if (date === null) return { code: 'format', message: sentence(form, 'date') }
  const age = ageOn(date, today)
  const isInRange = age >= APPLICANT_AGE.min && age <= APPLICANT_AGE.max
  return isInRange ? null : { code: 'range', message: sentence(form, 'age') }
}
