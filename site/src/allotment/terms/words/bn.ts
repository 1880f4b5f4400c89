/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  lists: {
    provisional: (version) => `খসড়া তালিকা, সংস্করণ ${version}`,
    final: (version) => `চূড়ান্ত তালিকা, সংস্করণ ${version}`,
  },
}
