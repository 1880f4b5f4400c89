/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  views: 'কোন পেমেন্ট',
  filter: 'পেমেন্ট বাছুন',
  status: 'অবস্থা',
  purpose: 'ধরন',
  provider: 'পেমেন্ট পরিষেবা',
  issue: 'সমস্যা',
  from: 'শুরুর তারিখ, কবে থেকে',
  to: 'কবে পর্যন্ত',
  duplicate: 'দুবার পেমেন্ট',
  mismatch: 'ভুল টাকা',
  waiting: 'ব্যাংকের অপেক্ষায়',
  paid: 'পেমেন্ট হয়েছে',
  totals: 'এই তালিকার যোগফল',
  count: 'পেমেন্ট',
  started: 'সব টাকা',
  received: 'পাওয়া গেছে',
  refunded: 'ফেরত দেওয়া হয়েছে',
  kept: 'পাওয়া টাকা, ফেরত বাদে',
  tooMany: (max) => `যোগফল দেখতে এমন সময় বা ফিল্টার বাছুন, যাতে বড়জোর ${max}টি পেমেন্ট থাকে।`,
}
