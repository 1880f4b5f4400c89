/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  before: 'पहले',
  after: 'बाद में',
  title: 'शुल्क',
  dueOn: 'अंतिम तिथि',
  noDate: 'तारीख नहीं',
  amount: 'राशि',
  paid: 'चुकाया',
  left: 'बाकी',
  total: 'कुल',
}
