/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  heading: (record) => `যোগ করুন: ${record}`,
  about: 'নাম দিয়ে শুরু করুন। বাকিটা পরের পাতায় লিখুন। আপনি প্রকাশ না করা পর্যন্ত কিছুই সবাই দেখবেন না।',
  empty: (label) => `${label} লিখুন।`,
  send: 'এগিয়ে যান',
  busy: 'একটু অপেক্ষা করুন …',
}
