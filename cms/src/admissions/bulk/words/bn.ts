/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

const applications = (count: number) => `${formatNumber(count)}টি আবেদন`

export const bn: typeof en = {
  prepared: 'কী হবে, আমরা দেখছি।',
  found: 'কাজটি পাওয়া গেছে।',
  started: (count) => `শুরু হয়েছে: ${applications(count)}। আপনি এই পাতা ছেড়ে যেতে পারেন।`,
  stopped: 'থামানো হয়েছে। আগে যা হয়েছে, তা থাকবে।',
  tested: (address) => `আমরা ${address}-এ বার্তাটি পাঠিয়েছি।`,
  none: 'কোনও আবেদন মেলেনি। অন্তত একটি বাছুন।',
  tooMany: (max, found) =>
    `${formatNumber(found)}টি আবেদন মিলেছে। একটি কাজে ${formatNumber(max)}টি হতে পারে। তালিকা আরও বাছুন।`,
  badFilter: 'এই তালিকা এভাবে বাছা যায় না। তালিকা আবার খুলুন।',
  unknown: 'আপনার বাছা একটি আবেদন আর নেই। তালিকা আবার খুলুন।',
  notYours: (name) => `এই কাজ তৈরি করেছেন ${name}, শুধু তিনিই শুরু করতে পারেন।`,
  changed: (count) => `আবেদনের সংখ্যা এখন ${formatNumber(count)}। কী হবে দেখুন, তারপর আবার নিশ্চিত করুন।`,
  nothing: 'এই কাজে কিছু বদলাবে না।',
  notReady: 'এই কাজ আগেই শুরু হয়েছে বা আর বৈধ নেই। পাতাটি আবার খুলুন।',
  over: 'এই কাজ শেষ হয়ে গেছে।',
}
