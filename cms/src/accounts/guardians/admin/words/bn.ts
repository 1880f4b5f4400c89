/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  heading: 'বাবা, মা বা অভিভাবক',
  label: 'বাবা, মা বা অভিভাবক',
  relations: { FATHER: 'বাবা', MOTHER: 'মা', LAWFUL_GUARDIAN: 'আইনসম্মত অভিভাবক' },
  states: {
    none: '18 বছরের কম, সম্মতি নেই',
    given: (guardian: string, day: string) => `${guardian} ${day} তারিখে সম্মতি দিয়েছেন`,
    withdrawn: (guardian: string, day: string) => `${day} তারিখে তুলে নেওয়া হয়েছে, দিয়েছিলেন ${guardian}`,
    due: (guardian: string) => `এখন 18 বছর, এখনও নিশ্চিত করেননি; আগে ${guardian} সম্মতি দিয়েছিলেন`,
    confirmed: (guardian: string, day: string) => `18 বছর, ${day} তারিখে নিশ্চিত করেছেন; আগে ${guardian} সম্মতি দিয়েছিলেন`,
  },
  history: 'কবে সম্মতি দেওয়া ও তুলে নেওয়া হয়েছে',
  acts: { given: 'সম্মতি দিয়েছেন', withdrawn: 'তুলে নিয়েছেন', confirmed: '18 বছরে নিশ্চিত করেছেন' },
  by: { guardian: 'অভিভাবক', student: 'শিক্ষার্থী' },
  entry: (of) => `${of.day}: ${of.by} ${of.act}, ${of.guardian}, ${of.phone}, বিজ্ঞপ্তি ${of.version}, ভাষা ${of.locale}`,
}
