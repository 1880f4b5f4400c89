import { SIMILAR_DAYS } from '../../similar-payments.ts'

export const en = {
  heading: 'This payment may have been entered twice',
  text: `For the same student, the same amount was received within ${SIMILAR_DAYS} days:`,
  entry: (channel: string, reference: string) => `${channel} ${reference}`,
  facts: (day: string, by: string, state: string) => `, received on ${day}, entered by ${by}: ${state}`,
  next: 'One transfer can have several numbers. Compare both with the bank’s statement. If they are the same payment, reject one of them.',
}
