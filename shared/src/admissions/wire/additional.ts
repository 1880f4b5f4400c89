/** The questions that the contract does not have, in a group of their own; and the category, which it tells less exactly. */
import type { AdditionalAnswers, Answers } from '../answers/answers.ts'
import { GENERAL_OR_EWS } from '../answers/options.ts'
import { additionalNames } from './names.ts'

const NAMES = Object.keys(additionalNames) as (keyof AdditionalAnswers)[]

/** Whether answers have any that the contract does not ask for. */
export function hasAdditional(answers: Answers): boolean {
  return NAMES.some((name) => (answers[name] ?? '') !== '')
}

/** A category as replies have it. Payloads may have either. */
export function contractCategory(category: string | undefined): string | undefined {
  return category === 'GENERAL' || category === 'EWS' ? GENERAL_OR_EWS : category
}

/**
 * The answers of a correction, with the stored ones to what a payload of the contract cannot say. What the certificate of a category
 * says goes with another category.
 */
export function withStoredAdditional(sent: Answers, before: Answers): Answers {
  if (hasAdditional(sent)) return sent
  const isSame = contractCategory(sent.category) === contractCategory(before.category)
  const kept = NAMES.filter((name) => isSame || !/^(category|community|obcGroup)/.test(name))
  return {
    ...sent,
    ...(isSame && sent.category === GENERAL_OR_EWS && { category: before.category ?? GENERAL_OR_EWS }),
    ...Object.fromEntries(kept.flatMap((name) => (before[name] === undefined ? [] : [[name, before[name]]]))),
  }
}
