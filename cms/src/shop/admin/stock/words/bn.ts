/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const bn: typeof en = {
  heading: 'স্টক ঠিক করুন',
  readHeading: 'এই বইয়ের কপি',
  text: (copies, held) => `${formatNumber(copies)}টি বিক্রির জন্য, ${formatNumber(held)}টি পেমেন্ট চলা ক্রেতাদের জন্য রাখা।`,
  firstHeading: 'আপনার কাছে কত কপি আছে?',
  firstText: 'আপনি না লেখা পর্যন্ত দোকানে এই বই “শেষ হয়ে গেছে” দেখায়। আগে আপনার অন্য বদলগুলি সংরক্ষণ করুন।',
  firstReason: 'প্রথম কপি',
  copies: 'বিক্রির জন্য কপি',
  copiesHint: 'তাকের কপি গুনে রাখা কপি বাদ দিন।',
  notWhole: 'পূর্ণ সংখ্যা লিখুন, 0 বা বেশি, শুধু অঙ্কে।',
  same: 'এখনও এই সংখ্যাই আছে। বদলানোর কিছু নেই।',
  reason: 'কারণ',
  reasonHint: 'যেমন “12 কপি এসেছে” বা “2 কপি নষ্ট হয়েছে”। স্টকের হিসাবে রাখা হয়।',
  noReason: 'কারণ লিখুন।',
  save: 'স্টক বদলান',
  busy: 'একটু অপেক্ষা করুন …',
  movements: 'এই বইয়ের স্টকের হিসাব দেখুন',
}
