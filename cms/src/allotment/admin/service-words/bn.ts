/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'শিক্ষক হিসেবে চাকরি',
  hint: 'নথি থেকে যা প্রমাণ হয়, শুধু সেটাই লিখুন। দুটি সময়ে পড়ে এমন দিন একবার ধরা হয়। শেষ দিন না থাকলে সময়টি আজ পর্যন্ত চলে।',
  unconfirmed: 'স্কুল থেকে ডেপুটেশনে পাঠানোর দাবি নিশ্চিত হয়নি, তাই এটি এখনও কোনো তালিকায় ধরা হয় না।',
  school: 'স্কুল',
  from: 'থেকে',
  to: 'পর্যন্ত',
  days: 'যত দিন ধরা হয়',
  add: 'সময় যোগ করুন',
  time: (number) => `সময় ${formatNumber(number)}`,
  length: (days, day) => `চাকরির মেয়াদ: ${days}, ${day} পর্যন্ত`,
}
