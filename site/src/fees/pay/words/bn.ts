/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  type: 'ফি-র ধরন',
  choose: 'একটি ফি বেছে নিন',
  amount: 'কত টাকা',
  amountFixed: 'টাকার এই পরিমাণ পোর্টালে ঠিক করা আছে।',
  amountOwn: (min: string, max: string) => `কলেজ আপনাকে যত টাকা বলেছে তা লিখুন: ${min} থেকে ${max}।`,
  choiceMissing: 'কোন ফি দিতে চান বেছে নিন',
  amountMissing: 'কত টাকা দেবেন লিখুন, যেমন 1500',
  amountOutside: (min: string, max: string) => `${min} থেকে ${max}-এর মধ্যে টাকার পরিমাণ লিখুন`,
  due: (day: string) => `এই ফি জমা দেওয়ার শেষ তারিখ ${day}।`,
  terms: 'পেমেন্ট করার আগে জেনে নিন: কখন টাকা ফেরত পাবেন?',
  pay: 'পেমেন্ট করুন',
  payAmount: (amount: string) => `${amount} পেমেন্ট করুন`,
  sending: 'একটু অপেক্ষা করুন…',
  nothing: 'এখন কোনো টাকা দেওয়ার নেই।',
  changed: 'আপনার ফি বদলে গেছে। এই উইন্ডো বন্ধ করে ফি আবার দেখে নিন।',
  logIn: 'লগ ইন করে এগিয়ে যান',
}
