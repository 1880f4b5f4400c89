/** read: none yet */
import type { SeedTranslations } from '../../types.ts'
import { books } from './bn/books.ts'
import { colleges } from './bn/colleges.ts'
import { courses } from './bn/courses.ts'
import { pages } from './bn/pages.ts'
import { pictures } from './bn/pictures.ts'
import { policies } from './bn/policies.ts'
import { recordedCourses } from './bn/recorded-courses.ts'

export const bn: SeedTranslations = {
  current: {
    ...courses,
    ...colleges,
    ...pages,
    ...recordedCourses,
    ...books,
    ...pictures,
    ...policies,
    'Your way into teaching and pharmacy': 'শিক্ষকতা ও ফার্মেসিতে আপনার পথ',
    'Monday to Saturday, 10 am to 6 pm': 'সোমবার থেকে শনিবার, সকাল 10টা থেকে সন্ধ্যা 6টা',
    'Admissions, fees and books for B.Ed, D.El.Ed and D.Pharm students. Degrees and diplomas are awarded by the universities, boards and councils to which the colleges belong.':
      'B.Ed, D.El.Ed ও D.Pharm-এর ছাত্রছাত্রীদের জন্য ভর্তি, ফি ও বই। ডিগ্রি ও ডিপ্লোমা দেয় সেই বিশ্ববিদ্যালয়, বোর্ড ও কাউন্সিল, কলেজগুলি যাদের অধীন।',
    'Become the teacher or pharmacist your town is waiting for':
      'আপনার শহর যে শিক্ষক বা ফার্মাসিস্টের অপেক্ষায় আছে, তিনি হয়ে উঠুন',
    'Apply to B.Ed, D.El.Ed and D.Pharm colleges in eleven states from your phone. Pay in five instalments, and keep every paper in one place.':
      'এগারোটি রাজ্যের B.Ed, D.El.Ed ও D.Pharm কলেজে নিজের ফোন থেকেই আবেদন করুন। পাঁচ কিস্তিতে টাকা দিন, আর সব কাগজ এক জায়গায় রাখুন।',
    'One form, checked with you': 'একটিই ফর্ম, আপনার সঙ্গে মিলিয়ে দেখা হয়',
    'Fill in the application step by step and stop whenever you like. If a paper is missing, we call you before the last date.':
      'ধাপে ধাপে আবেদন পূরণ করুন, যখন ইচ্ছা থামুন। কোনো কাগজ বাদ পড়লে শেষ তারিখের আগে আমরা আপনাকে ফোন করি।',
    'Colleges you can compare': 'যে কলেজগুলি আপনি তুলনা করতে পারেন',
    'See the whole fee of each course at each college, in rupees, before you choose. Visit the campus in pictures first.':
      'বেছে নেওয়ার আগে প্রতিটি কলেজে প্রতিটি কোর্সের পুরো ফি টাকায় দেখুন। আগে ছবিতে ক্যাম্পাস ঘুরে দেখুন।',
    'Books sent to your door': 'বই পৌঁছে যায় আপনার বাড়িতে',
    'Semester books in English, Bengali, Hindi and more, packed by us and sent by courier anywhere in India.':
      'ইংরেজি, বাংলা, হিন্দি ও অন্য ভাষায় সেমেস্টারের বই আমরা প্যাক করে কুরিয়ারে ভারতের যে কোনো জায়গায় পাঠাই।',
    'Live classes in the evening': 'সন্ধ্যায় লাইভ ক্লাস',
    'Revise with live and recorded lessons on our classes site, made for students who work or travel by day.':
      'আমাদের ক্লাসের সাইটে লাইভ ও রেকর্ড করা পাঠ দিয়ে ঝালিয়ে নিন। যাঁরা দিনে কাজ করেন বা যাতায়াত করেন, তাঁদের জন্যই এগুলি তৈরি।',
    'Pay in five instalments': 'পাঁচ কিস্তিতে টাকা দিন',
    'One at admission and one in each semester. You see every date and amount before you say yes.':
      'একটি ভর্তির সময় আর একটি প্রতি সেমেস্টারে। হ্যাঁ বলার আগে আপনি প্রতিটি তারিখ ও টাকার অঙ্ক দেখতে পান।',
    'A receipt at once': 'সঙ্গে সঙ্গে রসিদ',
    'Each payment gives you a numbered receipt as a PDF, ready to download the same minute.':
      'প্রতিটি পেমেন্টের জন্য আপনি PDF-এ নম্বর দেওয়া রসিদ পান, সেই মিনিটেই ডাউনলোড করা যায়।',
    'Your fee agreement in writing': 'আপনার ফি-র চুক্তি লিখিতভাবে',
    'You get a copy of the course fee agreement. The fee written there is the fee you pay.':
      'আপনি কোর্স ফি-র চুক্তির একটি কপি পান। সেখানে যে ফি লেখা আছে, আপনাকে সেটিই দিতে হয়।',
    'Started across a counter in Bolpur': 'বোলপুরের একটি কাউন্টার থেকে শুরু',
    'Pravesh began as one desk where students brought their papers in plastic folders. Today twelve colleges work with us. We still read every application ourselves, and we still pick up the phone.':
      'প্রবেশ শুরু হয়েছিল একটি টেবিল থেকে, যেখানে ছাত্রছাত্রীরা প্লাস্টিকের ফোল্ডারে কাগজপত্র আনতেন। আজ বারোটি কলেজ আমাদের সঙ্গে কাজ করে। প্রতিটি আবেদন আমরা এখনও নিজেরাই পড়ি, আর ফোন এখনও নিজেরাই ধরি।',
    'Bachelor of Education (B.Ed)': 'শিক্ষায় স্নাতক (B.Ed)',
    'Two years to become a trained teacher for classes 6 to 12. For graduates of any stream.':
      'ক্লাস 6 থেকে 12-এর প্রশিক্ষিত শিক্ষক হওয়ার জন্য দুই বছর। যে কোনো শাখার স্নাতকদের জন্য।',
    [`The B.Ed prepares graduates to teach in upper primary, secondary and higher secondary schools. You study how young people learn, how a lesson is planned, and how a class is kept curious. You choose the school subjects you will teach and learn the methods for them.

A large part of the course happens in schools near your college: you watch experienced teachers, teach your own lessons under guidance, and spend one long internship as a member of a school's staff.`]: `B.Ed স্নাতকদের উচ্চ প্রাথমিক, মাধ্যমিক ও উচ্চ মাধ্যমিক স্কুলে পড়ানোর জন্য তৈরি করে। কিশোর-কিশোরীরা কীভাবে শেখে, পাঠ কীভাবে সাজানো হয়, ক্লাসের কৌতূহল কীভাবে ধরে রাখা যায়, তা আপনি শেখেন। স্কুলের যে বিষয়গুলি পড়াবেন, সেগুলি বেছে নেন এবং পড়ানোর পদ্ধতি শেখেন।

কোর্সের বড় অংশ হয় আপনার কলেজের কাছের স্কুলে: আপনি অভিজ্ঞ শিক্ষকদের পড়ানো দেখেন, তত্ত্বাবধানে নিজে পাঠ দেন এবং একটি দীর্ঘ ইন্টার্নশিপে স্কুলের কর্মীদের একজন হয়ে কাজ করেন।`,
    'A bachelor’s or master’s degree in any stream with at least 50% marks. Relaxation for reserved categories follows the rules of the State.':
      'যে কোনো শাখায় অন্তত 50% নম্বরসহ স্নাতক বা স্নাতকোত্তর ডিগ্রি। সংরক্ষিত ক্যাটাগরির ছাড় রাজ্যের নিয়ম অনুযায়ী।',
    'Teacher in upper primary, secondary and higher secondary schools.': 'উচ্চ প্রাথমিক, মাধ্যমিক ও উচ্চ মাধ্যমিক স্কুলে শিক্ষকতা।',
    Admission: 'ভর্তি',
    '1st Semester': 'প্রথম সেমেস্টার',
    '2nd Semester': 'দ্বিতীয় সেমেস্টার',
    '3rd Semester': 'তৃতীয় সেমেস্টার',
    '4th Semester': 'চতুর্থ সেমেস্টার',
    'Subjects and age': 'বিষয় ও বয়স',
    'Your degree should include the subject you want to teach.': 'যে বিষয় পড়াতে চান, আপনার ডিগ্রিতে সেটি থাকা উচিত।',
    'There is no upper age limit at most colleges.': 'বেশির ভাগ কলেজে বয়সের ঊর্ধ্বসীমা নেই।',
    'What you will study': 'আপনি কী পড়বেন',
    'Childhood, growing up and learning': 'শৈশব, বেড়ে ওঠা ও শেখা',
    'Education in Indian society': 'ভারতীয় সমাজে শিক্ষা',
    'Methods of teaching two school subjects': 'স্কুলের দুটি বিষয় পড়ানোর পদ্ধতি',
    'Assessment, inclusion and the use of technology': 'মূল্যায়ন, অন্তর্ভুক্তি ও প্রযুক্তির ব্যবহার',
    'School internship of about 20 weeks over the two years': 'দুই বছরে প্রায় 20 সপ্তাহের স্কুল ইন্টার্নশিপ',
    'Good to know': 'জেনে রাখা ভালো',
    'The fee shown is the lowest among our colleges. It covers tuition and admission. Examination, dress, tour and library fees are separate and are paid when they fall due.':
      'এখানে দেখানো ফি আমাদের কলেজগুলির মধ্যে সবচেয়ে কম। এতে পড়ানো ও ভর্তির খরচ ধরা আছে। পরীক্ষা, পোশাক, ট্যুর ও লাইব্রেরির ফি আলাদা, দেওয়ার সময় হলে দিতে হয়।',
    'Shantivan College of Education': 'শান্তিবন শিক্ষা মহাবিদ্যালয়',
    Bolpur: 'বোলপুর',
    'Sal Bithi Road, Bolpur, Birbhum, West Bengal 731204': 'শালবীথি রোড, বোলপুর, বীরভূম, পশ্চিমবঙ্গ 731204',
    'Return and refund policy': 'বই ফেরত ও টাকা ফেরতের নীতি',
    'Privacy policy': 'গোপনীয়তা নীতি',
    'Terms and conditions': 'নিয়ম ও শর্তাবলি',
  },
  older: {
    'Shipping policy': { english: 'Delivery of books', text: 'বই ডেলিভারি' },
  },
}
