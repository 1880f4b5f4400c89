/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  title: (label: string) => `সব ছবি একটি PDF-এ: ${label}`,
  hint: 'প্রতিটি পৃষ্ঠার ছবি বেছে নিন বা তুলুন। আমরা এই ডিভাইসেই সেগুলি দিয়ে একটি PDF বানাব ও মাপে ছোট করব।',
  add: 'ছবি যোগ করুন',
  page: (number: number) => `পৃষ্ঠা ${number}`,
  moveUp: 'উপরে তুলুন',
  moveUpOf: (page: string) => `উপরে তুলুন: ${page}`,
  remove: 'সরান',
  removeOf: (page: string) => `সরান: ${page}`,
  opening: (name: string) => `${name} খোলা হচ্ছে…`,
  count: (pages: number) => `${pages}টি পৃষ্ঠা।`,
  moved: (from: number, to: number) => `পৃষ্ঠা ${from} এখন পৃষ্ঠা ${to}।`,
  removed: (page: number) => `পৃষ্ঠা ${page} সরানো হয়েছে।`,
  make: (pages: number) => (pages === 1 ? '1টি পৃষ্ঠা PDF হিসেবে আপলোড করুন' : `${pages}টি পৃষ্ঠা একটি PDF হিসেবে আপলোড করুন`),
  making: 'PDF বানানো হচ্ছে…',
  unreadable: (name: string) =>
    `“${name}” খোলা যাচ্ছে না। ফাইলটি হয়তো নষ্ট, অথবা এই ধরনের ফাইল এই ব্রাউজার চেনে না। আবার ছবি তুলুন, অথবা এর একটি স্ক্রিনশট বেছে নিন।`,
  tooMany: (max: number) => `একটি PDF-এ ${max}টি ছবি থাকতে পারে। বাকিগুলি আমরা নিইনি।`,
  notMade: 'এই ডিভাইসে PDF বানানো গেল না। অন্য অ্যাপ বন্ধ করুন বা কয়েকটি পৃষ্ঠা সরান, তারপর আবার চেষ্টা করুন।',
}
