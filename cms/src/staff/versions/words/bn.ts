/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  none: 'এখনও কিছু সংরক্ষণ করা হয়নি।',
  saved: 'সংরক্ষণের সময়',
  savedBy: 'কে সংরক্ষণ করেছেন',
  state: 'অবস্থা',
  unknown: 'নথিভুক্ত নেই',
  pages: 'ইতিহাসের পাতা',
  newer: 'নতুন',
  older: 'পুরোনো',
  page: (page, of) => `${of}টির মধ্যে পাতা ${page}`,
  live: 'শেষ প্রকাশিত সংস্করণ',
  published: 'আগে প্রকাশিত',
  autosaved: 'খসড়া, নিজে থেকে সংরক্ষিত',
  draft: 'খসড়া',
}
