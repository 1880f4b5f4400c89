/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  'Tuition fee': 'টিউশন ফি',
  'Registration fee': 'রেজিস্ট্রেশন ফি',
  'Exam fee': 'পরীক্ষা ফি',
  'Dress fee': 'পোশাক ফি',
  'Identity Card fee': 'পরিচয়পত্র ফি',
  'Tour fee': 'ট্যুর ফি',
  'Library fee': 'লাইব্রেরি ফি',
  'You have not paid this fee yet.': 'আপনি এখনও এই ফি দেননি।',
  'We have received this fee.': 'আমরা এই ফি পেয়েছি।',
  'We have refunded this fee. Contact us if you want to pay it again.':
    'আমরা এই ফি ফেরত দিয়েছি। আবার দিতে চাইলে আমাদের সঙ্গে যোগাযোগ করুন।',
  'You do not owe this fee, because your application is not approved now.':
    'আপনাকে এই ফি দিতে হবে না, কারণ আপনার আবেদন এখন অনুমোদিত নয়।',
  'You do not owe this fee. A concession covers it.': 'আপনাকে এই ফি দিতে হবে না। এর পুরোটাই ছাড় পেয়েছেন।',
  'You do not owe this fee. What you paid for your seat covers it.':
    'আপনাকে এই ফি দিতে হবে না। আসনের জন্য আপনি যে টাকা দিয়েছেন, তাতেই এই ফি মিটে গেছে।',
  'You do not owe this fee. You pay it in other instalments now.':
    'আপনাকে এই ফি এভাবে দিতে হবে না। এখন এটি অন্য কিস্তিতে দেবেন।',
  'You had already paid this fee as often as you need to, so this payment does not count. We return it to you.':
    'এই ফি যতবার দেওয়ার কথা, ততবার আপনি আগেই দিয়েছেন। তাই এই পেমেন্ট ধরা হবে না। আমরা টাকাটা আপনাকে ফেরত দেব।',
  'You have paid a part of this fee. Pay the rest.': 'আপনি এই ফি-র কিছুটা দিয়েছেন। বাকিটা দিন।',
  Scholarship: 'বৃত্তি',
  Waiver: 'ফি মকুব',
  'Sibling concession': 'ভাইবোনের জন্য ছাড়',
  'Category concession': 'ক্যাটাগরি অনুযায়ী ছাড়',
  Pending: 'বিবেচনাধীন',
  Approved: 'অনুমোদিত',
  Rejected: 'নাকচ',
  Admission: 'ভর্তি',
  Tour: 'ট্যুর',
  Library: 'লাইব্রেরি',
  Dress: 'পোশাক',
}
