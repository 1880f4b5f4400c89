/** read: none yet */
import { SIMILAR_DAYS } from '../../similar-payments.ts'
import type { en } from './en.ts'

export const bn: typeof en = {
  heading: 'এই পেমেন্ট সম্ভবত দুবার লেখা হয়েছে',
  text: `একই ছাত্র বা ছাত্রীর কাছ থেকে ${SIMILAR_DAYS} দিনের মধ্যে একই পরিমাণ টাকা পাওয়া গেছে:`,
  entry: (channel, reference) => `${channel} ${reference}`,
  facts: (day, by, state) => `, ${day} পাওয়া, ${by} লিখেছেন: ${state}`,
  next: 'একটি ট্রান্সফারের একাধিক নম্বর থাকতে পারে। দুটিই ব্যাংক স্টেটমেন্টের সঙ্গে মেলান। একই পেমেন্ট হলে একটি নাকচ করুন।',
}
