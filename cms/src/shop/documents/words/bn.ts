/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  bill: {
    number: 'বিল নম্বর',
    date: 'তারিখ',
    order: 'অর্ডার',
    buyer: 'যাঁর কাছে ডেলিভারি',
    place: 'সরবরাহের স্থান',
    book: 'বই',
    hsn: 'HSN',
    copies: 'কপি',
    price: 'দাম',
    amount: 'টাকার পরিমাণ',
    books: 'বই',
    delivery: 'ডেলিভারি',
    tax: 'GST',
    total: 'মোট পাওয়া গেছে',
    inWords: 'কথায় টাকার পরিমাণ',
    payment: 'পেমেন্ট',
  },
  slips: {
    title: 'প্যাকিং স্লিপ',
    slip: 'প্যাকিং স্লিপ',
    order: 'অর্ডার',
    ordered: 'পেমেন্টের তারিখ',
    to: 'যে ঠিকানায় যাবে',
    phone: 'ফোন',
    copies: 'কপি',
    book: 'বই',
    details: 'লেখক, প্রকাশক, ভাষা',
    packed: 'প্যাক করা হয়েছে',
    total: 'মোট কপি',
    weight: 'ওজন',
    courier: 'কুরিয়ার',
    awb: 'ট্র্যাকিং নম্বর',
  },
}
