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
  'Nil rated': 'শূন্য হার',
  'Printed books (HSN 4901) are nil rated under GST. Their delivery is part of the same supply.':
    'ছাপা বইয়ের (HSN 4901) উপর GST-র হার শূন্য। বইয়ের ডেলিভারি একই সরবরাহের অংশ।',
  'Exempt from GST': 'GST লাগে না',
  'Services of an educational institution to its students are exempt from GST: Notification No. 12/2017-Central Tax (Rate), entry 66.':
    'শিক্ষা প্রতিষ্ঠান তার শিক্ষার্থীদের যে পরিষেবা দেয়, তাতে GST লাগে না: বিজ্ঞপ্তি নং 12/2017-কেন্দ্রীয় কর (হার), ক্রমিক 66।',
  'Services relating to admission to an educational institution are exempt from GST: Notification No. 12/2017-Central Tax (Rate), entry 66.':
    'শিক্ষা প্রতিষ্ঠানে ভর্তির পরিষেবায় GST লাগে না: বিজ্ঞপ্তি নং 12/2017-কেন্দ্রীয় কর (হার), ক্রমিক 66।',
  'As decided by the institution': 'প্রতিষ্ঠানের সিদ্ধান্ত অনুযায়ী',
  'Tax treatment as decided by the institution.': 'কর প্রতিষ্ঠানের সিদ্ধান্ত অনুযায়ী ধরা হয়।',
  '{percent}% GST included': '{percent}% GST ধরা আছে',
  'The amount includes {tax} GST at {percent}% on {value}.':
    'এই টাকার মধ্যে {value}-এর উপর {percent}% হারে {tax} GST ধরা আছে।',
  'The amount includes {tax} GST at {percent}% on {value}. HSN/SAC {code}.':
    'এই টাকার মধ্যে {value}-এর উপর {percent}% হারে {tax} GST ধরা আছে। HSN/SAC {code}।',
}
