/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  everything: 'কোনও সীমা নেই',
  deleted: 'মুছে ফেলা কলেজ',
}
