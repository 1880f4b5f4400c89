/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  payment: 'পেমেন্ট',
  buyerReads: (message) => `ক্রেতা দেখেন: “${message}”`,
}
