/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  unusual: (to, from, isMore) => `${to} এখনকার ${from}-এর ${isMore ? 'দশ গুণ বা তার বেশি' : 'দশ ভাগের এক ভাগ বা তার কম'}।`,
  question: 'টাকার পরিমাণ দেখুন, তারপর নিশ্চিত করুন।',
  confirmed: (amount) => `${amount} নিশ্চিত করা হয়েছে। আবার সংরক্ষণ বা প্রকাশ করুন।`,
  right: (amount) => `হ্যাঁ, ${amount} ঠিক`,
  use: (amount) => `${amount} লিখুন`,
}
