/** read: none yet */
import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import type { en } from './en.ts'

interface About {
  books: string
  amount: string
}

const upTo = (copies: number) => `(সর্বাধিক ${copies} কপি)`

export const bn: typeof en = {
  book: {
    labels: {
      author: 'লেখক',
      language: 'ভাষা',
      category: 'ক্যাটাগরি',
      semester: 'সেমেস্টার বা বর্ষ',
      publisher: 'প্রকাশক',
      price: 'দাম',
      quantity: 'কত কপি',
      pages: 'পাতার সংখ্যা',
    },
    page: 'বইটির পেজ খুলুন',
  },
  order: {
    title: (name: string, others: number) => (others === 0 ? name : `${name} ও আরও ${others}টি`),
    timeline: 'এখন পর্যন্ত যা হয়েছে',
    toCome: 'এখনও বাকি',
    events: {
      ordered: () => 'অর্ডার করা হয়েছে',
      paid: () => 'পেমেন্ট হয়েছে',
      addressChanged: () => 'ঠিকানা বদলানো হয়েছে',
      packed: () => 'প্যাক করা হয়েছে',
      shipped: () => 'পাঠানো হয়েছে',
      delivered: () => 'পৌঁছে দেওয়া হয়েছে',
      goingBack: () => 'আমাদের কাছে ফিরে আসছে',
      partCancelled: ({ books }: About) => `বাতিল: ${books}`,
      cancelled: () => 'অর্ডার বাতিল হয়েছে',
      soldOut: () => 'বই শেষ হয়ে গেছে',
      returnRequested: ({ books }: About) => `ফেরতের অনুরোধ করা হয়েছে: ${books}`,
      returnAwaited: ({ books }: About) => `আপনার পার্সেলের অপেক্ষায় আছি: ${books}`,
      returnReceived: ({ books }: About) => `আপনার পার্সেল পেয়েছি: ${books}`,
      returnChecked: ({ books }: About) => `বই পরীক্ষা করা হয়েছে: ${books}`,
      returnAccepted: ({ books }: About) => `বই পরীক্ষা করে ফেরত নেওয়া হয়েছে: ${books}`,
      returnRejected: ({ books }: About) => `ফেরত নেওয়া হয়নি: ${books}`,
      returnWithdrawn: ({ books }: About) => `আপনি ফেরতের অনুরোধ তুলে নিয়েছেন: ${books}`,
      returnReopened: ({ books }: About) => `ফেরতের অনুরোধ আবার খোলা হয়েছে: ${books}`,
      refundStarted: ({ amount }: About) => `${amount} আপনার কাছে ফেরত যাচ্ছে`,
      refunded: ({ amount }: About) => `${amount} ফেরত দেওয়া হয়েছে`,
    },
    facts: 'বই ও দাম',
    labels: {
      number: 'অর্ডার নম্বর',
      transaction: 'লেনদেন আইডি',
      delivery: 'ডেলিভারি',
      tax: 'কর',
      total: 'মোট',
      weight: 'বইয়ের ওজন',
      address: 'ডেলিভারির ঠিকানা',
    },
    changeAddress: 'ঠিকানা বদলান',
    addressChanging: 'আমরা ঠিকানা বদলাচ্ছি। হয়ে গেলে আপনি একটি ই-মেল পাবেন।',
    free: 'ফ্রি',
    line: (units: number, name: string) => `${units} × ${name}`,
  },
  address: {
    title: 'ডেলিভারির ঠিকানা বদলান',
    text: 'আমরা পার্সেল প্যাক করার আগে পর্যন্ত আপনি ঠিকানা বদলাতে পারেন। আপনি যে টাকা দিয়েছেন, তা একই থাকবে।',
    send: 'ঠিকানা সেভ করুন',
    sending: 'একটু অপেক্ষা করুন…',
    keep: 'আগের ঠিকানাই রাখুন',
  },
  track: {
    title: 'আপনার পার্সেল',
    courier: 'কুরিয়ার',
    number: 'ট্র্যাকিং নম্বর',
    expected: 'পৌঁছানোর কথা',
    delivered: 'পৌঁছেছে',
    steps: 'পার্সেলের যাত্রাপথ',
    noSteps: 'কুরিয়ার এখনও কোনো খবর দেয়নি। পরে আবার দেখুন।',
    site: 'কুরিয়ারের পেজ খুলুন',
  },
  cancel: {
    title: 'এই অর্ডার বাতিল করবেন?',
    choices: { legend: 'কী বাতিল করতে চান?', all: 'পুরো অর্ডার', some: 'কয়েকটি বই', upTo },
    noCopies: 'যে কপিগুলি বাতিল করতে চান, সেগুলি বেছে নিন',
    text: (amount: string) => `আপনি যে অ্যাকাউন্ট বা কার্ড থেকে টাকা দিয়েছিলেন, সেখানে আমরা পুরো ${amount} ফেরত দেব।`,
    restText: (amount: string) =>
      `আপনি যে অ্যাকাউন্ট বা কার্ড থেকে টাকা দিয়েছিলেন, সেখানে আমরা বাকি টাকার পুরোটা, ${amount}, ফেরত দেব।`,
    partText: (amount: string) =>
      `আপনি যে অ্যাকাউন্ট বা কার্ড থেকে টাকা দিয়েছিলেন, সেখানে আমরা এই বইগুলির দাম ${amount} ফেরত দেব। বাকি বইগুলি আপনাকে পাঠাব। ডেলিভারির দাম বদলাবে না।`,
    unpaid: 'আপনি এর পেমেন্ট করেননি। তবু যদি কোনো পেমেন্ট আমাদের কাছে পৌঁছায়, আমরা তা ফেরত দেব।',
    time: `অ্যাকাউন্টে টাকা দেখাতে আপনার ব্যাংকের ${BANK_DAYS.min} থেকে ${BANK_DAYS.max}টি কাজের দিন লাগে।`,
    yes: 'অর্ডার বাতিল করুন',
    yesPart: 'এই বইগুলি বাতিল করুন',
    no: 'অর্ডার রেখে দিন',
    sending: 'একটু অপেক্ষা করুন…',
  },
  return: {
    title: 'এই অর্ডারের বই ফেরত দিন',
    text: (day: string) =>
      `${day} তারিখের মধ্যে অনুরোধ করুন। আমরা ${SERVICE_TIMES.answer}টি কাজের দিনের মধ্যে উত্তর দেব এবং বই কোথায় পাঠাবেন তা জানাব। বই পৌঁছানোর পরে অন্তত ${SERVICE_TIMES.check} দিন ধরে আমরা সেগুলি পরীক্ষা করি।`,
    choices: { legend: 'কী ফেরত দিতে চান?', all: 'সব বই', some: 'কয়েকটি বই', upTo },
    noCopies: 'যে কপিগুলি ফেরত দিতে চান, সেগুলি বেছে নিন',
    refund: (amount: string) =>
      `বইগুলির অবস্থা আপনি যেমন বলেছেন তেমন হলে, সেগুলি পেয়ে পরীক্ষা করার পরে আমরা ${amount} ফেরত দেব।`,
    reason: 'কেন ফেরত দিচ্ছেন?',
    choose: 'একটি কারণ বেছে নিন',
    note: 'আমাদের আর কী জানা দরকার? (ঐচ্ছিক)',
    missing: 'কেন অর্ডার ফেরত দিচ্ছেন, বেছে নিন',
    policy: 'ফেরত নীতি',
    send: 'ফেরতের অনুরোধ করুন',
    sending: 'একটু অপেক্ষা করুন…',
  },
  withdrawReturn: {
    title: 'ফেরতের এই অনুরোধ তুলে নেবেন?',
    keep: 'বইগুলি আপনার কাছেই থাকবে, আর সেগুলির জন্য আমরা কোনো টাকা ফেরত দেব না।',
    awaited:
      'বইগুলি পাঠাবেন না। যদি আগেই পাঠিয়ে থাকেন, তাহলে অনুরোধটি রেখে দিন। অনুরোধ না থাকলে বই পৌঁছানোর পরে আমরা টাকা ফেরত দিতে পারব না।',
    again: (day: string) => `${day} তারিখের মধ্যে আবার অনুরোধ করতে পারবেন।`,
    over: 'আর অনুরোধ করতে পারবেন না, কারণ ফেরতের সময় পেরিয়ে গেছে।',
    yes: 'অনুরোধ তুলে নিন',
    no: 'অনুরোধ রেখে দিন',
    sending: 'একটু অপেক্ষা করুন…',
  },
}
