export const en = {
  until: (day: string) => `You can correct these parts until ${day}, that day included:`,
  optional: 'If they are correct, you do not need to do anything.',
  correct: 'Correct my application',
}
