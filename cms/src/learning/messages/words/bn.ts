/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  facts: { amount: 'টাকার পরিমাণ', transaction: 'লেনদেন আইডি' },
  'course-bought': {
    title: 'রেকর্ড করা কোর্স কেনা হয়েছে',
    subject: '{course}: এখনই কোর্সটি দেখতে পারেন',
    heading: 'আপনার কোর্স তৈরি',
    body: 'ধন্যবাদ। রেকর্ড করা কোর্স {course} বাবদ আপনার {amount} পেমেন্ট আমরা পেয়েছি। আপনার অ্যাকাউন্টে যে কোনো সময় এর ভিডিও দেখতে পারেন। রসিদও সেখানেই পাবেন।',
    button: 'কোর্সটি দেখুন',
  },
}
