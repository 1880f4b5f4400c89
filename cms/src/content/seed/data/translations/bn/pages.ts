/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const pages: SeedTranslations['current'] = {
  Bengali: 'বাংলা',
  English: 'ইংরেজি',
  Hindi: 'হিন্দি',
  Urdu: 'উর্দু',
  Nepali: 'নেপালি',
  Santali: 'সাঁওতালি',
  Sanskrit: 'সংস্কৃত',
  Arabic: 'আরবি',
  History: 'ইতিহাস',
  Geography: 'ভূগোল',
  'Political Science': 'রাষ্ট্রবিজ্ঞান',
  Economics: 'অর্থনীতি',
  Sociology: 'সমাজবিদ্যা',
  Philosophy: 'দর্শন',
  Psychology: 'মনোবিদ্যা',
  Education: 'শিক্ষাবিজ্ঞান',
  Mathematics: 'গণিত',
  'Physical Science': 'ভৌতবিজ্ঞান',
  'Life Science': 'জীবনবিজ্ঞান',
  'Computer Science': 'কম্পিউটার বিজ্ঞান',
  Commerce: 'বাণিজ্য',
  'Home Science': 'গার্হস্থ্য বিজ্ঞান',
  Music: 'সংগীত',
  'Physical Education': 'শারীরশিক্ষা',
  'Classes of the new session begin on the first Monday of July': 'নতুন সেশনের ক্লাস শুরু জুলাইয়ের প্রথম সোমবার',
  'B.Ed: the list of schools for teaching practice is out': 'B.Ed: পড়ানোর অনুশীলনের স্কুলের তালিকা বেরিয়েছে',
  'D.Pharm: white coats and goggles for the laboratory': 'D.Pharm: ল্যাবরেটরির জন্য সাদা কোট ও সুরক্ষা চশমা',
  'The helpline is closed on Republic Day': 'প্রজাতন্ত্র দিবসে হেল্পলাইন বন্ধ থাকবে',
  'This is an invented notice of the demo. Classes of all courses begin on the first Monday of July.':
    'এটি ডেমোর একটি কাল্পনিক বিজ্ঞপ্তি। সব কোর্সের ক্লাস জুলাইয়ের প্রথম সোমবার শুরু।',
  'Bring your admission letter, two photographs and the originals of your certificates. Your college tells you the time and the room. The list of colleges has their <1>addresses</1>.':
    'ভর্তির চিঠি, দুটি ছবি আর শংসাপত্রগুলির মূল কপি সঙ্গে আনুন। সময় ও ঘর আপনার কলেজ জানাবে। কলেজের তালিকায় তাদের <1>ঠিকানা</1> আছে।',
  'This is an invented notice of the demo. Ask at the office of your college which school you are assigned to.':
    'এটি ডেমোর একটি কাল্পনিক বিজ্ঞপ্তি। আপনি কোন স্কুলে যাবেন, আপনার কলেজের অফিসে জেনে নিন।',
  'Bring your lesson plans on the first day.': 'প্রথম দিন পাঠ পরিকল্পনা সঙ্গে আনুন।',
  'Wear your identity card.': 'পরিচয়পত্র পরে আসুন।',
  'This is an invented notice of the demo. The laboratory opens only for students with a white coat, goggles and closed shoes.':
    'এটি ডেমোর একটি কাল্পনিক বিজ্ঞপ্তি। সাদা কোট, সুরক্ষা চশমা ও ঢাকা জুতো ছাড়া ল্যাবরেটরিতে ঢোকা যায় না।',
  'This is an invented notice of the demo. Applications, payments and orders go on as usual. <1>Write to us</1>, and we answer on the next working day.':
    'এটি ডেমোর একটি কাল্পনিক বিজ্ঞপ্তি। আবেদন, পেমেন্ট ও অর্ডার যথারীতি চলবে। <1>আমাদের লিখুন</1>, পরের কাজের দিনে আমরা উত্তর দেব।',
  'Convocation day': 'সমাবর্তনের দিন',
  'An afternoon in the library': 'লাইব্রেরিতে এক বিকেল',
  'Sports day': 'খেলার দিন',
  'In the pharmacy laboratory': 'ফার্মেসি ল্যাবরেটরিতে',
  'Teaching practice at a village school': 'গ্রামের স্কুলে পড়ানোর অনুশীলন',
  'Saraswati Puja decorations': 'সরস্বতী পুজোর সাজ',
  'Republic Day morning': 'প্রজাতন্ত্র দিবসের সকাল',
  'Tree planting week': 'গাছ লাগানোর সপ্তাহ',
  'Science exhibition': 'বিজ্ঞান প্রদর্শনী',
  'Yoga at sunrise': 'সূর্যোদয়ে যোগব্যায়াম',
  'Cultural evening': 'সাংস্কৃতিক সন্ধ্যা',
  'The computer room': 'কম্পিউটার ঘর',
  'The campus at dusk': 'সন্ধ্যা নামার মুখে ক্যাম্পাস',
  'The medicine garden': 'ভেষজ বাগান',
  'Admission week': 'ভর্তির সপ্তাহ',
  'About Pravesh': 'প্রবেশের কথা',
  'Pravesh means entrance. We help students from small towns and villages through the door of a good college, and we stay beside them until the last semester.':
    'প্রবেশ মানে ভিতরে আসা। ছোট শহর ও গ্রামের ছাত্রছাত্রীদের আমরা একটি ভালো কলেজের দরজা পর্যন্ত পৌঁছে দিই, আর শেষ সেমেস্টার পর্যন্ত পাশে থাকি।',
  'In 2016 a retired headmistress and her former student rented a desk in Bolpur. Young people came to them with the same worry: they wanted to teach, but the forms were confusing, the fees came in pieces, and no one gave a receipt. The two began to fill in forms with them, line by line. They asked each college to write its whole fee on one sheet of paper. Then they asked for a signature under it.':
    '2016 সালে এক অবসরপ্রাপ্ত প্রধান শিক্ষিকা ও তাঁর প্রাক্তন ছাত্রী বোলপুরে একটি টেবিল ভাড়া নেন। তরুণ-তরুণীরা একই চিন্তা নিয়ে আসতেন: তাঁরা পড়াতে চান, কিন্তু ফর্ম জটিল, ফি আসে টুকরো টুকরো করে, আর কেউ রসিদ দেয় না। দুজনে তাঁদের সঙ্গে বসে এক-এক লাইন করে ফর্ম পূরণ করতে শুরু করেন। প্রতিটি কলেজকে তাঁরা বলেন পুরো ফি একটি কাগজে লিখে দিতে। তারপর তার নিচে স্বাক্ষর চান।',
  'That sheet is still how we work. It is now called the <1>course fee agreement</1>, and every student receives a copy.':
    'সেই কাগজেই আজও আমাদের কাজ চলে। এখন তার নাম <1>কোর্স ফি-র চুক্তি</1>, আর প্রত্যেক ছাত্রছাত্রী তার একটি কপি পান।',
  'What we do': 'আমরা যা করি',
  'We guide students to <1>B.Ed</1>, <2>D.El.Ed</2> and <3>D.Pharm</3> courses at twelve partner colleges.':
    'ছাত্রছাত্রীদের আমরা বারোটি সহযোগী কলেজের <1>B.Ed</1>, <2>D.El.Ed</2> ও <3>D.Pharm</3> কোর্সে পৌঁছে দিই।',
  'We check each application by hand and tell the student what is missing.':
    'প্রতিটি আবেদন আমরা নিজেরা দেখি আর কী বাদ আছে জানাই।',
  'We collect fees in five instalments and give a receipt for each.': 'পাঁচ কিস্তিতে ফি নিই, প্রতিটির রসিদ দিই।',
  'We sell the printed books of each semester and send them by courier.':
    'প্রতি সেমেস্টারের ছাপা বই বিক্রি করি ও কুরিয়ারে পাঠাই।',
  'We run evening classes for students who want to revise.': 'যাঁরা ঝালিয়ে নিতে চান, তাঁদের জন্য সন্ধ্যায় ক্লাস নিই।',
  'What we do not do': 'আমরা যা করি না',
  'We do not award degrees. Your university, board or council does that. We do not take money outside this portal, and nobody from Pravesh will ask you for cash, a card number or a one-time password. We do not promise a seat before the college has read your papers.':
    'আমরা ডিগ্রি দিই না। সে কাজ আপনার বিশ্ববিদ্যালয়, বোর্ড বা কাউন্সিলের। এই পোর্টালের বাইরে আমরা টাকা নিই না, আর প্রবেশের কেউ আপনার কাছে নগদ, কার্ডের নম্বর বা ওয়ান-টাইম পাসওয়ার্ড চাইবেন না। কলেজ আপনার কাগজপত্র পড়ার আগে আমরা আসনের কথা দিই না।',
  'How we choose colleges': 'আমরা কীভাবে কলেজ বাছি',
  'A member of our team visits each college before we work with it, and again every year. We look at the classrooms, the library and the laboratories. We ask to see the recognition and affiliation papers of each course. We talk with students when the principal is not in the room. A college that adds charges outside its written fee leaves our list.':
    'কোনো কলেজের সঙ্গে কাজ করার আগে, আর তারপর প্রতি বছর, আমাদের দলের কেউ সেখানে যান। আমরা ক্লাসঘর, লাইব্রেরি ও ল্যাবরেটরি দেখি। প্রতিটি কোর্সের স্বীকৃতি ও অনুমোদনের কাগজ দেখতে চাই। অধ্যক্ষ ঘরে না থাকলে ছাত্রছাত্রীদের সঙ্গে কথা বলি। যে কলেজ লিখিত ফি-র বাইরে টাকা নেয়, সে আমাদের তালিকা থেকে বাদ পড়ে।',
  'Who we are': 'আমরা কারা',
  'We are nineteen people: counsellors, two accountants, a small book store team, three engineers, and teachers who take the evening classes. Between us we speak Bengali, Hindi, English, Urdu, Nepali and Santali. Most of us are the first in our families to have gone to college, so we know how long a form can look at night.':
    'আমরা উনিশজন: কাউন্সেলর, দুজন হিসাবরক্ষক, বইয়ের দোকানের ছোট দল, তিনজন ইঞ্জিনিয়ার, আর যাঁরা সন্ধ্যার ক্লাস নেন সেই শিক্ষকেরা। সবাই মিলে আমরা বাংলা, হিন্দি, ইংরেজি, উর্দু, নেপালি ও সাঁওতালি বলি। আমাদের বেশির ভাগই পরিবারে প্রথম কলেজে গিয়েছি, তাই জানি রাতে একটি ফর্ম কত লম্বা মনে হতে পারে।',
  'Come and talk': 'আসুন, কথা বলি',
  'Our office is open from Monday to Saturday. Bring your mark sheets and your questions; the tea is free. If you cannot come, <1>write to us</1> or call, and a counsellor will ring you back on the next working day.':
    'আমাদের অফিস সোমবার থেকে শনিবার খোলা। মার্কশিট আর প্রশ্ন নিয়ে আসুন; চা আমাদের তরফ থেকে। আসতে না পারলে <1>আমাদের লিখুন</1> বা ফোন করুন, পরের কাজের দিনে একজন কাউন্সেলর আপনাকে ফোন করবেন।',
  'Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204':
    'প্রবেশ ভর্তি অফিস, দ্বিতীয় তল, কদমতলা বাজার, বোলপুর, বীরভূম, পশ্চিমবঙ্গ 731204',
}
