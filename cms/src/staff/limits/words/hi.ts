/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  everything: 'कोई सीमा नहीं',
  deleted: 'हटाया गया कॉलेज',
}
