/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  greeting: 'প্রিয় {name},',
  footer: 'পাঠিয়েছে {site}, {address}। এই ঠিকানায় উত্তর দিলে আমরা তা পড়ি না। আমাদের সাইটের ফর্মে যোগাযোগ করুন।',
}
