/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

/** What is accepted one by one, and what the agreements of courses add. */
export const consents: Translations = {
  'I accept the fee structure.': 'ফি-র হিসাব আমি মেনে নিচ্ছি।',
  'I will pay the admission fee within {days} days of approval.': 'অনুমোদনের {days} দিনের মধ্যে আমি ভর্তি ফি দেব।',
  'I know and accept: If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.':
    'আমি জানি ও মেনে নিচ্ছি: শিক্ষার্থী মাঝপথে কোর্স ছেড়ে দিলে কোর্সের মোট ফি-র 75% দিতে হবে; কোর্স ছাড়ার পরে কোনো টাকা ফেরত দেওয়া হবে না।',
  'I know the refund schedule, and that it decides what I get back if I discontinue.':
    'টাকা ফেরতের তালিকাটি আমি জানি, এবং জানি যে মাঝপথে কোর্স ছাড়লে কত টাকা ফেরত পাব, তা ওই তালিকাতেই ঠিক হয়।',
  'What I have stated is true; otherwise my studentship may be cancelled.':
    'আমি যা জানিয়েছি তা সত্য; তা না হলে শিক্ষার্থী হিসেবে আমার ভর্তি বাতিল হতে পারে।',
  'I have read the agreement and I agree to it.': 'আমি চুক্তিপত্রটি পড়েছি এবং মেনে নিচ্ছি।',
  'Examinations that are going on': 'যে পরীক্ষাগুলি চলছে',
  'We need your Complete marksheet by 31st July. Without it my admission may be cancelled.':
    '31 জুলাইয়ের মধ্যে আপনার সম্পূর্ণ মার্কশিট আমাদের দিতে হবে। তা না হলে আমার ভর্তি বাতিল হতে পারে।',
}
