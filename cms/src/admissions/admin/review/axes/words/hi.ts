/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'हमें क्या पता है',
  fromDocuments: 'दस्तावेज़ों की जाँच से।',
}
