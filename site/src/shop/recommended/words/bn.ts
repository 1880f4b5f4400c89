/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'আপনার জন্য বাছাই করা বই',
  comingSoon: 'শীঘ্রই আসছে',
  details: 'বিবরণ',
  detailsOf: (name: string) => `(${name})`,
  buyNow: 'এখনই কিনুন',
  soldOut: 'স্টকে নেই',
  page: 'বইটির পেজ খুলুন',
  by: (author: string) => `লেখক: ${author}`,
  all: 'সব বই দেখুন',
  labels: {
    name: 'নাম',
    author: 'লেখক',
    category: 'ক্যাটাগরি',
    semester: 'সেমেস্টার বা বর্ষ',
    publisher: 'প্রকাশক',
    price: 'দাম',
    copies: 'স্টকে আছে',
    pages: 'পাতার সংখ্যা',
  },
}
