/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  'Enter your first name': 'আপনার নাম লিখুন (পদবি ছাড়া)',
  'Your first name can have at most 80 characters': 'নামে (পদবি ছাড়া) সর্বাধিক 80টি অক্ষর লেখা যাবে',
  'Enter your last name': 'আপনার পদবি লিখুন',
  'Your last name can have at most 80 characters': 'পদবিতে সর্বাধিক 80টি অক্ষর লেখা যাবে',
  'Enter your phone number': 'আপনার ফোন নম্বর লিখুন',
  'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9': '10 সংখ্যার মোবাইল নম্বর লিখুন, যা 6, 7, 8 বা 9 দিয়ে শুরু',
  'Enter an e-mail address such as asha@example.in, or leave it empty':
    'একটি ই-মেল ঠিকানা লিখুন, যেমন asha@example.in, অথবা ঘরটি ফাঁকা রাখুন',
  'Enter your message': 'আপনার বার্তা লিখুন',
  'Your message can have at most 2000 characters': 'বার্তায় সর্বাধিক 2000টি অক্ষর লেখা যাবে',
  'Reload the page and try again': 'পেজটি আবার লোড করে ফের চেষ্টা করুন',
  'Choose what you want to ask for': 'আপনি কী চান, তা বেছে নিন',
  'Enter the reference number from our confirmation, such as HLP-7KQ4-M9XD':
    'বার্তা পাওয়ার পরে আমরা যে রেফারেন্স নম্বর দিয়েছি, সেটি লিখুন, যেমন HLP-7KQ4-M9XD',
  'Enter Phone No. & number should be 10 digit': 'ফোন নম্বর লিখুন, নম্বরটি 10 সংখ্যার হবে',
  'Enter OTP': 'OTP লিখুন',
  'The code has 6 digits': 'কোডটি 6 সংখ্যার',
  'Request a code first': 'আগে একটি কোড চেয়ে নিন',
  'Waiting for our answer': 'আমাদের উত্তরের অপেক্ষায়',
  Answered: 'উত্তর দেওয়া হয়েছে',
  Application: 'আবেদন',
  Order: 'অর্ডার',
  Payment: 'পেমেন্ট',
  Fee: 'ফি',
  'If this reference number was sent with this phone number, we have sent a code to it. It can take a minute.':
    'এই রেফারেন্স নম্বর যদি এই ফোন নম্বর দিয়ে পাঠানো বার্তার হয়, তাহলে আমরা এই ফোনে একটি কোড পাঠিয়েছি। আসতে এক মিনিট লাগতে পারে।',
}
