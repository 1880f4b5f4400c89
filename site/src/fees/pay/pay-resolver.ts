import { formatRoundPaise } from '@pravesh/shared/platform/money'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { amountFor, type PayChoice } from './pay-choices.ts'
import type { payWords } from './words/words.ts'

export interface PayTyped {
  choice: string
  amount: string
}

export interface PayChecked {
  choice: PayChoice
  amountPaise: number
}

type Words = ReturnType<typeof payWords>

/** Finds the chosen fee and its amount, or what is missing. */
export function payResolver(choices: readonly PayChoice[], w: Words): Resolver<PayTyped, unknown, PayChecked> {
  const refuse = (field: keyof PayTyped, message: string) => {
    const errors: FieldErrors<PayTyped> = { [field]: { type: 'rule', message } }
    return { values: {}, errors }
  }
  return (typed) => {
    const choice = choices.find(({ value }) => value === typed.choice)
    if (choice === undefined) return refuse('choice', w.choiceMissing)
    const amount = amountFor(choice, typed.amount)
    if ('paise' in amount) return { values: { choice, amountPaise: amount.paise }, errors: {} }
    if (amount.problem === 'missing' || !choice.own) return refuse('amount', w.amountMissing)
    const { minPaise, maxPaise } = choice.own
    return refuse('amount', w.amountOutside(formatRoundPaise(minPaise), formatRoundPaise(maxPaise)))
  }
}
