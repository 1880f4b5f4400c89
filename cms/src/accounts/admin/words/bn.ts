/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  accesses: {
    views: 'কোন রেকর্ড',
    filter: 'রেকর্ড বাছুন',
    staff: 'কর্মী',
    kind: 'কী',
    from: 'খোলার তারিখ, কবে থেকে',
    to: 'কবে পর্যন্ত',
  },
  allowedAddress: {
    unnamed: (number) => `ঠিকানা ${number}`,
    until: (day) => `${day} পর্যন্ত`,
    ended: (day) => `${day} শেষ হয়েছে`,
  },
  phoneCodes: {
    used: (used, limit) => `SMS-এর ${limit}টি কোডের ${used}টি খরচ হয়েছে`,
    lasts: (again) => `এই হারে বাকি কোড ${again} পর্যন্ত চলবে, তখন গোনা আবার শুরু হয়।`,
    runsOut: (at, again) => `গত কয়েক ঘণ্টার হারে বাকি কোড ${at} শেষ হবে। তারপর ${again} পর্যন্ত কেউ রেজিস্টার করতে পারবেন না।`,
    over: (again) => `${again} পর্যন্ত কেউ রেজিস্টার করতে পারবেন না, তখন গোনা আবার শুরু হয়।`,
    whatToDo: 'পাঠানো বার্তায় দেখুন কোড লোকজন চাইছেন না কোনও স্ক্রিপ্ট, আর পরিচালককে PHONE_CODES_PER_DAY বাড়াতে বলুন।',
  },
  history: {
    heading: 'ই-মেল ও ফোনের বদল',
    entry: (day, contact, from, to) => `${day}, ${contact}: ${from} → ${to}`,
    restored: (by, reason) => `${by} ফিরিয়ে এনেছেন: ${reason}`,
  },
  consents: {
    heading: 'গোপনীয়তা বিজ্ঞপ্তি ও সম্মতি',
    history: 'যা যা সম্মতি দেওয়া ও তুলে নেওয়া হয়েছে',
    purposes: {
      admission: 'অ্যাকাউন্ট, আবেদন, ফি ও অর্ডার',
      whatsapp: 'WhatsApp-এ অফিসের বার্তা',
    },
    acts: { given: 'সম্মতি দিয়েছেন', withdrawn: 'সম্মতি তুলে নিয়েছেন', shown: 'বিজ্ঞপ্তি দেখানো হয়েছে' },
    places: { registration: 'রেজিস্ট্রেশনের সময়', settings: 'সেটিংসে', notice: 'লগ ইনের পরে' },
    state: (purpose, given) => `${purpose}: ${given ? 'সম্মতি আছে' : 'সম্মতি নেই'}`,
    entry: (of) =>
      `${of.day}, ${of.purpose}: ${of.act}, ${of.where}, বিজ্ঞপ্তি ${of.version || 'যার তারিখ জানা নেই'}, ভাষা ${of.locale || 'জানা নেই'}${of.statedAdult ? ', জানিয়েছেন যে বয়স 18 বছর বা তার বেশি' : ''}`,
  },
  restore: {
    open: (earlier) => `${earlier} ফিরিয়ে আনুন …`,
    reason: 'কারণ। কর্মীরা এই ছাত্র বা ছাত্রীর সঙ্গে এটি দেখেন।',
    hint: 'যেমন, ছাত্র বা ছাত্রীর সঙ্গেই যে কথা বলেছেন, তা কীভাবে নিশ্চিত হলেন।',
    noReason: 'কারণ লিখুন। কর্মীরা এই ছাত্র বা ছাত্রীর সঙ্গে এটি দেখেন।',
    send: 'এগিয়ে যান',
    busy: 'একটু অপেক্ষা করুন …',
    cancel: 'বাতিল করুন',
    title: (earlier) => `${earlier} ফিরিয়ে আনবেন?`,
    effect: {
      email: (earlier, present) =>
        `${present}-এর জায়গায় ${earlier} আসবে। এখন থেকে ছাত্র বা ছাত্রী এটি দিয়ে লগ ইন করবেন, আর আমরা এখানেই লিখব।`,
      phone: (earlier, present) => `${present}-এর জায়গায় ${earlier} আসবে।`,
    },
    sessions: 'ছাত্র বা ছাত্রীর সব লগ-ইন শেষ হবে, আর পাসওয়ার্ড কাজ করবে না। তিনি লগ-ইন পাতায় “পাসওয়ার্ড ভুলে গেছি” থেকে নতুন বাছবেন।',
    notices: {
      email: 'দুটি ই-মেল ঠিকানাতেই বিজ্ঞপ্তি যাবে।',
      phone: 'দুটি ফোনে ও ই-মেল ঠিকানায় বিজ্ঞপ্তি যাবে।',
    },
    confirm: 'ফিরিয়ে আনুন',
    keep: 'যেমন আছে থাক',
  },
}
