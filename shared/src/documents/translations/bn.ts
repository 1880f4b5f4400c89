/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  Receipt: 'রসিদ',
  'Application form': 'আবেদনপত্র',
  Agreement: 'চুক্তিপত্র',
  'Bill of supply': 'বিল অফ সাপ্লাই',
  'This document is genuine and valid.': 'এই নথি আসল এবং বৈধ।',
  'This document is genuine. Part of the payment has been refunded since.':
    'এই নথি আসল। এর পরে পেমেন্টের কিছু টাকা ফেরত দেওয়া হয়েছে।',
  'This document is genuine, but the payment has been refunded in full.':
    'এই নথি আসল, কিন্তু পেমেন্টের পুরো টাকা ফেরত দেওয়া হয়েছে।',
  'This document is genuine, but a newer version has replaced it. Ask for the newer version.':
    'এই নথি আসল, কিন্তু এর বদলে পরে নতুন নথি দেওয়া হয়েছে। নতুন নথিটি চেয়ে নিন।',
  'This document was issued by us, but it is no longer valid.': 'এই নথি আমরা দিয়েছিলাম, কিন্তু এটি আর বৈধ নয়।',
  'We did not issue this document, or it has been changed.': 'এই নথি আমরা দিইনি, অথবা এটি বদলানো হয়েছে।',
  'Something went wrong!!': 'কিছু একটা সমস্যা হয়েছে!',
}
