/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'Accounts (fees and payments)': 'হিসাব (ফি ও পেমেন্ট)',
  'Administrator (everything, including staff accounts)': 'প্রশাসক (সব কিছু, কর্মীদের অ্যাকাউন্টও)',
  'Admissions officer (applications and messages)': 'ভর্তি আধিকারিক (আবেদন ও বার্তা)',
  'Auditor (reads everything, changes nothing)': 'নিরীক্ষক (সব পড়েন, কিছু বদলান না)',
  'Book store (books, prices, stock and orders)': 'বইয়ের দোকান (বই, দাম, স্টক ও অর্ডার)',
  'Content editor (website, courses, colleges, books)': 'বিষয়বস্তু সম্পাদক (ওয়েবসাইট, কোর্স, কলেজ, বই)',
  'Last sign-in': 'শেষ সাইন-ইন',
  'Limited to': 'এতে সীমিত',
  Roles: 'ভূমিকা',
  'Staff member': 'কর্মী',
  'Verifier (checks documents, decides nothing)': 'যাচাইকারী (নথি দেখেন, সিদ্ধান্ত নেন না)',
  'Your current password': 'আপনার এখনকার পাসওয়ার্ড',
}
