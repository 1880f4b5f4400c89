import { OWN_AMOUNT_TITLES } from '@pravesh/shared/fees/dues/own-amount'
import { DUE_ACTIONS, type DueAction } from '@pravesh/shared/fees/fee-kinds'
import type { DueView, FeePlan, OwnAmount } from '@pravesh/shared/fees/plan/fee-plan'
import { mayPay } from '@pravesh/shared/payments/owed/states'
import { westernDigits } from '@pravesh/shared/platform/digits'
import { rupeesToPaise } from '@pravesh/shared/platform/money'

/** Something that the student can pay now: a due, or a fee whose amount they enter. */
export type PayChoice = { value: string; action: DueAction; title: string } & (
  | { due: DueView; own?: never }
  | { own: OwnAmount; due?: never }
)

/** The value of a choice whose amount the student enters. */
export const ownChoice = (action: DueAction): string => `own-${action}`

/** What the plan offers to pay, in the order of the actions. */
export function payChoices({ dues, ownAmounts }: Pick<FeePlan, 'dues' | 'ownAmounts'>): PayChoice[] {
  return DUE_ACTIONS.flatMap((action): PayChoice[] => [
    ...dues
      .filter((due) => due.action === action && mayPay(due.owed))
      .map((due) => ({ value: due.id, action, title: due.title, due })),
    ...ownAmounts
      .filter((own) => own.action === action && own.remaining > 0)
      .map((own) => ({ value: ownChoice(action), action, title: OWN_AMOUNT_TITLES[own.action], own })),
  ])
}

interface FirstChoice {
  choices: readonly PayChoice[]
  /** What the student has pressed; empty if they have not named a fee. */
  chosen: string
  nextDueId: string | null
}

/** The choice to begin with: the one that was pressed, what is due next, or the only one. */
export function firstChoice({ choices, chosen, nextDueId }: FirstChoice): PayChoice | undefined {
  const named = (name: string | null) => choices.find(({ value }) => value === name)
  return named(chosen) ?? named(nextDueId) ?? (choices.length === 1 ? choices[0] : undefined)
}

/** Whole paise in a typed amount of rupees, e.g. `1,500.50`; null if it is none. */
export function typedPaise(typed: string): number | null {
  const plain = westernDigits(typed).replace(/[\s,₹]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? rupeesToPaise(Number(plain)) : null
}

export type AmountProblem = 'missing' | 'outside'

/** The amount to pay for a choice, or what is wrong with the typed one. */
export function amountFor(choice: PayChoice, typed: string): { paise: number } | { problem: AmountProblem } {
  if (choice.due) return { paise: choice.due.money.leftPaise }
  const paise = typedPaise(typed)
  if (paise === null) return { problem: 'missing' }
  const { minPaise, maxPaise } = choice.own
  return paise < minPaise || paise > maxPaise ? { problem: 'outside' } : { paise }
}
