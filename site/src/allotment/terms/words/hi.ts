/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  lists: {
    provisional: (version) => `अनंतिम सूची, संस्करण ${version}`,
    final: (version) => `अंतिम सूची, संस्करण ${version}`,
  },
}
