/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  drafts: {
    saving: 'সেভ করা হচ্ছে…',
    saved: 'সেভ হয়েছে',
    storedLocally: 'এই ফোনে সেভ হয়েছে। ইন্টারনেট এলে আমরা পাঠিয়ে দেব।',
    notStored: 'এখনও সেভ হয়নি। এই পেজ খোলা রাখুন। ইন্টারনেট এলে আমরা সেভ করে নেব।',
    onPhone: 'এই ফোনে সেভ হয়েছে।',
    onPhoneOnly: 'শুধু এই ফোনে সেভ হয়েছে।',
    notSaved: 'এখনও সেভ হয়নি।',
    loggedOut: 'আপনার সেশন শেষ হয়ে গেছে।',
    sentElsewhere: 'আপনি এই ফর্মটি অন্য একটি ডিভাইস থেকে পাঠিয়েছেন।',
  },
  fields: {
    optional: (label: string) => `${label} (ঐচ্ছিক)`,
    choose: 'বেছে নিন…',
    noChoices: 'এখনও বেছে নেওয়ার মতো কিছু নেই',
    locked: {
      account: 'এটি আপনার অ্যাকাউন্ট থেকে নেওয়া। বদলাতে চাইলে আমাদের সঙ্গে যোগাযোগ করুন।',
      guardian: 'আপনার মা বা বাবাই আপনার অভিভাবক।',
      marks: 'আগে পূর্ণ নম্বর লিখুন।',
    },
    datePlaceholder: 'দিন/মাস/বছর',
    notYet: '–',
    courseFee: 'এই কলেজে পুরো কোর্সের ফি:',
  },
  form: {
    page: { title: 'আবেদনপত্র', description: 'ধাপে ধাপে আপনার কোর্সের জন্য আবেদন করুন।' },
    title: (course: string, session: string) => `${course} আবেদনপত্র (${session})`,
    loading: 'খোলা হচ্ছে…',
    failed: 'ফর্মটি খোলা গেল না। আপনাকে অন্য পেজে নিয়ে যাওয়া হচ্ছে…',
    progress: (step: number, of: number) => `${of}টি ধাপের মধ্যে ধাপ ${step}`,
    restored: (when: string) => `আপনাকে আবার স্বাগত। এ পর্যন্ত আপনার উত্তরগুলি এখানে আছে (সেভ হয়েছে ${when})।`,
    oops: 'আপনার তথ্যে কয়েকটি ভুল আছে। এগোনোর আগে ফর্মটি আর একবার দেখে নিন।',
    firstError: 'আগে এটি ঠিক করুন:',
    back: 'পিছনে যান',
    next: 'সেভ করে এগিয়ে যান',
    continue: 'এগিয়ে যান',
    parts: {
      label: 'এই ধাপের অংশ',
      all: 'সব অংশ',
      name: (number: number, title: string) => `${number} · ${title}`,
      done: 'হয়েছে',
      place: (now: number, of: number, done: number) => `${of}টি অংশের মধ্যে অংশ ${now}, ${done}টি হয়েছে`,
    },
    saved: 'তথ্য সেভ হয়েছে',
    ineligible: {
      title: 'এই নম্বরে আপনি এই কোর্সে আবেদন করতে পারবেন না',
      next: 'নম্বর ভুল লিখে থাকলে ঠিক করুন।',
      otherCourses: 'আমাদের অন্য কোর্স দেখুন',
    },
    costs: {
      title: 'মোট কত খরচ',
      at: (college: string) => `মোট কত খরচ, ${college}`,
      cheapest: (college: string) => `মোট কত খরচ, ${college} (আমাদের সবচেয়ে কম ফি-র কলেজ)`,
      none: 'এই কোর্সের ফি শীঘ্রই জানানো হবে।',
    },
  },
}
