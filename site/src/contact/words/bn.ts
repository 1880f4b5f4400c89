/** read: none yet */
import type { ContactField } from '@pravesh/shared/contact/contact-message'
import type { en } from './en.ts'

export const bn: typeof en = {
  title: 'আমাদের সঙ্গে যোগাযোগ করুন',
  lead: 'কোর্স, ফি বা অর্ডার নিয়ে প্রশ্ন করুন। আমরা ফোন, WhatsApp বা ই-মেলে উত্তর দিই।',
  description: 'ফোন করুন, ই-মেল করুন বা দেখা করুন। অথবা কোর্স, ফি, নথি বা অর্ডার নিয়ে বার্তা পাঠান।',
  formTitle: 'বার্তা পাঠান',
  labels: {
    firstName: 'নাম',
    lastName: 'পদবি',
    phone: 'ফোন নম্বর',
    email: 'ই-মেল ঠিকানা (ঐচ্ছিক)',
    comment: 'আপনার বার্তা',
  } satisfies Record<ContactField, string>,
  phoneHint: 'আমরা আপনাকে ফোন করব বা WhatsApp-এ বার্তা পাঠাব।',
  emailHint: 'আমরা এই ঠিকানাতেও উত্তর পাঠাই।',
  honeypot: 'এই ঘরটি ফাঁকা রাখুন',
  send: 'বার্তা পাঠান',
  sending: 'পাঠানো হচ্ছে…',
  problem: 'একটি সমস্যা আছে',
  errorTitle: 'ভুল আছে: ',
  thanks: 'ধন্যবাদ, আমরা আপনার বার্তা পেয়েছি',
  reference: 'আপনার রেফারেন্স নম্বর',
  thanksText: 'এটি লিখে রাখুন। আমরা ফোনে বা WhatsApp-এ উত্তর দেব। ই-মেল ঠিকানা লিখে থাকলে ই-মেলেও দেব।',
  haveNumber: 'আপনার কি রেফারেন্স নম্বর আছে?',
  readIt: 'আমাদের উত্তর পড়ুন',
  readAnswer: 'এই নম্বর ও আপনার ফোনে পাঠানো কোড দিয়ে আমাদের উত্তর পড়ুন',
  offline: 'আপনার বার্তা পাঠানো গেল না। ইন্টারনেট সংযোগ দেখে নিয়ে আবার চেষ্টা করুন।',
}
