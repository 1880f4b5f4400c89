/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'ব্যাংকে জমা',
  about: 'পেমেন্ট পরিষেবাগুলি ব্যাংক অ্যাকাউন্টে যা জমা দিয়েছে, প্রতি রাতে আনা হয়। প্রতিটি সারি UTR দিয়ে ব্যাংক স্টেটমেন্টের সঙ্গে মেলান।',
  noReport: (providers) => `এদের কাছ থেকে জমার রিপোর্ট আসেনি: ${providers}।`,
  noProvider: 'কোনও পেমেন্ট পরিষেবা চালু নেই।',
  period: 'কোন দিনগুলি',
  from: 'কবে থেকে',
  to: 'কবে পর্যন্ত',
  show: 'দেখান',
  table: 'দিন অনুযায়ী জমা',
  columns: {
    day: 'দিন',
    provider: 'পেমেন্ট পরিষেবা',
    settlement: 'জমা',
    bankReference: 'UTR',
    collected: 'পাওয়া গেছে',
    refunded: 'ফেরত দেওয়া হয়েছে',
    fee: 'পেমেন্ট পরিষেবার ফি',
    tax: 'ফি-র উপর GST',
    settled: 'অ্যাকাউন্টে এসেছে',
    mismatches: 'মেলেনি',
  },
  total: 'মোট',
  none: 'এই দিনগুলিতে কিছু জমা হয়নি।',
  mismatches: 'কী মেলেনি',
  noMismatches: 'এই দিনগুলির সব কিছু পোর্টালের পেমেন্টের সঙ্গে মেলে।',
  open: 'পেমেন্ট খুলুন',
  more: 'আরও আছে। দেখতে কম দিন বাছুন।',
}
