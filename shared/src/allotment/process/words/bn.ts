/** read: none yet */
import type { StepWords } from './en.ts'

export const bn: StepWords = {
  steps: {
    apply: 'আবেদন করুন',
    correct: 'আপনার আবেদন ও নম্বর সংশোধন করুন',
    'provisional-list': 'খসড়া মেধাতালিকা',
    objections: 'খসড়া তালিকা নিয়ে আপত্তি জানান',
    'final-list': 'চূড়ান্ত মেধাতালিকা',
    choices: 'পছন্দের ক্রম ঠিক করুন',
    rounds: 'আসনের পর্ব {round}',
    'last-round': 'আসনের শেষ পর্ব',
    joining: 'আপনার কলেজে ভর্তি হন',
    'university-return': 'বিশ্ববিদ্যালয়ের জন্য ভর্তি হওয়া ছাত্রছাত্রীদের তালিকা',
  },
  openSeats: 'সবার জন্য খোলা',
  groups: {
    W: 'মহিলা',
    PWD: 'প্রতিবন্ধী ব্যক্তি',
    EXS: 'প্রাক্তন সৈনিক',
    DEP: 'বিদ্যালয় থেকে প্রেরিত শিক্ষক',
  },
}
