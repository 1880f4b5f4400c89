export const en = {
  filled: (places: string) => `Filled in from your PIN code: ${places}. Change what is not right.`,
  doubt: (pin: string, states: string, chosen: string) =>
    `${pin} belongs to ${states}. You chose ${chosen}. Is the address right?`,
  both: (states: readonly string[]) => states.join(' and '),
  keep: 'Yes, keep it',
  change: 'Change the PIN code',
  kept: 'We keep the address as you entered it.',
}
