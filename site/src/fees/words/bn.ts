/** read: none yet */
import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import type { en } from './en.ts'

export const bn: typeof en = {
  payNow: 'এখনই পেমেন্ট করুন',
  payFees: 'ফি জমা দিন',
  paid: 'পেমেন্ট হয়েছে',
  reviewed: {
    PENDING: 'পেমেন্ট হয়েছে · যাচাই চলছে',
    APPROVED: 'পেমেন্ট হয়েছে',
    REJECTED: 'পেমেন্ট হয়েছে · গ্রহণ করা হয়নি',
  },
  unpaid: 'পেমেন্ট বাকি',
  failed: 'সফল হয়নি',
  incomplete: 'সম্পূর্ণ হয়নি',
  waiting: 'ব্যাংকের উত্তরের অপেক্ষায়',
  mismatch: 'যাচাই চলছে',
  clearing: 'চেকের টাকার অপেক্ষায়',
  refunding: 'টাকা ফেরত যাচ্ছে',
  refunded: 'টাকা ফেরত দেওয়া হয়েছে',
  cancelled: 'বাতিল',
  overdue: 'সময় পেরিয়ে গেছে',
  receipt: 'রসিদ',
  feePlan: 'আপনার ফি প্ল্যান দেখুন',
  payments: 'আমার পেমেন্ট',
  forFee: (fee: string) => `(${fee})`,
  fee: (action: string, title: string) => `${action}, ${title}`,
  dueOn: (day: string) => `শেষ তারিখ ${day}`,
  inDays: (days: number) => (days === 0 ? 'আজ' : `আর ${days} দিন`),
  paidOn: (day: string) => `পেমেন্টের তারিখ ${day}`,
  noDate: 'শেষ তারিখ নেই',
  reviewReason: 'আমাদের অফিসের বার্তা',
  notes: {
    seatReceipt: 'আপনার আসনের রসিদ',
    gross: (amount: string) => `ফি ${amount}।`,
    charge: (amount: string) => `ফেরত আসা চেকের জন্য: ${amount}।`,
    lateFee: (amount: string) => `দেরির জন্য বাড়তি ফি: ${amount}।`,
    paidAndLeft: (paid: string, left: string) => `${paid} দেওয়া হয়েছে, ${left} বাকি।`,
    clearing: (amount: string) => `আপনার ${amount}-এর চেক ব্যাংকে আছে।`,
    refunded: (amount: string) => `এই পেমেন্টের ${amount} আমরা ফেরত দিয়েছি।`,
    refunding: (amount: string) =>
      `${amount} আপনার কাছে ফেরত যাচ্ছে। ব্যাংকের ${BANK_DAYS.min} থেকে ${BANK_DAYS.max}টি কাজের দিন লাগে।`,
    duplicateRefunded: (amount: string, id: string) =>
      `এই ফি আপনি আগেই দিয়েছিলেন। ${amount}-এর পেমেন্টের (${id}) টাকা আমরা ফেরত দিয়েছি।`,
    duplicate: (amount: string, id: string) =>
      `এই ফি আপনি আগেই দিয়েছিলেন। ${amount}-এর পেমেন্টের (${id}) টাকা আমরা ফেরত দিচ্ছি। আপনাকে কিছু করতে হবে না।`,
  },
  courses: 'আমাদের ডিগ্রি কোর্স খুঁজুন',
  whatToDo: 'এরপর কী করবেন দেখুন',
  dashboard: {
    tuition: 'টিউশন ফি',
    other: 'অন্যান্য ফি',
    next: 'পরের কিস্তি',
    allPaid: 'আপনি পুরো টিউশন ফি দিয়ে দিয়েছেন। ধন্যবাদ।',
    past: 'টিউশন ফি-র আগের পেমেন্ট',
    overdueTitle: (n: number) => `${n}টি ফি জমা দেওয়ার সময় পেরিয়ে গেছে`,
    overdueText: (amount: string) =>
      `এখনই ${amount} পেমেন্ট করুন। এই মুহূর্তে দিতে না পারলে আমাদের সঙ্গে কথা বলুন। আমরা একসঙ্গে একটা উপায় বের করব।`,
    payOverdue: 'ফি দেখুন ও পেমেন্ট করুন',
    contact: 'আমাদের সঙ্গে যোগাযোগ করুন',
    paidCount: (paid: number, all: number) => `${all}টির মধ্যে ${paid}টি দেওয়া হয়েছে`,
    ownAmount: (min: string, max: string) => `কত টাকা দেবেন আপনি লিখবেন: ${min} থেকে ${max}`,
    none: 'কিছু দিতে হবে না',
  },
}
