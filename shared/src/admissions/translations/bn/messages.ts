/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

export const messages: Translations = {
  'Write the name with letters only': 'নাম শুধু অক্ষরে লিখুন',
  'Invalid aadhar number and length must be 12': 'আধার নম্বর ঠিক নয়: নম্বরটি 12 সংখ্যার হবে',
  'This is not a valid Aadhaar number: a digit is wrong, or two are swapped. Compare it with your Aadhaar card.':
    'এই আধার নম্বর ঠিক নয়: কোনো সংখ্যা ভুল হয়েছে, অথবা দুটি সংখ্যা অদলবদল হয়েছে। আধার কার্ডের সঙ্গে মিলিয়ে দেখুন।',
  'Annual income should be >= 60000': 'বার্ষিক আয় 60000 বা তার বেশি হতে হবে',
  'Write your annual family income in digits, e.g. 48000': 'পরিবারের বার্ষিক আয় সংখ্যায় লিখুন, যেমন 48000',
  'Invalid phone number and length must be 10': 'ফোন নম্বর ঠিক নয়: নম্বরটি 10 সংখ্যার হবে',
  'Invalid Pincode and length must be 6': 'পিন কোড ঠিক নয়: কোডটি 6 সংখ্যার হবে',
  'Check your PIN code. No place in India has a code that begins with its first three digits.':
    'পিন কোডটি মিলিয়ে দেখুন। ভারতের কোনো জায়গার পিন কোড এই প্রথম তিনটি সংখ্যা দিয়ে শুরু হয় না।',
  'Invalid Year': 'সাল ঠিক নয়',
  'Invalid Year: it is in the future': 'সাল ঠিক নয়: সেই সাল এখনও আসেনি',
  'Invalid Year: it is too long ago': 'সাল ঠিক নয়: এটি অনেক আগের',
  'Write the CGPA as on your mark sheet, e.g. 8.6. It is at most 10.':
    'মার্কশিটে যেমন আছে সেভাবে CGPA লিখুন, যেমন 8.6। এটি সর্বাধিক 10।',
  'Write the grades of your five main subjects, A1 to D, e.g. A1 A2 B1 B1 C1':
    'আপনার পাঁচটি প্রধান বিষয়ের গ্রেড লিখুন, A1 থেকে D, যেমন A1 A2 B1 B1 C1',
  'Write the percentage as it is stated, e.g. 72.5': 'শতাংশ যেমন দেওয়া আছে সেভাবে লিখুন, যেমন 72.5',
  'Invalid Full Marks': 'পূর্ণ নম্বর ঠিক নয়',
  'Full marks should be min 3 digits.': 'পূর্ণ নম্বর কমপক্ষে 3 সংখ্যার হবে।',
  'Full marks should be >= 500': 'পূর্ণ নম্বর 500 বা তার বেশি হতে হবে',
  'Marks should be min 3 digits.': 'নম্বর কমপক্ষে 3 সংখ্যার হবে।',
  'These marks do not give the percentage of the result that you entered above':
    'উপরে যে রেজাল্ট লিখেছেন, এই নম্বরে তার শতাংশ মেলে না',
  'Invalid Marks Calculation': 'নম্বরের হিসাব ঠিক নয়',
  'Invalid Year: class 12 comes after class 10': 'সাল ঠিক নয়: ক্লাস 12 হয় ক্লাস 10-এর পরে',
  'Full marks should be >= 400': 'পূর্ণ নম্বর 400 বা তার বেশি হতে হবে',
  'Invalid Year: graduation comes after class 12': 'সাল ঠিক নয়: স্নাতক হয় ক্লাস 12-এর পরে',
  'Full marks should be >= 700': 'পূর্ণ নম্বর 700 বা তার বেশি হতে হবে',
  'Invalid marks': 'নম্বর ঠিক নয়',
  'Invalid Year: the master’s degree comes after graduation': 'সাল ঠিক নয়: মাস্টার্স ডিগ্রি হয় স্নাতকের পরে',
  'If you are from SC/ST category , Your 10th and 12th marks should be more than or equal to 45% .':
    'আপনি এসসি/এসটি ক্যাটাগরির হলে ক্লাস 10 ও ক্লাস 12, দুটিতেই আপনার নম্বর 45% বা তার বেশি হতে হবে।',
  'If you are from GENERAL/EWS or OBC category , Your 10th and 12th marks should be more than or equal to 50% .':
    'আপনি সাধারণ/ইডব্লিউএস বা ওবিসি ক্যাটাগরির হলে ক্লাস 10 ও ক্লাস 12, দুটিতেই আপনার নম্বর 50% বা তার বেশি হতে হবে।',
  'Marks should be a whole number from 0 to 100': 'নম্বর 0 থেকে 100-র মধ্যে একটি পূর্ণ সংখ্যা হতে হবে',
  'Marks should be a whole number from 0 to 1250': 'নম্বর 0 থেকে 1250-এর মধ্যে একটি পূর্ণ সংখ্যা হতে হবে',
  'Enter {answer}': '{answer} লিখুন',
  'Choose {answer}': '{answer} বেছে নিন',
  'Choose YES or NO: {question}': '“হ্যাঁ” বা “না” বেছে নিন: {question}',
  '{question} can have at most {max} characters': '{question}: সর্বাধিক {max}টি অক্ষর লেখা যাবে',
  '{field} contains an invisible character ({character}). Type the text again instead of pasting it.':
    '{field}: এর মধ্যে একটি অদৃশ্য চিহ্ন ({character}) আছে। লেখাটি পেস্ট না করে আবার টাইপ করুন।',
  '{field} contains {character}, which we cannot print. Use English, Hindi or Bengali letters, digits and punctuation.':
    '{field}: এর মধ্যে {character} আছে, যা আমরা ছাপতে পারি না। ইংরেজি, হিন্দি বা বাংলা অক্ষর, সংখ্যা ও যতিচিহ্ন ব্যবহার করুন।',
  '{field} has a letter with more than four marks, or a mark without a letter. Type the text again.':
    '{field}: কোনো অক্ষরে চারটির বেশি কার বা চিহ্ন আছে, অথবা অক্ষর ছাড়া শুধু চিহ্ন আছে। লেখাটি আবার টাইপ করুন।',
  'Enter your date of birth as day, month and year, e.g. 15/08/2003':
    'আপনার জন্ম তারিখ দিন, মাস ও বছর হিসেবে লিখুন, যেমন 15/08/2003',
  'Check your date of birth: applicants must be 15 to 80 years old':
    'জন্ম তারিখ মিলিয়ে দেখুন: আবেদনকারীর বয়স 15 থেকে 80 বছর হতে হবে',
  'Something went wrong, please check marks and percentage': 'কিছু একটা সমস্যা হয়েছে, নম্বর ও শতাংশ মিলিয়ে দেখুন',
  'Twelve digits. We keep the last four, and a code that shows if a number is used twice.':
    'বারোটি সংখ্যা। আমরা শেষ চারটি সংখ্যা রাখি, আর একটি কোড, যা থেকে বোঝা যায় কোনো নম্বর দুবার ব্যবহার হয়েছে কি না।',
  'Please Checked Agreement': 'চুক্তির ঘরে টিক দিন',
}
