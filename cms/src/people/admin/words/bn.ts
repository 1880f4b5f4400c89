/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  person: {
    heading: 'এই ব্যক্তির সব তথ্য',
    none: 'এখনও কোনও রেকর্ড নেই।',
    more: 'আরও আছে। সব দেখতে ফোন নম্বর দিয়ে খুঁজুন।',
  },
  search: {
    button: 'খুঁজুন',
    keys: 'Ctrl K',
    title: 'লোকজন ও তাঁদের রেকর্ড খুঁজুন',
    label: 'নাম, ফোন, ই-মেল, বা আবেদন, রসিদ, অর্ডার বা পেমেন্টের নম্বর',
    hint: 'অন্তত দুটি অক্ষর লিখুন।',
    searching: 'খোঁজা হচ্ছে …',
    none: (text) => `“${text}”-এর সঙ্গে কিছু মেলেনি। বানান দেখুন, বা কম শব্দ লিখুন।`,
    found: (count) => `${count}টি পাওয়া গেছে`,
    all: (heading) => `${heading}-এ সব মিল`,
    tryAgain: 'আবার চেষ্টা করুন',
    close: 'বন্ধ করুন',
  },
}
