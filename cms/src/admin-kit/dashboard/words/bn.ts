/** read: none yet */
import type { en } from './en.ts'

export const bn: typeof en = {
  welcome: (name) => `নমস্কার, ${name}`,
  attention: 'নজর দিতে হবে',
  calm: 'এখন কিছুতে নজর দেওয়ার দরকার নেই।',
  jobs: 'আপনি কী করতে চান?',
  all: 'বাকি সব',
  moreTasks: 'আরও কাজ',
  incomplete: {
    text: 'এই তালিকা অসম্পূর্ণ',
    detail: 'এর একটি অংশ পড়া যায়নি। এক মিনিট পরে এই পাতা আবার খুলুন।',
  },
}
