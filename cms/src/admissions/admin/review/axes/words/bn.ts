/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'আমরা যা জানি',
  fromDocuments: 'নথি যাচাই থেকে।',
}
