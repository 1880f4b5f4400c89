/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  facts: {
    number: 'আবেদন নম্বর',
    applicant: 'আবেদনকারী',
    course: 'কোর্স',
    subject: 'বিষয়',
    college: 'কলেজ',
    admittedAt: 'যেখানে ভর্তি',
    appliedTo: 'যেখানে আবেদন',
    session: 'শিক্ষাবর্ষ',
    submitted: 'জমা দেওয়ার তারিখ',
  },
  application: {
    title: 'আবেদনপত্র',
    photo: 'ছবি',
    signature: 'আবেদনকারীর স্বাক্ষর',
    noAnswer: 'দেওয়া হয়নি',
    documents: 'পাঠানো নথি',
    status: 'অবস্থা',
    approved: 'অনুমোদিত',
  },
  agreement: {
    title: 'চুক্তিপত্র',
    acceptance: 'সম্মতির প্রমাণ',
    version: 'কোন সংস্করণ',
    language: 'ভাষা',
    acceptedAt: 'মেনে নেওয়ার তারিখ ও সময়',
    acceptedFrom: 'যে ঠিকানা থেকে মেনে নেওয়া হয়েছে',
    acceptedBy: 'যিনি মেনে নিয়েছেন',
    how: 'আবেদনপত্রের ঘরে টিক দিয়ে আবেদনকারী অনলাইনে এই লেখাটি মেনে নিয়েছেন।',
    english: 'চুক্তির ইংরেজি লেখা, তফাত থাকলে যেটি খাটবে',
  },
}
