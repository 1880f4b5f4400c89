/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const courses: SeedTranslations['current'] = {
  'A lesson from the course': 'কোর্সের একটি পাঠ',
  'Demo: there is no film at this address. A real one would show a lesson, and this text would say what is seen and said in it.':
    'ডেমো: এই ঠিকানায় কোনো ফিল্ম নেই। আসল ফিল্মে একটি পাঠ দেখা যেত, আর এখানে লেখা থাকত তাতে কী দেখা ও বলা হয়।',
  'B.Ed desk': 'B.Ed ডেস্ক',
  'D.El.Ed desk': 'D.El.Ed ডেস্ক',
  'D.Pharm desk': 'D.Pharm ডেস্ক',
  'Is the B.Ed of every college recognised?': 'প্রতিটি কলেজের B.Ed কি স্বীকৃত?',
  'Can I change the college after I have applied?': 'আবেদন করার পরে কি কলেজ বদলানো যায়?',
  'Are the numbers on this page real?': 'এই পাতার সংখ্যাগুলি কি আসল?',
  'Is the D.El.Ed of every college recognised?': 'প্রতিটি কলেজের D.El.Ed কি স্বীকৃত?',
  'Is the D.Pharm of every college recognised?': 'প্রতিটি কলেজের D.Pharm কি স্বীকৃত?',
  'Yes. Each college shows its own number, which you can check with the council.':
    'হ্যাঁ। প্রতিটি কলেজ নিজের নম্বর দেখায়, আপনি কাউন্সিলের কাছে সেটি মিলিয়ে নিতে পারেন।',
  'Ask us before your application is approved. Afterwards a seat at the other college must be free.':
    'আপনার আবেদন অনুমোদনের আগে আমাদের জিজ্ঞাসা করুন। তার পরে অন্য কলেজে আসন খালি থাকতে হবে।',
  'No. This is a demonstration: recognition, affiliation, seats, results, hostel and contact are invented. Check a real college with the council that recognises it.':
    'না। এটি একটি নমুনা: স্বীকৃতি, অনুমোদন, আসন, ফলাফল, হস্টেল ও যোগাযোগ সবই কাল্পনিক। আসল কলেজের ক্ষেত্রে যে কাউন্সিল স্বীকৃতি দেয়, তার কাছে যাচাই করুন।',
  'Diploma in Elementary Education (D.El.Ed)': 'প্রাথমিক শিক্ষায় ডিপ্লোমা (D.El.Ed)',
  'Diploma in Pharmacy (D.Pharm)': 'ফার্মেসিতে ডিপ্লোমা (D.Pharm)',
  'Two years to teach children in classes 1 to 8. You can join after class 12.':
    'ক্লাস 1 থেকে 8-এর শিশুদের পড়ানোর জন্য দুই বছর। ক্লাস 12-এর পরে ভর্তি হওয়া যায়।',
  'Two years in laboratory, classroom and hospital to qualify as a pharmacist. For science students.':
    'ফার্মাসিস্ট হওয়ার জন্য ল্যাবরেটরি, ক্লাসঘর ও হাসপাতালে দুই বছর। বিজ্ঞানের ছাত্রছাত্রীদের জন্য।',
  [`The D.El.Ed is for people who want to work with young children. You learn how a child comes to read, count, ask and make friends, and how a teacher helps without hurrying. Songs, stories, clay and the school garden are as much a part of the course as books.

You spend time in primary schools in every semester, first watching, then helping, then teaching on your own.`]: `D.El.Ed তাঁদের জন্য, যাঁরা ছোট শিশুদের সঙ্গে কাজ করতে চান। শিশু কীভাবে পড়তে, গুনতে, প্রশ্ন করতে ও বন্ধু করতে শেখে, আর শিক্ষক তাড়াহুড়ো না করে কীভাবে সাহায্য করেন, তা আপনি শেখেন। গান, গল্প, মাটির কাজ আর স্কুলের বাগানও বইয়ের মতোই এই কোর্সের অংশ।

প্রতি সেমেস্টারে আপনি প্রাথমিক স্কুলে সময় কাটান: প্রথমে দেখেন, তারপর সাহায্য করেন, তারপর নিজে পড়ান।`,
  [`The D.Pharm opens the way to work in a medicine shop, a hospital pharmacy or a factory. You learn what medicines are made of, what they do in the body, how they are prepared and stored, and how to explain a dose to a worried family.

About half of the course is practical work. After the classes you complete 500 hours of training in a hospital or a licensed pharmacy before you register as a pharmacist.`]: `D.Pharm ওষুধের দোকান, হাসপাতালের ফার্মেসি বা কারখানায় কাজের পথ খুলে দেয়। ওষুধ কী দিয়ে তৈরি, শরীরে কী করে, কীভাবে তৈরি ও রাখা হয়, আর উদ্বিগ্ন পরিবারকে ওষুধের মাত্রা কীভাবে বোঝাতে হয়, তা আপনি শেখেন।

কোর্সের প্রায় অর্ধেকটাই হাতে-কলমে কাজ। ক্লাসের পরে, ফার্মাসিস্ট হিসাবে নথিভুক্ত হওয়ার আগে, আপনি কোনো হাসপাতালে বা লাইসেন্সপ্রাপ্ত ফার্মেসিতে 500 ঘণ্টার প্রশিক্ষণ শেষ করেন।`,
  'Class 12 passed in any stream with at least 50% marks. Relaxation for reserved categories follows the rules of the State.':
    'যে কোনো শাখায় অন্তত 50% নম্বরসহ ক্লাস 12 পাশ। সংরক্ষিত ক্যাটাগরির ছাড় রাজ্যের নিয়ম অনুযায়ী।',
  'Class 12 passed with Physics, Chemistry and either Biology or Mathematics. At least 17 years old on 31 December of the year of admission.':
    'পদার্থবিদ্যা, রসায়ন এবং জীববিদ্যা বা গণিতসহ ক্লাস 12 পাশ। ভর্তির বছরের 31 ডিসেম্বর বয়স অন্তত 17 বছর।',
  'Teacher in primary and upper primary schools, classes 1 to 8.': 'প্রাথমিক ও উচ্চ প্রাথমিক স্কুলে, ক্লাস 1 থেকে 8-এ শিক্ষকতা।',
  'Registered pharmacist in a medicine shop, a hospital or a factory.': 'ওষুধের দোকান, হাসপাতাল বা কারখানায় নথিভুক্ত ফার্মাসিস্ট।',
  Age: 'বয়স',
  'As fixed by your State, usually 17 to 35 years on the first day of the session.':
    'আপনার রাজ্য যেমন স্থির করেছে, সাধারণত সেশনের প্রথম দিনে 17 থেকে 35 বছর।',
  'The child, the family and the school': 'শিশু, পরিবার ও স্কুল',
  'First language, second language and early reading': 'প্রথম ভাষা, দ্বিতীয় ভাষা ও পড়ার শুরু',
  'Mathematics, environmental studies, science and social science for the elementary stage':
    'প্রাথমিক স্তরের গণিত, পরিবেশ বিদ্যা, বিজ্ঞান ও সমাজবিজ্ঞান',
  'Art, craft, music, health and physical education': 'শিল্প, হাতের কাজ, সংগীত, স্বাস্থ্য ও শারীরশিক্ষা',
  'School experience in each semester': 'প্রতি সেমেস্টারে স্কুলের অভিজ্ঞতা',
  'The fee shown is the lowest among our colleges. Examination, dress, tour and library fees are separate and are paid when they fall due.':
    'এখানে দেখানো ফি আমাদের কলেজগুলির মধ্যে সবচেয়ে কম। পরীক্ষা, পোশাক, ট্যুর ও লাইব্রেরির ফি আলাদা, দেওয়ার সময় হলে দিতে হয়।',
  'Pharmaceutics and pharmaceutical chemistry': 'ঔষধ প্রস্তুতিবিদ্যা ও ঔষধ রসায়ন',
  'Pharmacognosy: medicines from plants': 'ফার্মাকোগনসি: উদ্ভিদ থেকে পাওয়া ওষুধ',
  'Human anatomy, physiology and pharmacology': 'মানবদেহের গঠন, শারীরবিদ্যা ও ঔষধবিজ্ঞান',
  'Community, hospital and clinical pharmacy': 'সামাজিক, হাসপাতাল ও ক্লিনিক্যাল ফার্মেসি',
  'Law, ethics and the running of a medicine store': 'আইন, নীতিবোধ ও ওষুধের দোকান চালানো',
  'The fee shown is the lowest among our colleges. Chemicals and glassware for practicals are included. Examination, dress, tour and library fees are separate and are paid when they fall due.':
    'এখানে দেখানো ফি আমাদের কলেজগুলির মধ্যে সবচেয়ে কম। প্র্যাকটিক্যালের রাসায়নিক ও কাচের সরঞ্জাম এতে ধরা আছে। পরীক্ষা, পোশাক, ট্যুর ও লাইব্রেরির ফি আলাদা, দেওয়ার সময় হলে দিতে হয়।',
  'Application form fee': 'আবেদন ফর্মের ফি',
  'Registration with the university or council': 'বিশ্ববিদ্যালয় বা কাউন্সিলে নথিভুক্তি',
  'Examination fee, each examination': 'পরীক্ষার ফি, প্রতি পরীক্ষা',
  'College dress': 'কলেজের পোশাক',
  'Identity card': 'পরিচয়পত্র',
}
