/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  lines: 'এই অর্ডারের বই',
  book: 'বই',
  copies: 'কপি',
  became: { cancelled: 'বাতিল', returning: 'ফেরত চলছে', returned: 'ফেরত এসেছে' },
  price: 'দাম',
  amount: 'টাকার পরিমাণ',
}
