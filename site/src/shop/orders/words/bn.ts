/** read: none yet */
import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import type { en } from './en.ts'

export const bn: typeof en = {
  classes: 'কেনা ক্লাস',
  books: 'কেনা বই',
  orderCount: (n: number) => `${n}টি অর্ডার`,
  tabs: 'আপনার কেনাকাটা',
  empty: 'কিছু পাওয়া যায়নি',
  emptyText: 'আপনার বইয়ের অর্ডার ও পার্সেল এখানে দেখা যাবে।',
  toBooks: 'বই দেখুন',
  caption: 'আপনার বইয়ের অর্ডার, নতুনটি আগে',
  pager: {
    pages: 'অর্ডারের পেজ',
    previous: 'আগের',
    next: 'পরের',
    page: (page: number, of: number) => `পেজ ${page}, মোট ${of}`,
  },
  labels: {
    amount: 'টাকার পরিমাণ',
    payStatus: 'পেমেন্টের অবস্থা',
    trackingId: 'ট্র্যাকিং নম্বর',
    status: 'অবস্থা',
    date: 'তারিখ',
    orderId: 'অর্ডার নম্বর',
  },
  row: {
    paid: 'পেমেন্ট হয়েছে',
    unpaid: 'পেমেন্ট বাকি',
    failed: 'সফল হয়নি',
    incomplete: 'সম্পূর্ণ হয়নি',
    waiting: 'অপেক্ষায়…',
    canceling: 'বাতিল করা হচ্ছে',
    canceled: 'বাতিল',
    returned: 'বই ফেরত দেওয়া হয়েছে',
  },
  bookOf: (name: string) => `${name}: বিবরণ`,
  orderOf: (number: string) => `অর্ডার ${number}: বিবরণ`,
  track: 'পার্সেল কোথায়, দেখুন',
  see: 'অর্ডার দেখুন',
  payNow: 'এখনই পেমেন্ট করুন',
  paying: 'একটু অপেক্ষা করুন…',
  order: (number: string) => `অর্ডার ${number}`,
  ofOrder: (number: string) => `(অর্ডার ${number})`,
  cancel: 'বাতিল করুন',
  giveBack: 'বই ফেরত দিন',
  withdrawReturn: 'ফেরতের অনুরোধ তুলে নিন',
  help: 'সাহায্য দরকার?',
  next: {
    none: () => '',
    pack: () => `আমরা সাধারণত ${SERVICE_TIMES.pack}টি কাজের দিনের মধ্যে প্যাক করি। পার্সেল রওনা হলে আপনাকে ই-মেল করে জানাব।`,
    collect: (day: string | null) =>
      day === null
        ? 'পার্সেল রওনা হলে আমরা আপনাকে ট্র্যাকিং লিংক ই-মেল করব।'
        : `পার্সেল রওনা হলে আমরা আপনাকে ট্র্যাকিং লিংক ই-মেল করব। ${day} তারিখের মধ্যে আপনার কাছে পৌঁছানোর কথা।`,
    arrive: (day: string | null) =>
      day === null
        ? `পার্সেল পৌঁছাতে সাধারণত ${SERVICE_TIMES.surface.min} থেকে ${SERVICE_TIMES.surface.max} দিন লাগে।`
        : `${day} তারিখের মধ্যে আপনার কাছে পৌঁছানোর কথা।`,
    receive: () => 'ফোন চালু রাখুন। কুরিয়ারকে কখনও টাকা দিতে হয় না।',
    return: (day: string | null) => (day === null ? '' : `${day} পর্যন্ত বই ফেরত দিতে পারবেন।`),
    refund: () => `অ্যাকাউন্টে টাকা দেখাতে আপনার ব্যাংকের ${BANK_DAYS.min} থেকে ${BANK_DAYS.max}টি কাজের দিন লাগে।`,
  },
  bills: 'আপনার বিল',
  billsOf: (year: string, bills: number) => `${year}: ${bills}টি বিল`,
  refunded: (amount: string) => `${amount} ফেরত দেওয়া হয়েছে।`,
  refunding: (amount: string) => `${amount} আপনার কাছে ফেরত যাচ্ছে।`,
  copies: {
    cancelled: (copies: number) => `${copies}টি বাতিল`,
    returning: (copies: number) => `${copies}টির ফেরত চলছে`,
    returned: (copies: number) => `${copies}টি ফেরত দেওয়া হয়েছে`,
  },
  units: (units: number) => `× ${units}`,
  line: (units: number, name: string) => `${units} × ${name}`,
  subject: (books: string, amount: string) => `${books}: ${amount}`,
  payDialog: {
    title: 'আমরা পেমেন্ট শুরু করিনি',
    text: 'অর্ডার করার পরে তাতে বদল হয়েছে:',
    buyAgain: 'নতুন হিসাবে আবার অর্ডার করুন',
  },
}
