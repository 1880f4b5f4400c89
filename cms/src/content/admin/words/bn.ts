/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  onSite: 'ওয়েবসাইটে',
  checking: 'দেখা হচ্ছে …',
  openPage: 'পাতা খুলুন',
  openSite: 'ওয়েবসাইট খুলুন',
  notSaved: 'ওয়েবসাইটে নেই: এটি এখনও সংরক্ষণ হয়নি।',
  draft: 'ওয়েবসাইটে নেই: এটি ড্রাফট।',
  publish: 'প্রকাশ করতে “পরিবর্তন প্রকাশ করুন” টিপুন।',
  switchedOff: 'ওয়েবসাইটে নেই: এটি বন্ধ আছে।',
  notYet: 'এখনও ওয়েবসাইটে নেই।',
  saveAgain: 'এই বার্তা থেকে গেলে রেকর্ডটি আবার সংরক্ষণ করুন।',
  live: 'ওয়েবসাইটে আছে',
  liveSince: (time) => `${time} থেকে ওয়েবসাইটে`,
  newerDraft: 'আপনার নতুন বদলগুলি ড্রাফট। প্রকাশ করতে “পরিবর্তন প্রকাশ করুন” টিপুন।',
  changeFailed: (reason) => `শেষ বদল প্রকাশ করা যায়নি, তাই দর্শকেরা আগের রূপই দেখছেন: ${reason}`,
  failed: (reason) => `এটি প্রকাশ করা যায়নি: ${reason}`,
  unknownReason: 'কারণ জানা যায়নি',
  noneMissing: 'দর্শকেরা যে সব তথ্য খোঁজেন, সবই পাতায় আছে।',
  missing: (missing, all) => `${all}টির মধ্যে ${missing}টি তথ্য বাকি`,
  shown: (place) => `কোথায় দেখা যায়: ${place}`,
}
