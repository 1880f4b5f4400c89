export const en = {
  unusual: (to: string, from: string, isMore: boolean) =>
    `${to} is ${isMore ? 'ten times or more' : 'a tenth or less'} of the current ${from}.`,
  question: 'Check the amount, then confirm it.',
  confirmed: (amount: string) => `${amount} is confirmed. Save or publish again.`,
  right: (amount: string) => `Yes, ${amount} is right`,
  use: (amount: string) => `Use ${amount}`,
}
