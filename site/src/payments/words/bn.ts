/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  open: {
    title: 'ব্যাংকের উত্তরের অপেক্ষায়',
    since: (time: string) => `${time} থেকে।`,
    askedUntil: (time: string) => `আমরা ${time} পর্যন্ত ব্যাংকের কাছে জানতে চাইব।`,
    details: 'এই পেমেন্টের বিবরণ',
    id: 'লেনদেন আইডি',
    check: 'আমার পেমেন্ট যাচাই করুন',
    checking: 'যাচাই করা হচ্ছে…',
    checkedAt: (time: string) => `${time}-এ যাচাই করা হয়েছে: আপনার ব্যাংক এখনও উত্তর দেয়নি।`,
    unreachable: (time: string) => `${time}: পোর্টালের সঙ্গে যোগাযোগ করা গেল না। আমরা আবার চেষ্টা করব।`,
  },
  payNow: 'এখনই পেমেন্ট করুন',
  starting: 'একটু অপেক্ষা করুন…',
  forThis: (what: string) => `(${what})`,
  leaving: 'আপনাকে পেমেন্টের পেজে নিয়ে যাওয়া হচ্ছে। এই পেজ বন্ধ করবেন না।',
  goNow: 'এখনই পেমেন্টের পেজে যান',
  noAddress: 'পেমেন্টের পেজ খোলা গেল না। আপনি কোনো টাকা দেননি। এক মিনিট পরে আবার চেষ্টা করুন।',
}
