/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  frame: {
    check: 'এই নথি যাচাই করুন',
    checkHow: (page: string) => `কোডটি স্ক্যান করুন, অথবা ${page} খুলে নিচের কোডটি লিখুন। ফাইলটিও সেখানে যাচাই করতে পারেন।`,
    code: 'কোড',
    qr: 'কিউআর কোড, এই নথি যাচাই করার পেজ খোলে',
    page: 'পৃষ্ঠা',
    of: '/',
    byComputer: 'এই নথি কম্পিউটারে তৈরি, তাই এতে স্বাক্ষর লাগে না।',
    phone: 'টেলিফোন',
    email: 'ই-মেল',
  },
  receipt: {
    title: 'রসিদ',
    number: 'রসিদ নম্বর',
    date: 'তারিখ',
    payer: 'কার কাছ থেকে পাওয়া',
    replaces: 'যে রসিদের বদলে',
    what: 'কী বাবদ',
    tax: 'কর',
    amount: 'টাকার পরিমাণ',
    total: 'মোট পাওয়া গেছে',
    inWords: 'কথায় টাকার পরিমাণ',
    breakdown: 'এই টাকার হিসাব',
    payment: 'পেমেন্ট',
    paidOn: 'পেমেন্টের তারিখ',
    through: 'পেমেন্টের মাধ্যম',
    transaction: 'লেনদেন আইডি',
    providerReference: 'পেমেন্ট পরিষেবার রেফারেন্স',
    bankReference: 'ব্যাংকের রেফারেন্স (ইউটিআর)',
    refundedInFull: (amount: string) => `এই পেমেন্টের পুরো টাকা ফেরত দেওয়া হয়েছে: ${amount}।`,
    refundedInPart: (amount: string, of: string) => `${of}-এর মধ্যে ${amount} ফেরত দেওয়া হয়েছে।`,
  },
}
