/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  'contact-received': {
    title: 'অফিসের কাছে প্রশ্ন',
    subject: '{name}-এর বার্তা',
    heading: 'নতুন বার্তা',
    body: '{name} আমাদের লিখেছেন।',
    reference: 'প্রশ্ন',
    about: 'বিষয়',
    phone: 'ফোন',
    email: 'ই-মেল',
    button: 'পড়ুন ও উত্তর দিন',
  },
  'help-received': {
    title: 'প্রশ্ন পাওয়া গেছে',
    subject: 'আমরা আপনার প্রশ্ন {reference} পেয়েছি',
    heading: 'আমরা আপনার প্রশ্ন পেয়েছি',
    body: 'আমরা এই ই-মেল ঠিকানায় উত্তর পাঠাব।',
    reference: 'রেফারেন্স নম্বর',
    button: 'আপনার প্রশ্ন খুলুন',
    note: 'আপনি আমাদের না লিখে থাকলে কেউ ভুল করে আপনার ঠিকানা দিয়েছেন। এই ই-মেল উপেক্ষা করতে পারেন।',
  },
  'help-answered': {
    title: 'প্রশ্নের উত্তর',
    subject: 'আপনার প্রশ্ন {reference}: আমাদের উত্তর',
    heading: 'আমাদের উত্তর',
    button: 'আবার লিখুন',
    reference: 'রেফারেন্স নম্বর',
    asked: 'আপনি জানতে চেয়েছিলেন:',
  },
}
