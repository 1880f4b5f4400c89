/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'স্বয়ংক্রিয় যাচাই',
  hint: 'এতে লেখা তথ্যগুলি মেলানো হয়। সিদ্ধান্ত আপনার।',
  summary: (look, unknown) =>
    [...(look === 0 ? [] : [`${look}টি দেখুন`]), ...(unknown === 0 ? [] : [`${unknown}টি যাচাই করা যায় না`])].join(', '),
  passed: (count) => (count === 1 ? '1টি যাচাই ঠিক আছে' : `${count}টি যাচাই ঠিক আছে`),
}
