/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

const people = (count: number) => `${formatNumber(count)} জন`

export const bn: typeof en = {
  heading: 'ই-মেলে',
  loading: 'একটু অপেক্ষা করুন …',
  explain: 'আগে গুনুন এটি কতজনের কাছে যাবে। অনেক ছাত্রছাত্রী থাকলে কয়েক সেকেন্ড লাগে।',
  count: 'যাঁদের জন্য, তাঁদের গুনুন',
  counting: 'যাঁদের জন্য, তাঁদের গোনা হচ্ছে …',
  unsaved: 'আগে বিজ্ঞপ্তিটি সংরক্ষণ করুন।',
  send: (count) => `${people(count)}কে পাঠান`,
  busy: 'একটু অপেক্ষা করুন …',
  title: (count) => `এই বিজ্ঞপ্তি ${people(count)}কে পাঠাবেন?`,
  byEmail: 'তাঁরা এটি ই-মেলে পাবেন, এখন যেমন প্রকাশিত আছে। বিজ্ঞপ্তির জন্য কোনও নথিভুক্ত SMS নেই।',
  declined: (count) => `${people(count)} বিজ্ঞপ্তি বন্ধ রেখেছেন, আর এটি পাবেন না।`,
  inEnglish: (languages) =>
    `যাঁরা ${languages} ভাষায় পড়েন, তাঁরা এটি পুরো বা আংশিক ইংরেজিতে পাবেন, কারণ অনুবাদ নেই বা ইংরেজি লেখার চেয়ে পুরোনো। আগে বিজ্ঞপ্তিটির অনুবাদ করুন।`,
  or: (names) => names.join(' বা '),
  once: 'বিজ্ঞপ্তি একবারই পাঠানো হয়। পাঠানো বার্তা ফেরানো যায় না।',
  confirm: 'পাঠান',
  keep: 'পাঠাবেন না',
  sending: (queued, total, by) => `পাঠানো হচ্ছে: ${people(total)}ের মধ্যে ${formatNumber(queued)} জন। ${by} শুরু করেছেন।`,
  sent: (queued, by, day) => `${by} ${day} ${people(queued)}কে পাঠিয়েছেন।`,
}
