import type { FieldErrorCode } from '../../platform/field-error.ts'
import type { AnswerOf, Answers, QuestionName } from '../answers/answers.ts'
import type { FormReference } from '../answers/form-reference.ts'

/**
 * How a question is asked. `upper` is text in upper case; `computed` is worked out from other answers; `account` comes from the
 * student's account and cannot be changed; `suggest` is free text with suggestions.
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

/** One question of an application form: everything that form, server, preview and review need to know of it. */
export interface Question {
  name: QuestionName
  label: string
  hint?: string
  kind: QuestionKind
  /** May be left out. */
  optional?: true
  /** Asked only then; what is not asked has no answer. */
  when?: (answers: Answers) => boolean
  /** Filled in or not changeable for now, e.g. the present address while it is the permanent one. */
  locked?: (answers: Answers) => boolean
  /** What can be chosen; `label` where it differs from the value. */
  choices?: (answers: Answers, reference: FormReference) => readonly Choice[]
  /** What is wrong with an answer that is there; null when nothing is. */
  check?: (answer: string, answers: Answers) => string | null
  /** The code of what `check` finds; `format` unless given. */
  checks?: FieldErrorCode
  /** What a `computed` question comes to. */
  compute?: (answers: Answers) => string
  /** The value a new form begins with. */
  initial?: string
  maxLength?: number
  /** The field's purpose, for browsers that fill it in. (WCAG 1.3.5) */
  autoComplete?: string
}

export interface Choice {
  value: string
  label: string
}

/** Choices whose label is their value. */
export function same(values: readonly string[]): () => readonly Choice[] {
  const choices = values.map((value) => ({ value, label: value }))
  return () => choices
}

/** Whether an answer is this one of the given value. */
export const answered =
  (name: Exclude<QuestionName, 'languages'>, value: AnswerOf<typeof name>) =>
  (answers: Answers): boolean =>
    answers[name] === value
