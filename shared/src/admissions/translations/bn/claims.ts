/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'
import { certificateTexts } from '../certificate-texts.ts'

export const claims: Translations = {
  ...certificateTexts(
    {
      category: 'ক্যাটাগরির শংসাপত্র',
      disability: 'প্রতিবন্ধী শংসাপত্র',
      minority: 'সংখ্যালঘু শংসাপত্র',
      exServiceman: 'সেনাবাহিনীতে কাজের শংসাপত্র',
      deputed: 'ডেপুটেশনের চিঠি',
    },
    {
      Number: '%: নম্বর',
      Authority: '%: কোন দপ্তর দিয়েছে',
      IssuedOn: '%: তারিখ',
      ValidUntil: '%: বৈধতার শেষ দিন',
    },
  ),
  'Leave this empty if it has no such day.': 'এমন কোনো তারিখ না থাকলে এটি ফাঁকা রাখুন।',
  EWS: 'আর্থিকভাবে দুর্বল শ্রেণি (ইডব্লিউএস)',
  GENERAL: 'সাধারণ',
  'EWS is for families without any other category whose income and property are below the limits of the government.':
    'যে পরিবার অন্য কোনো ক্যাটাগরিতে পড়ে না এবং যাদের আয় ও সম্পত্তি সরকারের ঠিক করা সীমার কম, ইডব্লিউএস তাদের জন্য।',
  'Group of OBC': 'ওবিসি-র কোন ভাগ',
  'the group of OBC': 'ওবিসি-র কোন ভাগ, তা',
  'As on your certificate.': 'আপনার শংসাপত্রে যেমন আছে।',
  'OBC-A': 'ওবিসি-এ',
  'OBC-B': 'ওবিসি-বি',
  'NONE OF THESE': 'এগুলির কোনোটিই নয়',
  'Caste, tribe or class': 'জাতি, জনজাতি বা শ্রেণি',
  'your caste, tribe or class': 'আপনার জাতি, জনজাতি বা শ্রেণি',
  'Your name in Hindi or Bengali letters': 'হিন্দি বা বাংলা অক্ষরে আপনার নাম',
  'your name in Hindi or Bengali letters': 'হিন্দি বা বাংলা অক্ষরে আপনার নাম',
  'We print it below your name.': 'আমরা এটি আপনার নামের নিচে ছাপি।',
  'Write your name in Hindi letters only, or in Bengali letters only':
    'আপনার নাম হয় শুধু হিন্দি অক্ষরে লিখুন, নয়তো শুধু বাংলা অক্ষরে',
  'APAAR ID': 'আপার আইডি',
  'your APAAR ID': 'আপনার আপার আইডি',
  'Twelve digits, from DigiLocker. We store it encrypted and show only the last four.':
    'বারোটি সংখ্যা, ডিজিলকারে পাবেন। আমরা এটি এনক্রিপ্ট করে রাখি এবং শুধু শেষ চারটি সংখ্যা দেখাই।',
  'An APAAR ID has twelve digits. You find it in DigiLocker.': 'আপার আইডিতে বারোটি সংখ্যা থাকে। এটি ডিজিলকারে পাবেন।',
  'Special Claims': 'বিশেষ দাবি',
  'Do you belong to a minority?': 'আপনি কি কোনো সংখ্যালঘু সম্প্রদায়ের?',
  'By religion or by language, with a certificate.': 'ধর্ম বা ভাষার ভিত্তিতে, যার শংসাপত্র আপনার আছে।',
  Minority: 'সংখ্যালঘু সম্প্রদায়',
  'your minority': 'আপনার সংখ্যালঘু সম্প্রদায়',
  MUSLIM: 'মুসলিম',
  CHRISTIAN: 'খ্রিস্টান',
  SIKH: 'শিখ',
  BUDDHIST: 'বৌদ্ধ',
  JAIN: 'জৈন',
  PARSI: 'পারসি',
  'BY LANGUAGE': 'ভাষার ভিত্তিতে',
  'Have you served in the armed forces?': 'আপনি কি সেনাবাহিনীতে কাজ করেছেন?',
  'Ex-servicemen and ex-servicewomen have a certificate of service.':
    'প্রাক্তন সেনাকর্মীদের কাছে সেনাবাহিনীতে কাজের শংসাপত্র থাকে।',
  'Does a school depute you as its teacher?': 'কোনো স্কুল কি আপনাকে তাদের শিক্ষক হিসেবে ডেপুটেশনে পাঠাচ্ছে?',
  'Teachers without this training whom their school sends.': 'যে শিক্ষকদের এই প্রশিক্ষণ নেই এবং যাঁদের স্কুল পাঠাচ্ছে।',
  'Completed years of service as a teacher': 'শিক্ষক হিসেবে কত বছর পূর্ণ হয়েছে',
  'Exact percentage of disability': 'প্রতিবন্ধকতা ঠিক কত শতাংশ',
  'the exact percentage of disability': 'প্রতিবন্ধকতা ঠিক কত শতাংশ, তা',
  'Enter the percentage of your certificate as a whole number from 40 to 100':
    'শংসাপত্রে লেখা শতাংশ 40 থেকে 100-এর মধ্যে পূর্ণ সংখ্যায় লিখুন',
  'the completed years of service as a teacher': 'শিক্ষক হিসেবে কত বছর পূর্ণ হয়েছে, তা',
  'Enter the completed years as a whole number, at most 45': 'কত বছর পূর্ণ হয়েছে তা পূর্ণ সংখ্যায় লিখুন, সবচেয়ে বেশি 45',
  'Enter the date as day, month and year, e.g. 15/08/2023': 'তারিখটি দিন, মাস ও বছর হিসেবে লিখুন, যেমন 15/08/2023',
  'The date of a certificate cannot be in the future': 'শংসাপত্রের তারিখ ভবিষ্যতের হতে পারে না',
  'A certificate cannot end before its date. Compare both dates with it.':
    'শংসাপত্র তার তারিখের আগে শেষ হতে পারে না। দুটি তারিখই শংসাপত্রের সঙ্গে মিলিয়ে দেখুন।',
  'Compare the year with the certificate': 'বছরটি শংসাপত্রের সঙ্গে মিলিয়ে দেখুন',
  'For EWS, your income and asset certificate.': 'ইডব্লিউএস-এর জন্য আপনার আয় ও সম্পত্তির শংসাপত্র।',
  Disability: 'প্রতিবন্ধকতা',
  'Service in the armed forces': 'সেনাবাহিনীতে কাজ',
  'Teacher deputed by a school': 'স্কুল থেকে ডেপুটেশনে পাঠানো শিক্ষক',
  Confirmed: 'নিশ্চিত হয়েছে',
  'The certificate has expired': 'শংসাপত্রের মেয়াদ শেষ হয়েছে',
}
