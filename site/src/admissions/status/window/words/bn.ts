/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  until: (day: string) => `${day} পর্যন্ত (ওই দিনটি সহ) আপনি এই অংশগুলি ঠিক করতে পারবেন:`,
  optional: 'সব ঠিক থাকলে আপনাকে কিছু করতে হবে না।',
  correct: 'আমার আবেদন ঠিক করব',
}
