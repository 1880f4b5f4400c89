/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  lines: 'इस ऑर्डर की पुस्तकें',
  book: 'पुस्तक',
  copies: 'प्रतियाँ',
  became: { cancelled: 'रद्द', returning: 'वापसी चल रही है', returned: 'लौटाई गई' },
  price: 'मूल्य',
  amount: 'राशि',
}
