/** read: none yet */
import type { en } from './en.ts'

export const bn: Record<keyof typeof en, string> = {
  ALREADY_PAID: 'এর টাকা আগেই দেওয়া হয়েছে। আপনাকে আবার টাকা দিতে হবে না।',
  PAYMENTS_CLOSED: 'অনলাইন পেমেন্ট এখন পাওয়া যাচ্ছে না। কীভাবে টাকা দেবেন, জানতে আমাদের সঙ্গে যোগাযোগ করুন।',
  PAYMENT_PAGE_UNAVAILABLE: 'আমরা এই মুহূর্তে পেমেন্টের পেজ খুলতে পারছি না। আপনার কোনো টাকা কাটা হয়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
}
