/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const bn: typeof en = {
  views: 'কোন পার্সেল',
  filter: 'পার্সেল বাছুন',
  toPack: 'প্যাক করতে হবে',
  onTheWay: 'পথে আছে',
  delivered: 'পৌঁছেছে',
  returns: 'ফিরে আসছে',
  attention: 'নজর দিতে হবে',
  status: 'অবস্থা',
  courier: 'কীভাবে পাঠানো',
  from: 'তৈরির তারিখ, কবে থেকে',
  to: 'কবে পর্যন্ত',
  papers: 'প্যাকিংয়ের কাগজ',
  slips: (count) => `প্যাক করার ${formatNumber(count)}টি পার্সেলের প্যাকিং স্লিপ (PDF)`,
  nothingToPack: 'এই তালিকার কোনও পার্সেল প্যাক করতে হবে না। স্লিপ আবার ছাপতে সারি বাছুন।',
  slipsSelected: (count) => `বাছা ${formatNumber(count)}টির প্যাকিং স্লিপ (PDF)`,
  slipsHint: (max) => `প্রতি পার্সেলে একটি পাতা, সবচেয়ে পুরোনোটি আগে, বড়জোর ${max}টি। শুধু কয়েকটি ছাপতে সারি বাছুন।`,
  labels: (count) => `প্যাক করার পার্সেলের ঠিকানার লেবেল (${formatNumber(count)})`,
  noLabels: 'প্যাক করার কোনও পার্সেলের ঠিকানার লেবেল কুরিয়ার থেকে এখনও আসেনি।',
  label: (order) => `${order}-এর লেবেল`,
  moreLabels: (max) => `শুধু প্রথম ${max}টি দেখানো হচ্ছে। অন্যগুলি দেখতে তালিকা বাছুন।`,
}
