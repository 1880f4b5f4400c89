/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  heading: 'ডেলিভারির খরচ, উদাহরণ',
  text: 'স্টকে থাকা সাধারণ পাঠ্যবইয়ের একটি করে কপি, উপরের টাকা অনুযায়ী। দুভাবেই নিচের টাকার বেশি হলে ডেলিভারি বিনামূল্যে।',
  order: 'অর্ডার',
  books: (books) => `${books}টি বই`,
  price: 'বইয়ের দাম',
  weight: 'ওজন',
  delivery: { copies: 'প্রতি কপিতে', weight: 'ওজন অনুযায়ী' },
  inForce: (way) => `${way} (বাছা)`,
  free: 'বিনামূল্যে',
  noWeights: 'আগে ওজন ঠিক করুন',
}
