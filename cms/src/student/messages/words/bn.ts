/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  notice: {
    title: 'বিজ্ঞপ্তি',
    button: 'সাইটে পড়ুন',
    off: 'আমাদের কাছে আপনার অ্যাকাউন্ট আছে, তাই আপনি এটি পেয়েছেন। বিজ্ঞপ্তি বন্ধ করতে পারেন “সেটিংস”-এ:',
    settings: 'সেটিংস',
  },
}
