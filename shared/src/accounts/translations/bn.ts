/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const bn: Translations = {
  'Enter your name': 'আপনার নাম লিখুন',
  'Your name can have at most 100 characters': 'নামে সর্বাধিক 100টি অক্ষর লেখা যাবে',
  'Write your name with letters only': 'নাম শুধু অক্ষরে লিখুন',
  'Enter your email': 'আপনার ই-মেল লিখুন',
  'This e-mail address is too long': 'এই ই-মেল ঠিকানাটি খুব বড়',
  'Enter an e-mail address such as asha@example.in': 'একটি ই-মেল ঠিকানা লিখুন, যেমন asha@example.in',
  'Enter Phone No. & number should be 10 digit': 'ফোন নম্বর লিখুন, নম্বরটি 10 সংখ্যার হবে',
  'Choose Guest or Student': '“অতিথি” বা “শিক্ষার্থী” বেছে নিন',
  'Use strong password: 1 number, 1 uppercase, 1 lowercase, 1 special character':
    'মজবুত পাসওয়ার্ড দিন: 1টি সংখ্যা, 1টি বড় হাতের অক্ষর, 1টি ছোট হাতের অক্ষর ও 1টি বিশেষ চিহ্ন',
  'A password can have at most 128 characters': 'পাসওয়ার্ডে সর্বাধিক 128টি অক্ষর লেখা যাবে',
  'please verify phone number': 'ফোন নম্বরটি যাচাই করুন',
  'Read and accept the privacy notice': 'গোপনীয়তা বিজ্ঞপ্তি পড়ুন এবং তাতে সম্মতি দিন',
  'Open the page again from its link': 'লিংক থেকে পেজটি আবার খুলুন',
  'Enter your password': 'আপনার পাসওয়ার্ড লিখুন',
  'This password is too long': 'এই পাসওয়ার্ডটি খুব বড়',
  'This link has been used or has expired. Request a new one.':
    'এই লিংকটি আগেই ব্যবহার করা হয়েছে বা এর মেয়াদ শেষ হয়েছে। নতুন লিংক চেয়ে নিন।',
  'Password should be more than 5 characters': 'পাসওয়ার্ডে 5টির বেশি অক্ষর থাকতে হবে',
  'Both Password not matched': 'পাসওয়ার্ড দুটি মিলছে না',
  'Password Length must be at least 6 characters': 'পাসওয়ার্ডে কমপক্ষে 6টি অক্ষর থাকতে হবে',
  'Password not match': 'পাসওয়ার্ড মিলছে না',
  'Enter OTP': 'OTP লিখুন',
  'The code has 6 digits': 'কোডটি 6 সংখ্যার',
  'Request a code first': 'আগে একটি কোড চেয়ে নিন',
  'Choose from the messages on this page': 'এই পেজের বার্তাগুলি থেকে বেছে নিন',
  'Choose from the purposes on this page': 'এই পেজে দেওয়া উদ্দেশ্যগুলি থেকে বেছে নিন',
  'Reload the page to see the current privacy notice': 'এখনকার গোপনীয়তা বিজ্ঞপ্তি দেখতে পেজটি আবার লোড করুন',
  'At least 6 characters': 'কমপক্ষে 6টি অক্ষর',
  '1 number': '1টি সংখ্যা',
  '1 uppercase letter': '1টি বড় হাতের অক্ষর',
  '1 lowercase letter': '1টি ছোট হাতের অক্ষর',
  '1 special character, such as @ or #': '1টি বিশেষ চিহ্ন, যেমন @ বা #',
  'Code has expired': 'কোডের মেয়াদ শেষ হয়েছে',
  'This is your e-mail address already. Enter another one.': 'এটি এখনই আপনার ই-মেল ঠিকানা। অন্য একটি লিখুন।',
  'This is your phone number already. Enter another one.': 'এটি এখনই আপনার ফোন নম্বর। অন্য একটি লিখুন।',
  'This phone number already has an account. Enter another one, or contact us for help.':
    'এই ফোন নম্বরে আগে থেকেই একটি অ্যাকাউন্ট আছে। অন্য নম্বর লিখুন, অথবা সাহায্যের জন্য আমাদের সঙ্গে যোগাযোগ করুন।',
}
