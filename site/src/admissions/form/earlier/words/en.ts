export const en = {
  fee: (course: string, number: string, amount: string) => `The fee of your ${course} application ${number}, ${amount}`,
  kept: 'This fee does not come back: it is refunded only if no seat is left.',
  counts: (number: string) =>
    `You got no seat in the session of your application ${number}, so its fee counts for the new application. You do not pay again.`,
  own: (amount: string) => `A new application has a fee of its own: ${amount}.`,
  title: 'Use what you entered before?',
  text: (course: string, number: string) =>
    `We can fill in this form with the answers and documents of your ${course} application ${number}. You check them and change what is different. You agree to the terms again.`,
  copy: 'Use my earlier answers',
  empty: 'Start with an empty form',
  copied: (number: string) =>
    `These are your answers from application ${number}. Check them, and change what is different now.`,
  copying: 'Copying your answers and documents…',
}
