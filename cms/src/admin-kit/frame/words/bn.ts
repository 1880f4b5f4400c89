/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  language: 'ভাষা',
  signIn: { title: 'কর্মীদের সাইন-ইন', hint: 'শুধু পোর্টালের কর্মীদের জন্য। আপনি ছাত্র বা ছাত্রী হলে ওয়েবসাইটে লগ ইন করুন।' },
}
