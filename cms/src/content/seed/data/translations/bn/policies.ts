/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const policies: SeedTranslations['current'] = {
  "This page explains what Pravesh knows about you, why we need it, who else sees it and what you can ask us to do. It is written with India's Digital Personal Data Protection Act, 2023 (the DPDP Act) in mind. In the words of that Act, you are the <1>data principal</1> and Pravesh is the <2>data fiduciary</2>: the data is about you, and we must take care of it.":
    'এই পাতায় বলা আছে প্রবেশ আপনার সম্পর্কে কী জানে, আমাদের তা কেন লাগে, আর কে তা দেখে এবং আপনি আমাদের কী করতে বলতে পারেন। ভারতের ডিজিটাল ব্যক্তিগত ডেটা সুরক্ষা আইন, 2023 (DPDP আইন) মাথায় রেখে এটি লেখা। সেই আইনের ভাষায় আপনি <1>ডেটা প্রিন্সিপাল</1> আর প্রবেশ <2>ডেটা ফিডুশিয়ারি</2>: ডেটা আপনার সম্পর্কে, আর তার যত্ন নেওয়া আমাদের কাজ।',
  'What we collect': 'আমরা কী নিই',
  '<1>When you make an account:</1> your name, e-mail address, phone number, role (Guest or Student) and a password. We store the password only in a scrambled form that cannot be read back. We send a code to your phone and your e-mail to be sure they are yours.':
    '<1>অ্যাকাউন্ট খোলার সময়:</1> আপনার নাম, ই-মেল ঠিকানা, ফোন নম্বর, ভূমিকা (অতিথি বা শিক্ষার্থী) আর পাসওয়ার্ড। পাসওয়ার্ড আমরা এমন বদলানো রূপে রাখি যা ফিরে পড়া যায় না। আপনার ফোনে ও ই-মেলে কোড পাঠাই, যাতে নিশ্চিত হওয়া যায় সেগুলি আপনার।',
  "<1>When you apply to a course:</1> the details the college and the university ask for. These include your parents' or guardian's names, date of birth, gender, address, community category, marks and certificates, chosen subjects, a photograph and a signature. If you tell us about a disability or a reserved category, we use it only for the concession or help that belongs to it.":
    '<1>কোর্সে আবেদন করার সময়:</1> কলেজ ও বিশ্ববিদ্যালয় যা জানতে চায়। এর মধ্যে আছে মা-বাবা বা অভিভাবকের নাম, জন্ম তারিখ, লিঙ্গ, ঠিকানা, সামাজিক ক্যাটাগরি, নম্বর ও শংসাপত্র, বেছে নেওয়া বিষয়, ছবি ও স্বাক্ষর। প্রতিবন্ধকতা বা সংরক্ষিত ক্যাটাগরির কথা জানালে আমরা তা শুধু তার সঙ্গে জড়িত ছাড় বা সাহায্যের জন্য ব্যবহার করি।',
  "<1>When you pay:</1> the amount, the purpose, the date, the transaction number and the result. Your card number, UPI PIN and bank password are entered on the payment company's page. We never see or store them.":
    '<1>পেমেন্টের সময়:</1> টাকার অঙ্ক, উদ্দেশ্য, তারিখ, লেনদেন নম্বর ও ফল। আপনার কার্ডের নম্বর, UPI PIN ও ব্যাংকের পাসওয়ার্ড পেমেন্ট কোম্পানির পাতায় লেখা হয়। আমরা সেগুলি কখনও দেখি না, রাখিও না।',
  "<1>When you buy books:</1> the delivery name, address and phone number, the books and the courier's tracking steps.":
    '<1>বই কেনার সময়:</1> ডেলিভারির নাম, ঠিকানা ও ফোন নম্বর, বই আর কুরিয়ারের ট্র্যাকিংয়ের ধাপ।',
  '<1>When you write to us:</1> your name, phone number and message, and our notes about the answer.':
    '<1>আমাদের লেখার সময়:</1> আপনার নাম, ফোন নম্বর ও বার্তা, আর উত্তর নিয়ে আমাদের নোট।',
  '<1>When you visit the site:</1> the address of your device, the page asked for and the time, kept in a log for security. We do not use advertising cookies and do not follow you to other sites.':
    '<1>সাইট দেখার সময়:</1> আপনার যন্ত্রের ঠিকানা, কোন পাতা চাওয়া হয়েছে আর কখন, নিরাপত্তার জন্য লগে থাকে। আমরা বিজ্ঞাপনের কুকি ব্যবহার করি না, অন্য সাইটে আপনার পিছু নিই না।',
  'Why we use it': 'কেন আমরা এটি ব্যবহার করি',
  'To create your account and keep strangers out of it': 'আপনার অ্যাকাউন্ট খুলতে আর অচেনা লোককে দূরে রাখতে',
  'To prepare, check and send your application': 'আপনার আবেদন তৈরি, পরীক্ষা ও পাঠাতে',
  'To collect fees and issue receipts and the fee agreement': 'ফি নিতে, রসিদ ও ফি-র চুক্তি দিতে',
  'To deliver books and open the courses you bought': 'বই পৌঁছে দিতে আর কেনা কোর্স খুলে দিতে',
  'To tell you about dates, missing papers and decisions': 'তারিখ, বাদ পড়া কাগজ ও সিদ্ধান্ত জানাতে',
  'To keep accounts, answer complaints and obey the law': 'হিসাব রাখতে, অভিযোগের উত্তর দিতে ও আইন মানতে',
  'We rely on the <1>consent</1> you give when you register, apply or order. In some cases the DPDP Act also allows us to use data without asking again, for example to follow a law or a court order. We do not sell data. We do not use your application for advertising, and no computer decides alone whether you are admitted.':
    'নথিভুক্তি, আবেদন বা অর্ডারের সময় আপনি যে <1>সম্মতি</1> দেন, আমরা তার উপর নির্ভর করি। কিছু ক্ষেত্রে DPDP আইন আবার না জিজ্ঞাসা করেও ডেটা ব্যবহারের অনুমতি দেয়, যেমন আইন বা আদালতের আদেশ মানতে। আমরা ডেটা বিক্রি করি না। আপনার আবেদন বিজ্ঞাপনে ব্যবহার করি না, আর আপনি ভর্তি হবেন কি না কোনো কম্পিউটার একা ঠিক করে না।',
  'Who else sees it': 'আর কে এটি দেখে',
  '<1>Your chosen college</1>, and through it the university, board or council, receives your application and the state of your fees.':
    '<1>আপনার বেছে নেওয়া কলেজ</1>, আর তার মাধ্যমে বিশ্ববিদ্যালয়, বোর্ড বা কাউন্সিল আপনার আবেদন ও ফি-র অবস্থা পায়।',
  '<1>The payment company</1> receives your name, phone number and the amount.':
    '<1>পেমেন্ট কোম্পানি</1> পায় আপনার নাম, ফোন নম্বর ও টাকার অঙ্ক।',
  '<1>The courier</1> receives what is written on the parcel.': '<1>কুরিয়ার</1> পায় পার্সেলের উপর যা লেখা আছে।',
  '<1>Companies that send our messages or store our data</1> work under contract and only on our instructions.':
    '<1>যে কোম্পানিগুলি আমাদের বার্তা পাঠায় বা ডেটা রাখে</1>, তারা চুক্তি মেনে ও শুধু আমাদের নির্দেশে কাজ করে।',
  '<1>Public authorities</1> receive data when a law requires it.': '<1>সরকারি কর্তৃপক্ষ</1> ডেটা পায়, আইন চাইলে।',
  'Each of them gets only what the task needs. Your papers are kept on servers in India.':
    'প্রত্যেকে শুধু কাজের জন্য যতটুকু লাগে ততটুকুই পায়। আপনার কাগজপত্র ভারতের সার্ভারে রাখা হয়।',
  'How long we keep it': 'আমরা কত দিন রাখি',
  'An account that never applied or bought anything: until you ask us to close it.':
    'যে অ্যাকাউন্ট থেকে কখনও আবেদন বা কেনাকাটা হয়নি: আপনি বন্ধ করতে বলা পর্যন্ত।',
  'An application that did not lead to admission: as long as you have an account, so that the decision can be shown, unless you ask us to erase it. Its documents: {time to keep documents of rejected applications} after the decision.':
    'যে আবেদনে ভর্তি হয়নি: যত দিন আপনার অ্যাকাউন্ট আছে, যাতে সিদ্ধান্ত দেখানো যায়, যদি না আপনি মুছতে বলেন। তার নথি: সিদ্ধান্তের পরে {time to keep documents of rejected applications}।',
  'The copy of your Aadhaar card, once you are admitted: {time to keep copies of Aadhaar cards}.':
    'ভর্তি হয়ে গেলে আপনার আধার কার্ডের কপি: {time to keep copies of Aadhaar cards}।',
  'A form that you did not send: {time to keep forms that were not sent} after you last saved it.':
    'যে ফর্ম আপনি পাঠাননি: শেষ বার সেভ করার পরে {time to keep forms that were not sent}।',
  'Your questions to us and our answers: {time to keep requests for help} after the last message.':
    'আমাদের কাছে আপনার প্রশ্ন ও আমাদের উত্তর: শেষ বার্তার পরে {time to keep requests for help}।',
  'The text of messages that we sent you: {time to keep texts of messages}.':
    'আপনাকে পাঠানো বার্তার লেখা: {time to keep texts of messages}।',
  'Who of us opened your data: {time to keep records of who opened data}.':
    'আমাদের মধ্যে কে আপনার ডেটা খুলেছেন: {time to keep records of who opened data}।',
  'Application and fee records of admitted students: eight years after the course ends, because degrees, accounts and disputes need them.':
    'ভর্তি হওয়া শিক্ষার্থীর আবেদন ও ফি-র রেকর্ড: কোর্স শেষ হওয়ার পরে আট বছর, কারণ ডিগ্রি, হিসাব ও বিবাদে এগুলি লাগে।',
  'Book orders and receipts: {time to keep records of money}, as tax law asks.':
    'বইয়ের অর্ডার ও রসিদ: {time to keep records of money}, কর আইন যেমন বলে।',
  'Security logs: one year.': 'নিরাপত্তার লগ: এক বছর।',
  'When the time is over, we erase the data or remove everything that points to you.':
    'সময় পেরোলে আমরা ডেটা মুছে ফেলি বা আপনাকে চেনা যায় এমন সব কিছু সরিয়ে দিই।',
  'How we protect it': 'আমরা কীভাবে এটি রক্ষা করি',
  'The connection to the site is encrypted. Files you upload are private: only you and the staff members whose work needs them can open them. Staff sign in with their own accounts, and important actions are recorded. If your data is ever exposed, we will tell you and the Data Protection Board of India without delay, and say what happened and what you should do.':
    'সাইটের সঙ্গে সংযোগ এনক্রিপ্ট করা। আপনার আপলোড করা ফাইল ব্যক্তিগত: শুধু আপনি আর যে কর্মীদের কাজে লাগে তাঁরাই খুলতে পারেন। কর্মীরা নিজের অ্যাকাউন্টে সাইন ইন করেন, জরুরি কাজ লিখে রাখা হয়। আপনার ডেটা কখনও ফাঁস হলে আমরা দেরি না করে আপনাকে ও ভারতের ডেটা সুরক্ষা বোর্ডকে জানাব, কী ঘটেছে আর আপনি কী করবেন তা বলব।',
  'Please help us: choose a strong password, do not share it, and sign out on a shared computer. <1>Nobody from Pravesh will ever ask you for a password or a one-time code.</1>':
    'আপনিও সাহায্য করুন: শক্ত পাসওয়ার্ড বাছুন, কাউকে জানাবেন না, আর ভাগ করা কম্পিউটারে সাইন আউট করুন। <1>প্রবেশের কেউ কখনও আপনার পাসওয়ার্ড বা ওয়ান-টাইম কোড চাইবেন না।</1>',
  'Your rights': 'আপনার অধিকার',
  'You can ask us to:': 'আপনি আমাদের বলতে পারেন:',
  '<1>show</1> you what we hold about you, and with whom it was shared;':
    'আপনার সম্পর্কে কী আছে আর কাকে দেওয়া হয়েছে, তা <1>দেখাতে</1>;',
  '<1>correct, complete or update</1> it;': 'তা <1>সংশোধন, সম্পূর্ণ বা হালনাগাদ করতে</1>;',
  '<1>erase</1> what is no longer needed and what no law obliges us to keep;':
    'যা আর দরকার নেই এবং কোনো আইনে রাখতে হয় না, তা <1>মুছতে</1>;',
  '<1>stop</1>, by withdrawing your consent. Withdrawing is as easy as giving it. It does not undo what was already done, and some services, such as a running application, cannot go on without the data;':
    'আপনি সম্মতি ফিরিয়ে নিলে <1>থামতে</1>। ফিরিয়ে নেওয়া সম্মতি দেওয়ার মতোই সহজ। যা আগেই হয়ে গেছে তা এতে বদলায় না, আর কিছু পরিষেবা, যেমন চলতি আবেদন, ডেটা ছাড়া এগোতে পারে না;',
  '<1>name a person</1> who may use these rights if you die or cannot act yourself;':
    '<1>একজনের নাম লিখে রাখতে</1>, আপনি না থাকলে বা নিজে না পারলে যিনি এই অধিকার ব্যবহার করবেন;',
  '<1>hear your complaint</1> and answer it.': '<1>আপনার অভিযোগ শুনতে</1> ও উত্তর দিতে।',
  'You can see and change your basic details in your account. For everything else write to us from the e-mail address of your account. We may ask a question to be sure it is you. We answer within {time to answer about personal data}, free of charge.':
    'নিজের মূল তথ্য আপনি অ্যাকাউন্টে দেখতে ও বদলাতে পারেন। বাকি সব কিছুর জন্য আপনার অ্যাকাউন্টের ই-মেল ঠিকানা থেকে আমাদের লিখুন। আপনিই লিখছেন কি না নিশ্চিত হতে আমরা একটি প্রশ্ন করতে পারি। আমরা {time to answer about personal data}-এর মধ্যে, বিনা খরচে উত্তর দিই।',
  Children: 'শিশু',
  'Anyone under 18 is a child under the DPDP Act. Some D.El.Ed and D.Pharm applicants are 17. If you are under 18, a parent or guardian must agree with a code sent to their own phone before you can send an application, and we may ask to speak with them. Either of you can withdraw this consent: you in your settings, and they with their phone number on <1>a page of its own</1>, without an account. We keep it for {time to keep consents of guardians} after you turn 18. We do not track children or show them advertising, and a child cannot agree to anything optional. If you believe that a child has given us data without this consent, tell us and we will erase it.':
    'DPDP আইনে 18 বছরের কম বয়সি প্রত্যেকেই শিশু। D.El.Ed ও D.Pharm-এর কিছু আবেদনকারীর বয়স 17। আপনার বয়স 18-এর কম হলে আবেদন পাঠানোর আগে মা-বাবা বা অভিভাবককে নিজের ফোনে আসা কোড দিয়ে সম্মতি দিতে হবে, আর আমরা তাঁদের সঙ্গে কথা বলতে চাইতে পারি। আপনাদের যে কেউ এই সম্মতি ফিরিয়ে নিতে পারেন: আপনি সেটিংসে, আর তাঁরা নিজের ফোন নম্বর দিয়ে, অ্যাকাউন্ট ছাড়াই, <1>এর আলাদা পাতায়</1>। আপনার বয়স 18 হওয়ার পরে আমরা তা {time to keep consents of guardians} রাখি। আমরা শিশুদের পিছু নিই না, বিজ্ঞাপন দেখাই না, আর শিশু ঐচ্ছিক কিছুতে সম্মতি দিতে পারে না। কোনো শিশু এই সম্মতি ছাড়া আমাদের ডেটা দিয়েছে মনে হলে জানান, আমরা তা মুছে দেব।',
  'Small files on your device': 'আপনার যন্ত্রে ছোট ফাইল',
  'After you sign in, a cookie keeps you signed in for one day. Your browser also remembers small things, such as a tip already shown. There is nothing else.':
    'সাইন ইন করার পরে একটি কুকি আপনাকে এক দিন সাইন ইন রাখে। আপনার ব্রাউজার ছোট ছোট কথাও মনে রাখে, যেমন কোন পরামর্শ দেখানো হয়ে গেছে। আর কিছু নেই।',
  'Grievance contact': 'অভিযোগের জন্য যোগাযোগ',
  'Write to our grievance officer at grievance@pravesh.example. Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204. Phone +91 90000 00000, e-mail help@pravesh.example.':
    'আমাদের অভিযোগ আধিকারিককে grievance@pravesh.example-এ লিখুন। প্রবেশ ভর্তি অফিস, দ্বিতীয় তল, কদমতলা বাজার, বোলপুর, বীরভূম, পশ্চিমবঙ্গ 731204। ফোন +91 90000 00000, ই-মেল help@pravesh.example।',
  'We confirm your message within {time to confirm a message} and answer within {time to answer about personal data}. If you are not satisfied, you may complain to the Data Protection Board of India.':
    'আমরা {time to confirm a message}-এর মধ্যে আপনার বার্তা পাওয়ার কথা জানাই আর {time to answer about personal data}-এর মধ্যে উত্তর দিই। সন্তুষ্ট না হলে ভারতের ডেটা সুরক্ষা বোর্ডের কাছে অভিযোগ করতে পারেন।',
  Changes: 'বদল',
  'When we change this page, we change the date shown with it. If a change matters to you, for example a new purpose, we tell you by e-mail first and ask again where the law says so.':
    'এই পাতা বদলালে আমরা এর সঙ্গে দেখানো তারিখও বদলাই। কোনো বদল আপনার কাছে জরুরি হলে, যেমন নতুন উদ্দেশ্য, আমরা আগে ই-মেলে জানাই আর আইন যেখানে বলে সেখানে আবার জিজ্ঞাসা করি।',
  'We want you to have the right book in good condition, and to know before you pay what can be returned and what cannot. Read this page together with the <1>shipping policy</1>.':
    'আমরা চাই আপনি ভালো অবস্থায় ঠিক বইটি পান, আর টাকা দেওয়ার আগে জানুন কী ফেরত দেওয়া যায়, কী যায় না। এই পাতাটি <1>ডেলিভারি নীতি</1>-র সঙ্গে পড়ুন।',
  'In short': 'সংক্ষেপে',
  'Printed books can be returned <1>within {time for returns}</1> of delivery, under the conditions below.':
    'ছাপা বই ডেলিভারির <1>{time for returns}-এর মধ্যে</1>, নিচের শর্তে, ফেরত দেওয়া যায়।',
  'We need <1>at least {time to check a return}</1> to check a returned book.':
    'ফেরত বই পরীক্ষা করতে আমাদের <1>অন্তত {time to check a return}</1> লাগে।',
  'After that your bank usually shows the refund in <1>{time of banks}</1>.':
    'তার পরে আপনার ব্যাংকে সাধারণত <1>{time of banks}</1>-এর মধ্যে টাকা ফেরত দেখা যায়।',
  '<1>Fees of courses.</1> {refund of course fees} This means registration, admission, tuition, examination, dress, identity card, tour and library fees.':
    '<1>কোর্সের ফি।</1> {refund of course fees} এর মধ্যে পড়ে নথিভুক্তি, ভর্তি, পড়ানো, পরীক্ষা, পোশাক, পরিচয়পত্র, ট্যুর ও লাইব্রেরির ফি।',
  '<1>Video courses are not returnable</1> once bought.': 'কেনার পরে <1>ভিডিও কোর্স ফেরত দেওয়া যায় না</1>।',
  'Which books you can return': 'কোন বই ফেরত দিতে পারেন',
  'You can return a printed book if:': 'ছাপা বই ফেরত দিতে পারেন, যদি:',
  'it is not the book you ordered;': 'আপনি যে বই অর্ডার করেছিলেন, এটি সেই বই নয়;',
  'it arrived damaged, for example wet, torn or with a broken spine;': 'নষ্ট অবস্থায় পৌঁছেছে, যেমন ভেজা, ছেঁড়া বা বাঁধাই ভাঙা;',
  'it has a printing fault, such as missing, blank or repeated pages;': 'ছাপার ভুল আছে, যেমন পাতা নেই, সাদা বা দুবার;',
  'it is unused and you have changed your mind. The pages must be clean, with no name, pencil mark, stamp or cover on them.':
    'ব্যবহার হয়নি, আর আপনি মত বদলেছেন। পাতা পরিষ্কার থাকতে হবে, নাম, পেনসিলের দাগ, সিল বা মলাট থাকবে না।',
  'In the first three cases we pay for the return. In the fourth case you pay the courier, and we refund the price of the book but not the delivery price.':
    'প্রথম তিন ক্ষেত্রে ফেরতের খরচ আমরা দিই। চতুর্থ ক্ষেত্রে কুরিয়ারের খরচ আপনার, আমরা বইয়ের দাম ফেরত দিই, ডেলিভারির দাম নয়।',
  'Which books you cannot return': 'কোন বই ফেরত দিতে পারেন না',
  'Books you have written in, covered, stamped or photocopied':
    'যে বইয়ে আপনি লিখেছেন, মলাট বা সিল দিয়েছেন, বা ফটোকপি করেছেন',
  'Books whose tear-out sheets, answer keys or packets have been used or opened':
    'যে বইয়ের ছেঁড়ার পাতা, উত্তরমালা বা প্যাকেট ব্যবহার বা খোলা হয়েছে',
  'Books that were damaged after you received them': 'যে বই আপনি পাওয়ার পরে নষ্ট হয়েছে',
  'Books for which we hear from you after {time for returns}': 'যে বইয়ের কথা আপনি {time for returns}-এর পরে জানিয়েছেন',
  'How to return a book': 'বই কীভাবে ফেরত দেবেন',
  '<1>Ask within {time for returns} of delivery.</1> Choose <2>Return</2> with the order under <3>My Orders</3>, then the books and the reason. Write in the note what is wrong. For damage or a printing fault, keep two photographs: one of the fault and one of the parcel.':
    '<1>ডেলিভারির {time for returns}-এর মধ্যে জানান।</1> <3>আমার অর্ডার</3>-এ অর্ডারের সঙ্গে <2>বই ফেরত দিন</2> বাছুন, তারপর বই ও কারণ। কী ভুল, নোটে লিখুন। নষ্ট বই বা ছাপার ভুলের জন্য দুটি ছবি রাখুন: একটি ভুলের, একটি পার্সেলের।',
  '<1>Wait for our answer.</1> We reply by e-mail within {time to answer a return} and tell you where to send the book, or why we cannot accept the return. Do not send it before that. You can withdraw your request under <2>My Orders</2> {time to withdraw a return}.':
    '<1>আমাদের উত্তরের অপেক্ষা করুন।</1> আমরা {time to answer a return}-এর মধ্যে ই-মেলে উত্তর দিই আর জানাই বই কোথায় পাঠাবেন, বা কেন নিতে পারছি না। তার আগে পাঠাবেন না। <2>আমার অর্ডার</2>-এ {time to withdraw a return} অনুরোধ ফিরিয়ে নিতে পারেন।',
  '<1>Pack it well.</1> Use the original packing if you can, put a note with your order number inside, and close it with tape.':
    '<1>ভালো করে প্যাক করুন।</1> পারলে আসল প্যাকিং ব্যবহার করুন, ভিতরে অর্ডার নম্বর লেখা চিরকুট রাখুন, টেপ দিয়ে বন্ধ করুন।',
  '<1>Send it.</1> For our mistakes we arrange a pick-up where the courier offers one. Elsewhere you send it by registered post or courier, and we refund the postage against the receipt. Keep the receipt until the return is complete.':
    '<1>পাঠান।</1> আমাদের ভুল হলে, কুরিয়ার যেখানে সেই সুবিধা দেয়, আমরা নিয়ে যাওয়ার ব্যবস্থা করি। অন্য জায়গায় আপনি রেজিস্টার্ড ডাক বা কুরিয়ারে পাঠান, রসিদ দেখালে আমরা ডাকখরচ ফেরত দিই। ফেরত শেষ না হওয়া পর্যন্ত রসিদ রাখুন।',
  'What happens then': 'তার পরে কী হয়',
  'We refund a book after it has reached us and we have checked it. <1>My Orders</1> shows when your parcel has arrived. We then look at the book and compare it with your message. <2>Processing takes at least {time to check a return}</2>, because the book, the payment and the stock have to be checked by different people. You then get an e-mail with one of these results, which <3>My Orders</3> shows as well:':
    'বই পৌঁছলে ও পরীক্ষা হলে আমরা টাকা ফেরত দিই। পার্সেল কবে পৌঁছেছে, <1>আমার অর্ডার</1>-এ দেখা যায়। তারপর বইটি দেখে আপনার বার্তার সঙ্গে মেলাই। <2>এতে অন্তত {time to check a return} লাগে</2>, কারণ বই, পেমেন্ট ও মজুত আলাদা আলাদা লোক পরীক্ষা করেন। তারপর এই ফলগুলির একটি ই-মেলে জানতে পারেন, <3>আমার অর্ডার</3>-এও তা দেখা যায়:',
  '<1>Replacement.</1> We send the right book or a sound copy at no cost to you.':
    '<1>বদলে আর একটি।</1> আমরা বিনা খরচে ঠিক বই বা ভালো কপি পাঠাই।',
  '<1>Refund.</1> We send the money back.': '<1>টাকা ফেরত।</1> আমরা টাকা ফেরত পাঠাই।',
  '<1>Not accepted.</1> We tell you why and keep the book for you for {time to keep a return}. You can collect it, or have it sent to you at your cost.':
    '<1>গ্রহণ করা হয়নি।</1> কারণ জানাই, আর বইটি আপনার জন্য {time to keep a return} রাখি। আপনি এসে নিতে পারেন, বা নিজের খরচে পাঠাতে বলতে পারেন।',
  'How refunds are paid': 'টাকা কীভাবে ফেরত আসে',
  'Refunds go back to the account, card or UPI address from which you paid. We cannot pay them in cash or to another person. Once we have released the refund, it takes <1>{time of banks}</1> to appear. Sundays and bank holidays do not count. If you see nothing after that, send us the transaction number from <2>My Orders</2> and we will ask the bank with you.':
    'যে অ্যাকাউন্ট, কার্ড বা UPI ঠিকানা থেকে টাকা দিয়েছিলেন, টাকা ফেরত সেখানেই যায়। নগদে বা অন্য কাউকে দিতে পারি না। আমরা পাঠানোর পরে দেখা যেতে <1>{time of banks}</1> লাগে। রবিবার ও ব্যাংকের ছুটি ধরা হয় না। তার পরেও কিছু না দেখলে <2>আমার অর্ডার</2> থেকে লেনদেন নম্বর আমাদের পাঠান, আমরা আপনার সঙ্গে ব্যাংকে খোঁজ নেব।',
  'If your money was taken but the order shows as unpaid, do not pay a second time at once. The bank completes or returns most such payments automatically. Our system also checks with the payment company. If the order still shows as unpaid the next working day, write to us.':
    'টাকা কাটা হয়েছে কিন্তু অর্ডারে টাকা দেওয়া হয়নি দেখাচ্ছে, এমন হলে সঙ্গে সঙ্গে দ্বিতীয় বার টাকা দেবেন না। এমন বেশির ভাগ পেমেন্ট ব্যাংক নিজেই সম্পূর্ণ করে বা ফেরত দেয়। আমাদের ব্যবস্থাও পেমেন্ট কোম্পানির কাছে খোঁজ নেয়। পরের কাজের দিনেও একই দেখালে আমাদের লিখুন।',
  'Cancelling an order': 'অর্ডার বাতিল করা',
  'You can cancel a book order, or some copies of it, free of charge under <1>My Orders</1> until the parcel has left us. If you cancel everything, we refund all that you paid, delivery included. If you cancel a part, we refund the price of its books and send you the rest; the delivery price stays as it was. After the parcel has left, the rules for returns apply.':
    'পার্সেল আমাদের এখান থেকে না বেরোনো পর্যন্ত <1>আমার অর্ডার</1>-এ বইয়ের অর্ডার, বা তার কয়েকটি কপি, বিনা খরচে বাতিল করতে পারেন। সব বাতিল করলে ডেলিভারিসহ আপনার দেওয়া সব টাকা ফেরত দিই। কিছু বাতিল করলে সেই বইয়ের দাম ফেরত দিই আর বাকিটা পাঠাই; ডেলিভারির দাম একই থাকে। পার্সেল বেরিয়ে গেলে ফেরতের নিয়ম চলে।',
  'Fees for courses': 'কোর্সের ফি',
  'Fees paid through this portal are passed on to your college, university, board or council, or pay for work that has already been done on your application. Missing a date or not passing an examination returns none of them. If you withdraw, this holds for new applications:':
    'এই পোর্টালে দেওয়া ফি আপনার কলেজ, বিশ্ববিদ্যালয়, বোর্ড বা কাউন্সিলকে পাঠানো হয়, বা আপনার আবেদনে যে কাজ হয়ে গেছে তার জন্য। কোনো তারিখ পেরিয়ে গেলে বা পরীক্ষায় পাশ না করলে এর কিছুই ফেরত হয় না। আপনি ভর্তি ছেড়ে দিলে নতুন আবেদনের ক্ষেত্রে এটি চলে:',
  '{refund of course fees}': '{refund of course fees}',
  'If you have applied already, your own <1>course fee agreement</1> holds. Read it before the first payment, and ask us about anything that is unclear.':
    'আগেই আবেদন করে থাকলে আপনার নিজের <1>কোর্স ফি-র চুক্তি</1> চলবে। প্রথম পেমেন্টের আগে সেটি পড়ুন, কিছু স্পষ্ট না হলে আমাদের জিজ্ঞাসা করুন।',
  'The application fee is returned only if we reject your application because <1>no seat is left</1>. We then refund it by ourselves. If seats were given by merit and you got none, it counts for your application of the next session instead, if you apply before it is returned.':
    'আবেদন ফি শুধু তখনই ফেরত হয়, যখন <1>আসন খালি নেই</1> বলে আমরা আপনার আবেদন নাকচ করি। তখন আমরা নিজেরাই তা ফেরত দিই। মেধার ভিত্তিতে আসন দেওয়া হলে এবং আপনি কোনো আসন না পেলে, ফি ফেরত যাওয়ার আগে আবেদন করলে তা পরের শিক্ষাবর্ষের আবেদনে ধরা হয়।',
  'Three situations are different, and we put them right:': 'তিনটি অবস্থা আলাদা, আমরা সেগুলি ঠিক করে দিই:',
  'You paid the same fee <1>twice</1> by mistake. We return the second payment.':
    'ভুল করে একই ফি <1>দুবার</1> দিয়েছেন। দ্বিতীয় পেমেন্ট আমরা ফেরত দিই।',
  'You paid an amount that is <1>higher</1> than the fee in your agreement. We return the difference.':
    'চুক্তির ফি-র চেয়ে <1>বেশি</1> টাকা দিয়েছেন। আমরা বাড়তি টাকা ফেরত দিই।',
  'The <1>college withdraws</1> the seat it had confirmed, through no fault of yours. We help you find another seat, or help you to claim back what the college received.':
    'আপনার কোনো দোষ ছাড়াই <1>কলেজ</1> নিশ্চিত করা আসন ফিরিয়ে নিয়েছে। আমরা আপনাকে অন্য আসন খুঁজতে, বা কলেজ যা পেয়েছে তা ফেরত চাইতে সাহায্য করি।',
  'Nothing on this page takes away a right to a refund that the law or a regulator gives you.':
    'আইন বা নিয়ামক টাকা ফেরতের যে অধিকার আপনাকে দেয়, এই পাতার কিছুই তা কেড়ে নেয় না।',
  'Video courses and live classes': 'ভিডিও কোর্স ও লাইভ ক্লাস',
  'A video course opens as soon as it is paid for, and it cannot be handed back. For this reason video courses are <1>non-returnable</1>. Each course lists its lessons before you pay; read the list first. If a video does not play, tell us. We will fix it, or extend your access by the days you lost. If a lesson that was promised is never published, we return a fair part of the price.':
    'টাকা দেওয়ামাত্র ভিডিও কোর্স খুলে যায়, আর ফিরিয়ে দেওয়া যায় না। তাই ভিডিও কোর্স <1>ফেরতযোগ্য নয়</1>। টাকা দেওয়ার আগে প্রতিটি কোর্স তার পাঠের তালিকা দেখায়; আগে তালিকাটি পড়ুন। কোনো ভিডিও না চললে জানান। আমরা ঠিক করে দেব, বা যে কদিন নষ্ট হয়েছে সে কদিন সময় বাড়িয়ে দেব। কথা দেওয়া কোনো পাঠ কখনও না এলে দামের ন্যায্য অংশ ফেরত দিই।',
  'If we do not agree': 'আমাদের মতে না মিললে',
  'Write to our grievance officer at grievance@pravesh.example. You will get an answer within {time to answer a complaint} from a person who did not take the first decision. You may also go to the National Consumer Helpline or a consumer commission at any time.':
    'আমাদের অভিযোগ আধিকারিককে grievance@pravesh.example-এ লিখুন। প্রথম সিদ্ধান্ত যিনি নেননি, এমন একজন {time to answer a complaint}-এর মধ্যে উত্তর দেবেন। আপনি যে কোনো সময় জাতীয় উপভোক্তা হেল্পলাইন বা উপভোক্তা কমিশনেও যেতে পারেন।',
  'This page tells you how the printed books you buy from Pravesh reach you: where we send them, what it costs, how long it takes, and what to do when a parcel is late or damaged. It applies to printed books only. Recorded classes and live classes are opened online and are never shipped.':
    'প্রবেশ থেকে কেনা ছাপা বই কীভাবে আপনার কাছে পৌঁছয়, এই পাতায় তা বলা আছে: আমরা কোথায় পাঠাই, কত খরচ, কত সময় লাগে, আর পার্সেল দেরিতে বা নষ্ট হয়ে এলে কী করবেন। এটি শুধু ছাপা বইয়ের জন্য। রেকর্ড করা ও লাইভ ক্লাস অনলাইনে খোলে, কখনও পাঠানো হয় না।',
  'Where we deliver': 'আমরা কোথায় পৌঁছে দিই',
  "We deliver to addresses in every state and union territory of India that our courier partners serve. You give the address, the pincode, the state and the district in the order form. If no courier reaches your pincode, we call you and offer either another address, such as your college or a relative's shop, or your money back.":
    'ভারতের সব রাজ্য ও কেন্দ্রশাসিত অঞ্চলে, আমাদের কুরিয়ার সঙ্গীরা যে ঠিকানায় যায়, সেখানেই আমরা পৌঁছে দিই। অর্ডারের ফর্মে আপনি ঠিকানা, পিন কোড, রাজ্য ও জেলা লেখেন। কোনো কুরিয়ার আপনার পিন কোডে না গেলে আমরা ফোন করে অন্য ঠিকানা, যেমন আপনার কলেজ বা আত্মীয়ের দোকান, বা টাকা ফেরতের কথা বলি।',
  "<1>We do not ship outside India.</1> Do not enter a forwarding agent's address. We cannot track a parcel beyond the Indian courier.":
    '<1>ভারতের বাইরে আমরা পাঠাই না।</1> অন্যত্র পাঠানোর এজেন্টের ঠিকানা লিখবেন না। ভারতীয় কুরিয়ারের পরে আমরা পার্সেলের খোঁজ রাখতে পারি না।',
  'What delivery costs': 'ডেলিভারির খরচ',
  'Delivery is charged <1>{way of pricing delivery}</1>, and its price is shown in the price summary before you pay.':
    'ডেলিভারির দাম নেওয়া হয় <1>{way of pricing delivery}</1>, আর টাকা দেওয়ার আগে দামের হিসাবে তা দেখা যায়।',
  'At present the delivery price is <1>{delivery price by weight}</1>.':
    'এখন ডেলিভারির দাম <1>{delivery price by weight}</1>।',
  'At present the delivery price is <1>{delivery price of the last copies} per copy</1> when we hold {last copies} of the book at the time of the order, and <2>{delivery price} per copy</2> when we hold more.':
    'এখন ডেলিভারির দাম <1>প্রতি কপি {delivery price of the last copies}</1>, যখন অর্ডারের সময় আমাদের কাছে বইটির {last copies} থাকে, আর <2>প্রতি কপি {delivery price}</2>, যখন তার বেশি থাকে।',
  'As a guide, couriers typically charge <1>Rs. 40 to Rs. 60 for up to 250 g</1> by surface. Most course books weigh more than that, because they are larger and have many pages.':
    'আন্দাজের জন্য, কুরিয়ার স্থলপথে সাধারণত <1>250 g পর্যন্ত 40 থেকে 60 টাকা</1> নেয়। কোর্সের বেশির ভাগ বই তার চেয়ে ভারী, কারণ সেগুলি বড় আর পাতা অনেক।',
  '<1>Surface shipping is free for orders over {free delivery over}.</1> If you cancel or return a part of such an order, you do not pay for delivery afterwards.':
    '<1>{free delivery over}-এর বেশি অর্ডারে স্থলপথে ডেলিভারি বিনামূল্যে।</1> এমন অর্ডারের কিছু বাতিল বা ফেরত করলে পরে ডেলিভারির টাকা দিতে হয় না।',
  'No tax is added to the delivery price. There is no packing fee.':
    'ডেলিভারির দামে কোনো কর যোগ হয় না। প্যাকিংয়ের কোনো ফি নেই।',
  'You can order up to {copies per order} of a book at a time. For a larger number, for example for a whole class, <1>write to us</1> and we will find the cheapest way together.':
    'এক বারে একটি বইয়ের {copies per order} পর্যন্ত অর্ডার করতে পারেন। তার বেশি লাগলে, যেমন পুরো ক্লাসের জন্য, <1>আমাদের লিখুন</1>, একসঙ্গে সবচেয়ে সস্তা উপায় খুঁজব।',
  'How long it takes': 'কত সময় লাগে',
  '<1>Packing.</1> We usually pack paid orders within {time to pack}. A book that has to come from the publisher first may take longer. In that case we tell you.':
    '<1>প্যাকিং।</1> টাকা দেওয়া অর্ডার আমরা সাধারণত {time to pack}-এর মধ্যে প্যাক করি। বই আগে প্রকাশকের কাছ থেকে আসতে হলে বেশি সময় লাগতে পারে। তখন আমরা জানাই।',
  '<1>Surface delivery.</1> Parcels sent by surface usually arrive <2>{time of surface delivery}</2> after they leave us. They travel by road and rail.':
    '<1>স্থলপথে ডেলিভারি।</1> স্থলপথে পাঠানো পার্সেল আমাদের এখান থেকে বেরোনোর পরে সাধারণত <2>{time of surface delivery}</2>-এর মধ্যে পৌঁছয়। সড়ক ও রেলপথে যায়।',
  '<1>Far places.</1> Hill districts, the islands and some parts of the North-East can take a few days more, above all in the monsoon.':
    '<1>দূরের জায়গা।</1> পাহাড়ি জেলা, দ্বীপ ও উত্তর-পূর্বের কিছু অংশে আরও কয়েক দিন লাগতে পারে, বিশেষ করে বর্ষায়।',
  'The courier counts working days. Sundays, public holidays, strikes, floods and elections can add to the time. A delivery time is our honest estimate and not a guarantee, so do not order the evening before an examination.':
    'কুরিয়ার কাজের দিন গোনে। রবিবার, ছুটির দিন, ধর্মঘট, বন্যা ও নির্বাচনে সময় বাড়তে পারে। ডেলিভারির সময় আমাদের সৎ অনুমান, নিশ্চয়তা নয়, তাই পরীক্ষার আগের সন্ধ্যায় অর্ডার করবেন না।',
  'Following your parcel': 'পার্সেলের খোঁজ রাখা',
  'When the courier has collected your parcel, a tracking number appears with your order under <1>My Orders</1>. Until then you will see the word "Waiting". Choose <2>Track parcel</2> to read each step: collected, in transit, out for delivery, delivered. The courier may also send you messages on the phone number in the order, so give a number that is switched on.':
    'কুরিয়ার পার্সেল নিয়ে গেলে <1>আমার অর্ডার</1>-এ আপনার অর্ডারের সঙ্গে ট্র্যাকিং নম্বর আসে। তত দিন “অপেক্ষায়” লেখা দেখবেন। প্রতিটি ধাপ পড়তে <2>পার্সেল কোথায়, দেখুন</2> বাছুন: নেওয়া হয়েছে, পথে, ডেলিভারির জন্য বেরিয়েছে, পৌঁছে গেছে। অর্ডারের ফোন নম্বরে কুরিয়ার বার্তাও পাঠাতে পারে, তাই চালু আছে এমন নম্বর দিন।',
  'Receiving your parcel': 'পার্সেল নেওয়া',
  'Make sure that someone is at the address during the day. The courier normally tries two or three times and calls before coming.':
    'দিনের বেলা ঠিকানায় যেন কেউ থাকেন। কুরিয়ার সাধারণত দু-তিন বার চেষ্টা করে, আসার আগে ফোন করে।',
  'Look at the parcel before you accept it. If it is torn open or soaked, you may refuse it. Take a photograph and tell us the same day.':
    'নেওয়ার আগে পার্সেলটি দেখুন। ছেঁড়া বা ভেজা হলে না-ও নিতে পারেন। ছবি তুলে সেই দিনই আমাদের জানান।',
  'You never have to pay the courier. All our orders are paid in advance. If a delivery person asks for money, do not pay; call us.':
    'কুরিয়ারকে কখনও টাকা দিতে হয় না। আমাদের সব অর্ডারের টাকা আগেই দেওয়া। কেউ টাকা চাইলে দেবেন না; আমাদের ফোন করুন।',
  'Keep the packing until you have looked through the book. You will need it if you want to send the book back.':
    'বইটি পুরো দেখে নেওয়া পর্যন্ত প্যাকিং রাখুন। বই ফেরত পাঠাতে চাইলে লাগবে।',
  'If something goes wrong': 'কিছু গোলমাল হলে',
  '<1>The parcel is late.</1> If it has not arrived {time of a late parcel} after it left us, write to us with your order number. We will ask the courier and reply within {time to answer a return}.':
    '<1>পার্সেল দেরি করছে।</1> আমাদের এখান থেকে বেরোনোর {time of a late parcel} পরেও না পৌঁছলে অর্ডার নম্বরসহ আমাদের লিখুন। আমরা কুরিয়ারের কাছে খোঁজ নিয়ে {time to answer a return}-এর মধ্যে উত্তর দেব।',
  '<1>The parcel is lost.</1> If the courier cannot find it, you can choose between a new copy, sent free of charge, and a full refund including the delivery price.':
    '<1>পার্সেল হারিয়ে গেছে।</1> কুরিয়ার খুঁজে না পেলে আপনি বিনা খরচে নতুন কপি, বা ডেলিভারির দামসহ পুরো টাকা ফেরত, এ দুটির একটি বাছতে পারেন।',
  '<1>The parcel came back to us.</1> This happens when the address was incomplete, the courier could not reach you by phone, or no one was at home. We will call you. If you want us to send it again, you pay the delivery price once more, because we pay the courier for both journeys. Otherwise we refund the price of the book and keep the delivery price.':
    '<1>পার্সেল আমাদের কাছে ফিরে এসেছে।</1> ঠিকানা অসম্পূর্ণ থাকলে, কুরিয়ার ফোনে আপনাকে না পেলে, বা বাড়িতে কেউ না থাকলে এমন হয়। আমরা আপনাকে ফোন করব। আবার পাঠাতে বললে ডেলিভারির দাম আর এক বার দিন, কারণ দুই যাত্রার টাকাই আমরা কুরিয়ারকে দিই। না হলে বইয়ের দাম ফেরত দিই, ডেলিভারির দাম রাখি।',
  '<1>The wrong book or a damaged book arrived.</1> Read the <2>return policy</2>. You have {time for returns}, and you do not pay for our mistake.':
    '<1>ভুল বা নষ্ট বই এসেছে।</1> <2>বই ফেরতের নীতি</2> পড়ুন। আপনার হাতে {time for returns} আছে, আর আমাদের ভুলের টাকা আপনি দেন না।',
  'Changing the address or cancelling': 'ঠিকানা বদল বা বাতিল',
  'Until we have packed your parcel, you can change its address: open the order under <1>My Orders</1> and choose <2>Change the address</2>. What you paid stays the same.':
    'আমরা পার্সেল প্যাক না করা পর্যন্ত ঠিকানা বদলাতে পারেন: <1>আমার অর্ডার</1>-এ অর্ডারটি খুলে <2>ঠিকানা বদলান</2> বাছুন। দেওয়া টাকা একই থাকে।',
  'Until the parcel has left us, you can cancel the order there, or some copies of it. The <1>return policy</1> says what we refund. After the parcel has left, neither is possible. You may refuse it at the door, and we then treat it as a parcel that came back.':
    'পার্সেল না বেরোনো পর্যন্ত সেখানেই অর্ডার, বা তার কয়েকটি কপি, বাতিল করতে পারেন। কী ফেরত দিই, <1>বই ফেরতের নীতি</1>-তে বলা আছে। পার্সেল বেরিয়ে গেলে দুটির কোনোটিই সম্ভব নয়। দরজায় আপনি না-ও নিতে পারেন, তখন তাকে ফিরে আসা পার্সেল ধরি।',
  'What the courier learns about you': 'কুরিয়ার আপনার সম্পর্কে কী জানে',
  'To bring you the parcel, the courier needs your name, address, phone number and the weight and value of the parcel. We give nothing more. The <1>privacy policy</1> explains this in full.':
    'পার্সেল পৌঁছে দিতে কুরিয়ারের লাগে আপনার নাম, ঠিকানা, ফোন নম্বর আর পার্সেলের ওজন ও দাম। আমরা তার বেশি কিছু দিই না। <1>গোপনীয়তা নীতি</1>-তে এটি পুরো বোঝানো আছে।',
  'Talk to us': 'আমাদের সঙ্গে কথা বলুন',
  'Questions about a parcel reach us fastest with the order number in the first line. Call +91 90000 00000 or write to help@pravesh.example, Monday to Saturday, 10 am to 6 pm.':
    'প্রথম লাইনে অর্ডার নম্বর থাকলে পার্সেলের প্রশ্ন সবচেয়ে তাড়াতাড়ি আমাদের কাছে পৌঁছয়। +91 90000 00000 নম্বরে ফোন করুন বা help@pravesh.example-এ লিখুন, সোমবার থেকে শনিবার, সকাল 10টা থেকে সন্ধ্যা 6টা।',
  'These terms are the agreement between you and Pravesh when you use this portal, apply to a course, pay a fee or buy a book. Read them carefully. If you do not agree, do not create an account. If anything is unclear, ask us first.':
    'এই পোর্টাল ব্যবহার করলে, কোর্সে আবেদন করলে, ফি দিলে বা বই কিনলে এই শর্তগুলিই আপনার ও প্রবেশের মধ্যে চুক্তি। মন দিয়ে পড়ুন। রাজি না হলে অ্যাকাউন্ট খুলবেন না। কিছু স্পষ্ট না হলে আগে আমাদের জিজ্ঞাসা করুন।',
  'Who we are and what we do': 'আমরা কারা, কী করি',
  'Pravesh runs an online portal for admissions and books in India. We help students apply to B.Ed, D.El.Ed and D.Pharm courses at partner colleges, collect fees, sell printed books and give access to classes.':
    'প্রবেশ ভারতে ভর্তি ও বইয়ের একটি অনলাইন পোর্টাল চালায়। আমরা ছাত্রছাত্রীদের সহযোগী কলেজের B.Ed, D.El.Ed ও D.Pharm কোর্সে আবেদনে সাহায্য করি, ফি নিই, ছাপা বই বিক্রি করি ও ক্লাসের সুযোগ দিই।',
  '<1>We do not award degrees or diplomas.</1> Admission, teaching, examinations and certificates are the work of the college and of the university, board or council to which it belongs. Their rules apply to you as well. Where their rules and this page differ on such a matter, their rules come first.':
    '<1>আমরা ডিগ্রি বা ডিপ্লোমা দিই না।</1> ভর্তি, পড়ানো, পরীক্ষা ও শংসাপত্র কলেজের আর যে বিশ্ববিদ্যালয়, বোর্ড বা কাউন্সিলের সে অধীন, তার কাজ। তাদের নিয়ম আপনার ক্ষেত্রেও চলে। এমন কোনো বিষয়ে তাদের নিয়ম আর এই পাতা আলাদা হলে তাদের নিয়মই আগে।',
  'Your account': 'আপনার অ্যাকাউন্ট',
  'You need an account to apply, to pay and to buy. Give your true name, your own phone number and your own e-mail address.':
    'আবেদন করতে, টাকা দিতে ও কিনতে অ্যাকাউন্ট লাগে। নিজের আসল নাম, নিজের ফোন নম্বর ও নিজের ই-মেল ঠিকানা দিন।',
  'There are two roles. A <1>Guest</1> can buy books and classes. A <2>Student</2> can also apply to degree and diploma courses and pay fees. A Guest who starts an application becomes a Student.':
    'ভূমিকা দুটি। <1>অতিথি</1> বই ও ক্লাস কিনতে পারেন। <2>শিক্ষার্থী</2> ডিগ্রি ও ডিপ্লোমা কোর্সে আবেদনও করতে পারেন, ফি দিতে পারেন। যে অতিথি আবেদন শুরু করেন, তিনি শিক্ষার্থী হয়ে যান।',
  'Keep your password and one-time codes to yourself. You are responsible for what happens with them, unless you told us in time that they were stolen.':
    'পাসওয়ার্ড ও ওয়ান-টাইম কোড নিজের কাছে রাখুন। সেগুলি দিয়ে যা হয় তার দায় আপনার, যদি না চুরি যাওয়ার কথা সময়মতো আমাদের জানান।',
  'If you are under 18, a parent or guardian must agree to these terms and be with you when you pay.':
    'আপনার বয়স 18-এর কম হলে মা-বাবা বা অভিভাবককে এই শর্তে রাজি হতে হবে আর টাকা দেওয়ার সময় সঙ্গে থাকতে হবে।',
  "We may close an account that uses another person's papers, attacks the site or harasses our staff. We give reasons, and you may object.":
    'যে অ্যাকাউন্ট অন্যের কাগজ ব্যবহার করে, সাইটে আক্রমণ করে বা কর্মীদের হেনস্থা করে, আমরা তা বন্ধ করতে পারি। কারণ জানাই, আর আপনি আপত্তি করতে পারেন।',
  Applications: 'আবেদন',
  'Sending an application is a request for a seat. It is not yet an admission.':
    'আবেদন পাঠানো মানে আসন চাওয়া। তা এখনও ভর্তি নয়।',
  'Everything you state must be true, and every paper must be yours. A false statement can end the admission even later in the course, and fees are then not returned.':
    'আপনি যা জানান তা সত্য হতে হবে, প্রতিটি কাগজ আপনার হতে হবে। মিথ্যা কথায় কোর্সের পরের দিকেও ভর্তি শেষ হতে পারে, তখন ফি ফেরত হয় না।',
  'We check the form and may ask for missing papers. You have to send them within the time named in the message.':
    'আমরা ফর্ম দেখি, বাদ পড়া কাগজ চাইতে পারি। বার্তায় বলা সময়ের মধ্যে সেগুলি পাঠাতে হয়।',
  'The college decides. The result in your account will be pending, approved or rejected.':
    'সিদ্ধান্ত কলেজের। আপনার অ্যাকাউন্টে ফল হবে বিবেচনাধীন, অনুমোদিত বা নাকচ।',
  'Tuition and other fees can be paid only after approval.': 'পড়ানোর ও অন্য ফি শুধু আবেদন অনুমোদিত হওয়ার পরে দেওয়া যায়।',
  'You must meet the eligibility rules printed on the course page on the dates fixed by the State, the university, the board or the council.':
    'রাজ্য, বিশ্ববিদ্যালয়, বোর্ড বা কাউন্সিল যে তারিখ স্থির করেছে, সেই তারিখে কোর্সের পাতায় লেখা যোগ্যতার নিয়ম পূরণ করতে হবে।',
  Fees: 'ফি',
  'Prices on the course pages are "starting from" prices. The fee of your chosen college is stated in its list and in your <1>course fee agreement</1>, and you receive a copy of that agreement.':
    'কোর্সের পাতার দাম “থেকে শুরু” দাম। আপনার বেছে নেওয়া কলেজের ফি তার তালিকায় ও আপনার <1>কোর্স ফি-র চুক্তি</1>-তে লেখা থাকে, আর সেই চুক্তির কপি আপনি পান।',
  'Course fees can be paid in <1>{number of instalments} instalments</1>: the first at admission, the others during the course. The fee structure shows the amounts.':
    'কোর্সের ফি <1>{number of instalments} কিস্তিতে</1> দেওয়া যায়: প্রথমটি ভর্তির সময়, বাকিগুলি কোর্স চলার সময়। ফি-র কাঠামোয় টাকার অঙ্ক দেখা যায়।',
  'Registration, examination, dress, identity card, tour and library fees are separate and are paid when they fall due.':
    'নথিভুক্তি, পরীক্ষা, পোশাক, পরিচয়পত্র, ট্যুর ও লাইব্রেরির ফি আলাদা, দেওয়ার সময় হলে দিতে হয়।',
  'You receive a numbered receipt for every payment. Download and keep it.':
    'প্রতিটি পেমেন্টের জন্য নম্বর দেওয়া রসিদ পাবেন। ডাউনলোড করে রাখুন।',
  'Late payment may lead the university or board to charge a fine or to refuse an examination form. We remind you, but the duty to pay on time is yours.':
    'দেরিতে পেমেন্ট করলে বিশ্ববিদ্যালয় বা বোর্ড জরিমানা নিতে পারে বা পরীক্ষার ফর্ম না নিতে পারে। আমরা মনে করিয়ে দিই, কিন্তু সময়মতো টাকা দেওয়ার দায় আপনার।',
  '<1>Refunds:</1> {refund of course fees} The <2>return policy</2> says more.':
    '<1>টাকা ফেরত:</1> {refund of course fees} <2>বই ফেরতের নীতি</2>-তে আরও বলা আছে।',
  'Pay only through this portal. We are not responsible for money given to any person in cash or sent to a private account.':
    'শুধু এই পোর্টালে টাকা দিন। কাউকে নগদে দেওয়া বা ব্যক্তিগত অ্যাকাউন্টে পাঠানো টাকার দায় আমাদের নয়।',
  Payments: 'পেমেন্ট',
  'Payments run through an outside payment company, and its own terms apply on its page. A payment is complete when that company confirms it to us, not when the page closes. If the result is not clear, we keep asking the company and update your account. Do not pay again while an attempt is shown as pending.':
    'পেমেন্ট হয় বাইরের একটি পেমেন্ট কোম্পানির মাধ্যমে, তার পাতায় তার নিজের শর্ত চলে। কোম্পানি আমাদের নিশ্চিত করলে তবেই পেমেন্ট সম্পূর্ণ, পাতা বন্ধ হলে নয়। ফল স্পষ্ট না হলে আমরা কোম্পানির কাছে খোঁজ নিতে থাকি আর আপনার অ্যাকাউন্ট হালনাগাদ করি। কোনো চেষ্টা বিবেচনাধীন দেখালে আবার টাকা দেবেন না।',
  'Books and delivery': 'বই ও ডেলিভারি',
  'All prices are in Indian rupees. A book order is accepted when it has been paid. If a book turns out to be out of stock or wrongly priced, we tell you and return the money. You may order up to {copies per order} of a book at a time. Delivery, time and cost are described in the <1>shipping policy</1>, and returns in the <2>return policy</2>. We deliver in India only.':
    'সব দাম ভারতীয় টাকায়। টাকা দেওয়া হলে তবেই বইয়ের অর্ডার গৃহীত হয়। বই মজুত না থাকলে বা দামে ভুল থাকলে আমরা জানাই ও টাকা ফেরত দিই। এক বারে একটি বইয়ের {copies per order} পর্যন্ত অর্ডার করতে পারেন। ডেলিভারি, সময় ও খরচের কথা <1>ডেলিভারি নীতি</1>-তে, ফেরতের কথা <2>বই ফেরতের নীতি</2>-তে আছে। আমরা শুধু ভারতে পৌঁছে দিই।',
  'Live classes and video courses': 'লাইভ ক্লাস ও ভিডিও কোর্স',
  'Live classes are held on a separate site with its own sign-in. A course you buy is for you alone. You may not record, copy, sell or share lessons, notes or links. Video courses are non-returnable. Times and teachers of live classes can change; we announce this as early as we can.':
    'লাইভ ক্লাস হয় আলাদা একটি সাইটে, সেখানে আলাদা সাইন ইন। আপনার কেনা কোর্স শুধু আপনার জন্য। পাঠ, নোট বা লিংক রেকর্ড, কপি, বিক্রি বা ভাগ করতে পারবেন না। ভিডিও কোর্স ফেরতযোগ্য নয়। লাইভ ক্লাসের সময় ও শিক্ষক বদলাতে পারে; আমরা যত তাড়াতাড়ি পারি জানাই।',
  'Copyright and trademarks': 'কপিরাইট ও ট্রেডমার্ক',
  'The text, illustrations, logo and software of this portal belong to Pravesh or are used with permission. You may read, print and share pages for your own study and to help others apply. You may not present yourself as Pravesh, collect fees in our name or copy the site for business. Names of colleges and publishers belong to their owners.':
    'এই পোর্টালের লেখা, ছবি, লোগো ও সফ্টওয়্যার প্রবেশের, বা অনুমতি নিয়ে ব্যবহার করা। নিজের পড়াশোনার জন্য আর অন্যকে আবেদনে সাহায্য করতে পাতা পড়তে, ছাপতে ও ভাগ করতে পারেন। নিজেকে প্রবেশ বলে পরিচয় দিতে, আমাদের নামে ফি নিতে বা ব্যবসার জন্য সাইট নকল করতে পারবেন না। কলেজ ও প্রকাশকের নাম তাদের মালিকের।',
  'Using the site fairly': 'সাইটের ন্যায্য ব্যবহার',
  "Do not try to access other people's accounts, overload the site, upload harmful files or collect data automatically. If you find a vulnerability, tell us. Call +91 90000 00000 or write to help@pravesh.example, Monday to Saturday, 10 am to 6 pm. We will thank you and will not take action against honest reporting.":
    'অন্যের অ্যাকাউন্টে ঢুকতে, সাইটে চাপ বাড়াতে, ক্ষতিকর ফাইল আপলোড করতে বা যন্ত্র দিয়ে ডেটা তুলতে চেষ্টা করবেন না। কোনো দুর্বলতা পেলে জানান। +91 90000 00000 নম্বরে ফোন করুন বা help@pravesh.example-এ লিখুন, সোমবার থেকে শনিবার, সকাল 10টা থেকে সন্ধ্যা 6টা। আমরা ধন্যবাদ জানাব, সৎভাবে জানালে কোনো ব্যবস্থা নেব না।',
  'Our liability': 'আমাদের দায়',
  'We work with care, but we cannot promise that the site is always available or that every date given to us by a college is free from error. We are liable for loss that we cause by our own fault, and in a dispute about a payment up to the amount you paid for the service in question. We are not liable for decisions of a college or public body, or for events beyond our control, such as floods, strikes and failures of networks. Nothing here limits a right that the law gives you and that cannot be limited.':
    'আমরা যত্ন নিয়ে কাজ করি, কিন্তু সাইট সব সময় চলবে বা কলেজের দেওয়া প্রতিটি তারিখে ভুল থাকবে না, এমন কথা দিতে পারি না। আমাদের নিজের দোষে যে ক্ষতি হয়, তার দায় আমাদের, আর পেমেন্ট নিয়ে বিবাদে সেই পরিষেবার জন্য আপনি যত টাকা দিয়েছেন ততটা। কলেজ বা সরকারি সংস্থার সিদ্ধান্ত, বা আমাদের হাতের বাইরের ঘটনা, যেমন বন্যা, ধর্মঘট ও নেটওয়ার্ক বিকল হওয়ার দায় আমাদের নয়। আইন আপনাকে যে অধিকার দেয় এবং যা সীমিত করা যায় না, এখানকার কিছুই তা সীমিত করে না।',
  Privacy: 'গোপনীয়তা',
  'How we handle personal data is described in the <1>privacy policy</1>.':
    'ব্যক্তিগত ডেটা আমরা কীভাবে সামলাই, <1>গোপনীয়তা নীতি</1>-তে বলা আছে।',
  Ending: 'শেষ করা',
  'You may close your account at any time, unless an application, a payment or an order is still open. Records that the law tells us to keep remain for as long as it requires.':
    'কোনো আবেদন, পেমেন্ট বা অর্ডার খোলা না থাকলে যে কোনো সময় অ্যাকাউন্ট বন্ধ করতে পারেন। আইন যে রেকর্ড রাখতে বলে, আইন যত দিন চায় তত দিন থাকে।',
  'Law and disputes': 'আইন ও বিবাদ',
  'Indian law applies. Talk to us first: one phone call solves most problems. Write to our grievance officer at grievance@pravesh.example, and a person who did not take the first decision answers within {time to answer a complaint}. If that fails, the courts at Bolpur, Birbhum, have jurisdiction. As a consumer you may also use the consumer commission of the place where you live.':
    'ভারতের আইন চলে। আগে আমাদের সঙ্গে কথা বলুন: একটি ফোনেই বেশির ভাগ সমস্যা মেটে। আমাদের অভিযোগ আধিকারিককে grievance@pravesh.example-এ লিখুন, প্রথম সিদ্ধান্ত যিনি নেননি এমন একজন {time to answer a complaint}-এর মধ্যে উত্তর দেন। তাতেও না মিটলে বোলপুর, বীরভূমের আদালতের এখতিয়ার। উপভোক্তা হিসাবে আপনি যেখানে থাকেন সেখানকার উপভোক্তা কমিশনেও যেতে পারেন।',
  'We may change these terms when the service or the law changes. The date shown with this page tells you when it was last updated. For a fee agreement already signed, the terms in force on that day continue to apply.':
    'পরিষেবা বা আইন বদলালে আমরা এই শর্ত বদলাতে পারি। শেষ কবে বদলেছে, এই পাতার সঙ্গে দেখানো তারিখে জানা যায়। যে ফি-র চুক্তিতে আগেই স্বাক্ষর হয়েছে, তাতে সেই দিনের শর্তই চলতে থাকে।',
  Contact: 'যোগাযোগ',
  'Pravesh Admissions Office, 2nd Floor, Kadamtala Market, Bolpur, Birbhum, West Bengal 731204. Phone +91 90000 00000, e-mail help@pravesh.example.':
    'প্রবেশ ভর্তি অফিস, দ্বিতীয় তল, কদমতলা বাজার, বোলপুর, বীরভূম, পশ্চিমবঙ্গ 731204। ফোন +91 90000 00000, ই-মেল help@pravesh.example।',
  'Your requests about your rights, and our answers: {time to keep requests about rights} after the answer.':
    'আপনার অধিকার নিয়ে অনুরোধ ও আমাদের উত্তর: উত্তরের পরে {time to keep requests about rights}।',
  'Marks, choices, objections and unpaid seats of a merit process that did not lead to admission: {time to keep records of merit processes} after its last day. Published lists have masked names and stay.':
    'যে মেধা প্রক্রিয়ায় ভর্তি হয়নি, তার নম্বর, পছন্দ, আপত্তি ও টাকা না দেওয়া আসন: তার শেষ দিনের পরে {time to keep records of merit processes}। প্রকাশিত তালিকায় নাম আড়াল করা থাকে, আর তালিকাগুলি থেকে যায়।',
  'The consent of a parent or guardian: {time to keep consents of guardians} after you turn 18.':
    'মা-বাবা বা অভিভাবকের সম্মতি: আপনার বয়স 18 হওয়ার পরে {time to keep consents of guardians}।',
}
