/** read: none yet */
import { WORKLOAD_DAYS } from '@pravesh/shared/admissions/status/queue-calls'
import type { en } from './en.ts'

export const bn: typeof en = {
  views: 'কোন আবেদন',
  filter: 'আবেদন বাছুন',
  filters: {
    status: 'অবস্থা',
    course: 'কোর্স',
    college: 'কলেজ',
    sessionYear: 'সেশন',
    category: 'ক্যাটাগরি',
    dueOn: 'শেষ দিন',
    readingState: 'দ্বিতীয় যাচাই',
    assignedTo: 'কাকে দেওয়া হয়েছে',
    from: 'পাঠানোর তারিখ, কবে থেকে',
    to: 'কবে পর্যন্ত',
  },
  due: { overdue: 'সময় পেরিয়ে গেছে', today: 'আজ', week: (days) => `আজ বা পরের ${days} দিনে` },
  readings: {
    toRead: (count) => (count === 1 ? '1টি আবেদন অন্য যাচাইকারীর অপেক্ষায়' : `${count}টি আবেদন অন্য যাচাইকারীর অপেক্ষায়`),
    disputed: (count) =>
      count === 1
        ? 'দ্বিতীয় যাচাইকারী আপনার 1টি সিদ্ধান্তের সঙ্গে একমত নন'
        : `দ্বিতীয় যাচাইকারীরা আপনার ${count}টি সিদ্ধান্তের সঙ্গে একমত নন`,
  },
  reading: { any: 'যাচাইকারীর অপেক্ষায় থাকা সব', own: 'প্রথম সিদ্ধান্ত আমার' },
  me: 'আমাকে',
  noOne: 'কাউকে নয়',
  states: {
    SUBMITTED: 'নতুন',
    SENT_BACK: 'ছাত্র বা ছাত্রীর কাছে',
    RESUBMITTED: 'সংশোধিত',
    REOPENED: 'আবার খোলা',
    APPROVED: 'অনুমোদিত',
    APPROVED_SENT_BACK: 'অনুমোদিত, অসম্পূর্ণ',
    REJECTED: 'নাকচ',
  },
  today: 'আজ',
  overdue: (day) => `সময় পেরিয়ে গেছে, ${day}`,
  open: (name) => `খুলুন: ${name}`,
  documents: (checked, total) => `${total}টির মধ্যে ${checked}টি যাচাই হয়েছে`,
  shown: (from, to, of) => `${from}–${to}, মোট ${of}`,
  moreThan: (count) => `${count}-এর বেশি। বাকিগুলি খুঁজতে আরও শব্দ লিখুন।`,
  save: {
    open: 'এই তালিকা রেখে দিন',
    change: 'এই তালিকা বদলান',
    name: 'তালিকার নাম',
    shared: 'সব সহকর্মীর জন্য',
    save: 'সংরক্ষণ করুন',
    remove: 'মুছুন',
  },
  workload: {
    title: 'কার কত কাজ',
    person: 'কর্মী',
    held: 'এখন খোলা',
    assigned: 'দেওয়া হয়েছে',
    overdue: 'সময় পেরিয়ে গেছে',
    decided: `${WORKLOAD_DAYS} দিনে সিদ্ধান্ত`,
  },
  takeNext: 'পরেরটি নিন',
  none: 'এই তালিকায় আপনার জন্য কোনও আবেদন নেই। অন্য তালিকা বাছুন, বা ফিল্টার কমান।',
}
