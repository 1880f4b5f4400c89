import type { FieldErrorCode } from '../../platform/field-error.ts'
import { lowerFirst } from '../../platform/text.ts'
import type { AnswerOf, Answers, QuestionName } from '../answers/answers.ts'
import type { FormReference } from '../answers/form-reference.ts'

/**
 * Types of questions. `upper` is text in upper case, `computed` is derived from other answers, `account` comes from the
 * student's account and is read-only, `suggest` is free text with suggestions.
 */
const QUESTION_KINDS = [
  'upper',
  'digits',
  'date',
  'choose',
  'choose-many',
  'yes-no',
  'suggest',
  'check',
  'aadhaar',
  'phone',
  'computed',
  'account',
] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** A question of an application form, with everything that form, server, preview and review need. */
export interface Question {
  name: QuestionName
  label: string
  /** How error messages refer to the answer, e.g. `your father’s name`; `the` and the label by default. */
  inSentence?: string
  hint?: string
  kind: QuestionKind
  optional?: true
  /** Previews, status pages and printouts leave it out without an answer, which is the usual case. */
  omittedIfEmpty?: true
  /** The contract does not have the question, so that a payload without answers to such questions is not asked for them. */
  isAdditional?: true
  /** A value that payloads of the contract and earlier applications have, and forms do not offer. */
  inContract?: string
  /** Condition for asking the question; a question that is not asked has no answer. */
  when?: (answers: Answers) => boolean
  /** The questions with whose correction this answer may have to change, e.g. the state of a district. */
  follows?: readonly QuestionName[]
  /** Whether the answer is read-only, e.g. the present address while it is the same as the permanent one. */
  locked?: (answers: Answers) => boolean
  /** What can be chosen; for a `check`, how its two states are shown. */
  choices?: (answers: Answers, reference: FormReference) => readonly Choice[]
  /** Suggests the districts of a state, the answer to this question. A form loads them when they are needed. */
  districtsOf?: 'permanentState' | 'presentState'
  /** A PIN code, which fills in the state, district and post office of this address. */
  placeOf?: 'permanent' | 'present'
  /**
   * The error message for a non-empty answer, or null. Contains nothing of the answer, so that it can be translated.
   * `today` is `YYYY-MM-DD` in India.
   */
  check?: (answer: string, answers: Answers, today: string) => string | null
  /** The error code for `check`; `format` by default. */
  checks?: FieldErrorCode
  /** The value of a `computed` question. */
  compute?: (answers: Answers) => string
  /** The value in a new form. */
  initial?: string
  maxLength?: number
  /** The HTML attribute. (WCAG 1.3.5) */
  autoComplete?: string
}

export interface Choice {
  value: string
  label: string
  /** The label is the name of a record, which stands beside its translation. */
  isName?: true
  /** Shown behind the label in the list of choices only. */
  details?: readonly string[]
}

/** How a sentence refers to the answer. */
export function inSentence({ label, inSentence: own }: Pick<Question, 'label' | 'inSentence'>): string {
  return own ?? `the ${lowerFirst(label)}`
}

/** Choices whose labels are their values. */
export function same(values: readonly string[]): () => readonly Choice[] {
  const choices = values.map((value) => ({ value, label: value }))
  return () => choices
}

/** A condition: the answer to a question has the given value. */
export const answerIs =
  (name: Exclude<QuestionName, 'languages'>, value: AnswerOf<typeof name>) =>
  (answers: Answers): boolean =>
    answers[name] === value

/** Asks a question only after the given answer to another, which it follows. */
export const onlyIf = (
  name: Exclude<QuestionName, 'languages'>,
  value: AnswerOf<typeof name>,
): Pick<Question, 'when' | 'follows'> => ({ when: answerIs(name, value), follows: [name] })
