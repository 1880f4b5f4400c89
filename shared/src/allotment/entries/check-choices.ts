interface Chosen {
  /** Codes of units, the most wanted first. */
  choices: readonly string[]
  /** Codes of what the applicant can choose. */
  known: readonly string[]
  most: number
}

/** What is wrong with a list of choices: the field, and the code of the sentence. */
export interface ChoiceError {
  field: string
  code: 'TOO_MANY_CHOICES' | 'NO_SUCH_CHOICE' | 'CHOSEN_TWICE'
}

export function choiceErrors({ choices, known, most }: Chosen): ChoiceError[] {
  if (choices.length > most) return [{ field: 'choices', code: 'TOO_MANY_CHOICES' }]
  return choices.flatMap((code, at): ChoiceError[] => {
    if (!known.includes(code)) return [{ field: `choices.${at}`, code: 'NO_SUCH_CHOICE' }]
    return choices.indexOf(code) < at ? [{ field: `choices.${at}`, code: 'CHOSEN_TWICE' }] : []
  })
}
