/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  steps: {
    apply: 'আবেদন',
    correct: 'সংশোধন',
    'provisional-list': 'অস্থায়ী মেধা তালিকা',
    objections: 'আপত্তি',
    'final-list': 'চূড়ান্ত মেধা তালিকা',
    choices: 'কলেজের পছন্দ',
    rounds: 'আসনের পর্ব',
    joining: 'কলেজে যোগদান',
    'university-return': 'বিশ্ববিদ্যালয়কে প্রতিবেদন',
  },
  round: (round) => `আসনের পর্ব ${round}`,
  lastRound: (round) => `আসনের পর্ব ${round}, শেষ পর্ব`,
  categories: {
    UR: 'সবার জন্য খোলা (UR)',
    SC: 'তফসিলি জাতি (SC)',
    ST: 'তফসিলি জনজাতি (ST)',
    'OBC-A': 'OBC-A',
    'OBC-B': 'OBC-B',
    OBC: 'অন্যান্য অনগ্রসর শ্রেণি (OBC)',
    EWS: 'আর্থিকভাবে দুর্বল শ্রেণি (EWS)',
  },
  groups: {
    W: 'মহিলা',
    PWD: 'প্রতিবন্ধী ব্যক্তি',
    EXS: 'প্রাক্তন সেনাকর্মী',
    DEP: 'বিদ্যালয় থেকে প্রেরিত শিক্ষক',
  },
  lists: {
    provisional: (version) => `অস্থায়ী তালিকা, সংস্করণ ${version}`,
    final: (version) => `চূড়ান্ত তালিকা, সংস্করণ ${version}`,
  },
}
