/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  payment: 'भुगतान',
  buyerReads: (message) => `खरीदार को यह दिखता है: “${message}”`,
}
