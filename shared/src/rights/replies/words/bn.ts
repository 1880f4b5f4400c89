/** read: none yet */
import type { en } from './en.ts'

export const bn: Record<keyof typeof en, string> = {
  RIGHT_ASKED: 'আমরা আপনার অনুরোধ পেয়েছি।',
  RIGHT_WITHDRAWN: 'আপনার অনুরোধ তুলে নেওয়া হয়েছে।',
  NOMINEE_SAVED: 'আপনি এই ব্যক্তিকে মনোনীত করেছেন।',
  NOMINEE_REMOVED: 'এখন আপনার মনোনীত কেউ নেই।',
  ALREADY_ASKED: 'আপনি এমন অনুরোধ আগেই পাঠিয়েছেন। আমাদের উত্তরের জন্য অপেক্ষা করুন।',
  NOT_WAITING: 'এই অনুরোধ আর খোলা নেই। পেজটি আবার লোড করুন।',
  TOO_MANY_RIGHTS: 'আপনি আজ অনেকগুলি অনুরোধ পাঠিয়েছেন। আগামীকাল আবার চেষ্টা করুন।',
}
