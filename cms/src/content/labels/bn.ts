/** read: none yet */
export const bn: Readonly<Record<string, string>> = {
  'A degree without recognition is worth nothing. Families check this first.':
    'স্বীকৃতি ছাড়া ডিগ্রির কোনও দাম নেই। পরিবার আগে এটিই দেখে।',
  'A draft cannot go to the trash. Leave out “draft”.': 'ড্রাফট ট্র্যাশে যেতে পারে না। “ড্রাফট” বাদ দিন।',
  'A few pages of a book as PDF, at most {size} MB each. A PDF is public at its address once it is uploaded.':
    'বইয়ের কয়েকটি পৃষ্ঠা PDF-এ, প্রতিটি বড়জোর {size} MB। আপলোড হলেই PDF তার ঠিকানায় সবাই দেখতে পান।',
  'A few words that galleries show with the picture, for example “Chemistry laboratory, first floor”.':
    'কয়েকটি শব্দ, যা গ্যালারিতে ছবির সঙ্গে দেখা যায়, যেমন “রসায়ন গবেষণাগার, দোতলা”।',
  'A few words, for example “A walk through the college”. The file is named after them.':
    'কয়েকটি শব্দ, যেমন “কলেজ ঘুরে দেখা”। ফাইলের নাম এটি থেকেই হয়।',
  'A minute from a lesson says more than a page of text.': 'ক্লাসের এক মিনিট এক পাতা লেখার চেয়ে বেশি বলে।',
  'A minute or two each. Nothing is loaded from the video’s host before a visitor presses it.':
    'প্রতিটি এক-দু মিনিটের। দর্শক টেপার আগে ভিডিওর সাইট থেকে কিছু আসে না।',
  'A new group on the Gallery page': '“গ্যালারি” পাতায় নতুন গোষ্ঠী',
  'A page of the university or board, starting with https://': 'বিশ্ববিদ্যালয় বা বোর্ডের পাতা, https:// দিয়ে শুরু',
  'A PDF below the text, such as a timetable. Put what everybody needs into the text: a PDF is hard to read on a phone.':
    'লেখার নিচে PDF, যেমন রুটিন। যা সবার লাগে, তা লেখায় দিন: ফোনে PDF পড়া কঠিন।',
  'A person. The page shows nothing of the contact without a name.': 'একজন ব্যক্তি। নাম ছাড়া পাতায় যোগাযোগের কিছু দেখা যায় না।',
  'A walk through the college for those who cannot come.': 'যাঁরা আসতে পারেন না, তাঁদের জন্য কলেজ ঘুরে দেখা।',
  'About the college': 'কলেজ সম্পর্কে',
  'About us': 'আমাদের সম্পর্কে',
  'About us page': '“আমাদের সম্পর্কে” পাতা',
  'Add a college': 'কলেজ যোগ করুন',
  'Add photographs': 'ছবি যোগ করুন',
  'Add your first college': 'আপনার প্রথম কলেজ যোগ করুন',
  'Add your first course, with its colleges and fees': 'আপনার প্রথম কোর্স যোগ করুন, তার কলেজ ও ফি-সহ',
  'Address of a video about the course, starting with https://': 'কোর্সের ভিডিওর ঠিকানা, https:// দিয়ে শুরু',
  'Address of our page': 'আমাদের পাতার ঠিকানা',
  'Address of the live classes': 'লাইভ ক্লাসের ঠিকানা',
  'Affiliated to': 'কার অধীনে',
  'All pictures of the site. JPEG, PNG or WebP, at most {size} MB each; HEIC photos of iPhones as JPEG.':
    'ওয়েবসাইটের সব ছবি। JPEG, PNG বা WebP, প্রতিটি বড়জোর {size} MB; আইফোনের HEIC ছবি JPEG হিসাবে।',
  'Applications close at the end of this day in India. Empty: no closing date.':
    'ভারতের সময়ে এই দিনের শেষে আবেদন বন্ধ হয়। খালি: শেষ তারিখ নেই।',
  'Applications open on': 'আবেদন কবে খোলে',
  'As in the order.': 'আদেশে যেমন আছে।',
  'As on the certificate': 'শংসাপত্রে যেমন আছে',
  'At the end of the page': 'পাতার শেষে',
  'At the top of the page, and on the card of the college': 'পাতার উপরে, আর কলেজের কার্ডে',
  'B.Ed subject': 'B.Ed-এর বিষয়',
  'B.Ed subjects': 'B.Ed-এর বিষয়',
  'Below the photographs, loaded on request': 'ছবির নিচে, চাইলে খোলে',
  'Buyers check that it is the edition that their course asks for.':
    'ক্রেতারা দেখেন তাঁদের কোর্সে যে সংস্করণ লাগে, এটি সেটিই কি না।',
  Caption: 'ক্যাপশন',
  Captions: 'ক্যাপশন',
  'Captions of a video': 'ভিডিওর ক্যাপশন',
  'Captions of short videos as WebVTT (.vtt), at most {size} kB. Only their text and times are stored.':
    'ছোট ভিডিওর ক্যাপশন WebVTT (.vtt) হিসাবে, বড়জোর {size} kB। শুধু লেখা ও সময় রাখা হয়।',
  'Captions of videos': 'ভিডিওর ক্যাপশন',
  'Change a course’s fee': 'কোর্সের ফি বদলান',
  'Change the home page': 'হোম পাতা বদলান',
  'Change the phone number or address': 'ফোন নম্বর বা ঠিকানা বদলান',
  'Choose the date of the notice, or a later day.': 'বিজ্ঞপ্তির তারিখ বা পরের দিন বাছুন।',
  'Choose the day on which applications open, or a later one.': 'আবেদন খোলার দিন বা তার পরের দিন বাছুন।',
  'Colleges that teach it': 'যে কলেজে পড়ানো হয়',
  'Colleges that teach this course': 'যে কলেজে এই কোর্স পড়ানো হয়',
  'Contact and questions': 'যোগাযোগ ও প্রশ্ন',
  'Could not be published': 'প্রকাশ করা যায়নি',
  'Courses concerned': 'কোন কোর্সের জন্য',
  'Courses here': 'এখানকার কোর্স',
  'Courses taught here': 'এখানে যে কোর্স পড়ানো হয়',
  'Determines the application form. There is one course of each kind.':
    'এতে আবেদন ফর্ম ঠিক হয়। প্রতি ধরনের একটি কোর্স আছে।',
  'Each college with its price for the whole course. Press a row to edit it, drag it to move it.':
    'প্রতিটি কলেজ, পুরো কোর্সের দাম-সহ। বদলাতে সারিতে টিপুন, সরাতে টানুন।',
  'Empty: for the whole college.': 'খালি: পুরো কলেজের জন্য।',
  'Empty: the notice concerns everybody.': 'খালি: বিজ্ঞপ্তি সবার জন্য।',
  'Enrolment is open': 'ভর্তি চলছে',
  'Enter a telephone number with its area code, such as 0342 255 0101.':
    'এরিয়া কোড-সহ টেলিফোন নম্বর লিখুন, যেমন 0342 255 0101।',
  'Enter digits only, starting with 91, for example 919000000000.': 'শুধু অঙ্ক লিখুন, 91 দিয়ে শুরু, যেমন 919000000000।',
  'Enter how many students passed, as a whole number.': 'কতজন ছাত্রছাত্রী পাশ করেছেন, পূর্ণ সংখ্যা লিখুন।',
  'Enter how many students were examined, as a whole number from 1.':
    'কতজন ছাত্রছাত্রী পরীক্ষা দিয়েছেন, 1 থেকে পূর্ণ সংখ্যা লিখুন।',
  'Enter the year of the examination, from {first} to {last}.': 'পরীক্ষার বছর লিখুন, {first} থেকে {last} পর্যন্ত।',
  'Enter {facts}': '{facts} লিখুন',
  Examined: 'পরীক্ষা দিয়েছেন',
  Fact: 'তথ্য',
  'Families plan by it. Without it the page says “Not announced yet”.':
    'পরিবার এটি দেখে পরিকল্পনা করে। না থাকলে পাতায় “এখনও ঘোষণা হয়নি” দেখা যায়।',
  'Families want to see the place before they travel.': 'পরিবার আসার আগে জায়গাটি দেখতে চায়।',
  'Fee (₹)': 'ফি (₹)',
  'File of a notice': 'বিজ্ঞপ্তির ফাইল',
  'Files of notices': 'বিজ্ঞপ্তির ফাইল',
  'Filled in from the courses. Open a course to change its colleges and prices.':
    'কোর্স থেকে নেওয়া। কলেজ ও দাম বদলাতে কোর্সটি খুলুন।',
  'First paragraph': 'প্রথম অনুচ্ছেদ',
  'For people who cannot see or hear it, and for those who save data. Add captions to a file, and switch them on where a linked video is stored.':
    'যাঁরা দেখতে বা শুনতে পান না, আর যাঁরা ডেটা বাঁচান, তাঁদের জন্য। ফাইলে ক্যাপশন যোগ করুন, আর লিংক করা ভিডিওতে চালু করুন।',
  'For the home page, and by e-mail to those concerned': 'হোম পাতার জন্য, আর যাঁদের জন্য তাঁদের ই-মেলে',
  'From the beginning of this day in India. Empty: open at once.': 'ভারতের সময়ে এই দিনের শুরু থেকে। খালি: তখনই খোলা।',
  'From the left (%)': 'বাঁ দিক থেকে (%)',
  'From the top (%)': 'উপর থেকে (%)',
  Gallery: 'গ্যালারি',
  'Gallery group': 'গ্যালারির গোষ্ঠী',
  'Groups of photographs on the Gallery page, for example one for each event.':
    '“গ্যালারি” পাতায় ছবির গোষ্ঠী, যেমন প্রতিটি অনুষ্ঠানের একটি।',
  'Heading, large picture, what we offer': 'শিরোনাম, বড় ছবি, আমরা কী দিই',
  'Home page': 'হোম পাতা',
  Hostel: 'হস্টেল',
  'Hostel and way': 'হস্টেল ও পথ',
  'Hostel places for men': 'পুরুষদের জন্য হস্টেলে জায়গা',
  'Hostel places for women': 'মহিলাদের জন্য হস্টেলে জায়গা',
  'How many were examined and how many passed. The page shows the newest year first, with the share.':
    'কতজন পরীক্ষা দিয়েছেন ও কতজন পাশ করেছেন। পাতায় সবচেয়ে নতুন বছর আগে, শতাংশ-সহ দেখা যায়।',
  'How to get there': 'কীভাবে যাবেন',
  'In a gallery on the page': 'পাতার গ্যালারিতে',
  'In a table of their own': 'আলাদা সারণিতে',
  'In each session. Officers cannot approve more. Visitors see them, and how many are left.':
    'প্রতিটি সেশনে। আধিকারিকেরা এর বেশি অনুমোদন করতে পারেন না। দর্শকেরা এগুলি ও বাকি আসন দেখেন।',
  'In its own section': 'আলাদা অংশে',
  'In its own section, and on the printed sheet': 'আলাদা অংশে, আর ছাপা কাগজে',
  'It decides the price of delivery by weight, and what the courier charges.':
    'ওজন অনুযায়ী ডেলিভারির দাম, আর কুরিয়ার কত নেবে, তা এতে ঠিক হয়।',
  'It disappears from the site and from dashboards immediately.': 'এটি ওয়েবসাইট ও শুরুর পাতা থেকে তখনই সরে যায়।',
  'It is permanently deleted.': 'এটি চিরকালের জন্য মুছে যায়।',
  'It keeps those who cannot apply from paying.': 'যাঁরা আবেদন করতে পারেন না, তাঁরা টাকা দেওয়া থেকে বাঁচেন।',
  'It makes the course recognisable.': 'এতে কোর্সটি চেনা যায়।',
  'It moves to the trash with its history. You can restore it from there.':
    'এটি ইতিহাস-সহ ট্র্যাশে যায়। সেখান থেকে ফেরানো যায়।',
  'It says what the course is good for.': 'কোর্সটি কী কাজে লাগে, তা বলে।',
  'It says whether this is the right book for a paper.': 'এটি কোনও পেপারের ঠিক বই কি না, তা বলে।',
  'It says who holds the examinations and gives the degree.': 'এতে জানা যায় পরীক্ষা কে নেয় ও ডিগ্রি কে দেয়।',
  'It shows the way.': 'পথ দেখায়।',
  'It stays here as a draft. You can publish it again.': 'এটি এখানে ড্রাফট হয়ে থাকে। আপনি আবার প্রকাশ করতে পারেন।',
  'Its number and date.': 'তার নম্বর ও তারিখ।',
  'Its page {path} is taken off the site immediately, and lists no longer show it.':
    'এর পাতা {path} ওয়েবসাইট থেকে তখনই সরে যায়, আর তালিকায় দেখা যায় না।',
  'Its pictures disappear from the Gallery page immediately.': 'এর ছবি “গ্যালারি” পাতা থেকে তখনই সরে যায়।',
  'Kind of course': 'কোর্সের ধরন',
  'Kind of record': 'রেকর্ডের ধরন',
  'Language of the captions': 'ক্যাপশনের ভাষা',
  'Large heading': 'বড় শিরোনাম',
  'Large picture': 'বড় ছবি',
  'Last changed': 'শেষ বদলানো',
  'Last day of applications': 'আবেদনের শেষ দিন',
  'Last updated': 'শেষ বদল',
  'Leave empty if every college of the B.Ed course teaches it.': 'B.Ed কোর্সের সব কলেজে পড়ানো হলে খালি রাখুন।',
  'Leave empty to use the default arch.': 'খিলানের চিহ্ন রাখতে খালি রাখুন।',
  'Length in years': 'সময়কাল, বছরে',
  'Lessons, laboratories and practice, in a gallery on the page. Drag to change the order. 1,440 pixels across or more.':
    'ক্লাস, গবেষণাগার ও অনুশীলন, পাতার গ্যালারিতে। ক্রম বদলাতে টানুন। চওড়ায় 1,440 পিক্সেল বা বেশি।',
  'Letter of affiliation': 'অন্তর্ভুক্তির চিঠি',
  'Line under the name': 'নামের নিচের লাইন',
  'Links and footer': 'লিংক ও নিচের অংশ',
  'List of choices': 'বিকল্পের তালিকা',
  'Listed in the order in which forms offer them. Drag a row to move it.': 'ফর্মে যে ক্রমে আসে। সরাতে সারি টানুন।',
  'Lists of choices': 'বিকল্পের তালিকা',
  'Live since': 'ওয়েবসাইটে, কবে থেকে',
  Logo: 'লোগো',
  'Lower numbers come first. {what} with the same number are sorted by name.':
    'ছোট সংখ্যা আগে আসে। একই সংখ্যা হলে {what} নামের ক্রমে আসে।',
  'Make another session the current one instead. Earlier applications keep this one.':
    'বরং অন্য সেশনকে চলতি করুন। আগের আবেদনে এটিই থাকবে।',
  'Make the picture smaller and upload it again.': 'ছবি ছোট করে আবার আপলোড করুন।',
  'Many browsers cannot play the sound of this video. Save it as MP4 with AAC.':
    'অনেক ব্রাউজার এই ভিডিওর শব্দ চালাতে পারে না। AAC-সহ MP4 হিসাবে রাখুন।',
  Map: 'মানচিত্র',
  'More students passed than were examined. Check both.': 'যত জন পরীক্ষা দিয়েছেন, তার চেয়ে বেশি পাশ লেখা। দুটিই দেখুন।',
  'Most students come from another town. Say it too if there is none.':
    'বেশিরভাগ ছাত্রছাত্রী অন্য শহর থেকে আসেন। না থাকলে তা-ও লিখুন।',
  'MP4 or WebM. Leave it empty if the video is on another site.': 'MP4 বা WebM। ভিডিও অন্য সাইটে থাকলে খালি রাখুন।',
  'Name of the college': 'কলেজের নাম',
  'Name of the list': 'তালিকার নাম',
  'Name of the organisation': 'প্রতিষ্ঠানের নাম',
  'Name, contact and footer': 'নাম, যোগাযোগ ও নিচের অংশ',
  'National Council for Teacher Education (NCTE)': 'জাতীয় শিক্ষক শিক্ষণ পরিষদ (NCTE)',
  'Needed to write and to travel.': 'চিঠি লিখতে ও আসতে লাগে।',
  'News with a date: on the home page, on the page of all notices and on the dashboards of the students concerned.':
    'তারিখ-সহ খবর: হোম পাতায়, সব বিজ্ঞপ্তির পাতায়, আর যে ছাত্রছাত্রীদের জন্য তাঁদের শুরুর পাতায়।',
  'Offered now': 'এখন আছে',
  'Office hours': 'অফিসের সময়',
  'On the page': 'পাতায়',
  'On the page and in the comparison': 'পাতায় ও তুলনায়',
  'On the page, and in search engines': 'পাতায়, আর সার্চ ইঞ্জিনে',
  'On the page, in the comparison, and before the application': 'পাতায়, তুলনায়, আর আবেদনের আগে',
  'On the page, loaded on request': 'পাতায়, চাইলে খোলে',
  'On the page, on cards and in orders, and where a link is shared': 'পাতায়, কার্ডে ও অর্ডারে, আর যেখানে লিংক শেয়ার হয়',
  'On the page, on cards, and where a link is shared': 'পাতায়, কার্ডে, আর যেখানে লিংক শেয়ার হয়',
  'On the page, when a visitor opens it': 'পাতায়, দর্শক খুললে',
  'On the page. The search of the shop finds the book by it': 'পাতায়। দোকানের খোঁজ এটি দিয়ে বই পায়',
  'On the pages of the course and the college, with what is left': 'কোর্স ও কলেজের পাতায়, বাকি আসন-সহ',
  'On YouTube or Vimeo, or of an MP4 or WebM file.': 'YouTube বা Vimeo-তে, বা MP4 বা WebM ফাইলের।',
  'One or two sentences, shown on the course’s card, on the home page and in search results.':
    'এক-দুটি বাক্য, যা কোর্সের কার্ডে, হোম পাতায় ও খোঁজে দেখা যায়।',
  'One sentence for people who cannot see it, for example “Students read in the library of the college”.':
    'যাঁরা দেখতে পান না, তাঁদের জন্য একটি বাক্য, যেমন “ছাত্রছাত্রীরা কলেজের গ্রন্থাগারে পড়ছেন”।',
  'Only facts that you can prove. The site claims no recognition beyond these.':
    'শুধু যা আপনি প্রমাণ করতে পারেন। ওয়েবসাইট এর বাইরে কোনও স্বীকৃতি দাবি করে না।',
  'Open the course, then the “Fees” tab': 'কোর্স খুলুন, তারপর “ফি” ট্যাব',
  'Open the page': 'পাতা খুলুন',
  'Open the site': 'ওয়েবসাইট খুলুন',
  'Order and date': 'আদেশ ও তারিখ',
  'Other details': 'অন্য বিবরণ',
  'Other facts of recognition': 'স্বীকৃতির অন্য তথ্য',
  'Part of the fee': 'ফি-র অংশ',
  'Parts of the fee': 'ফি-র অংশ',
  'PDFs that notices offer, at most {size} MB each. A PDF is public at its address once it is uploaded.':
    'বিজ্ঞপ্তির PDF, প্রতিটি বড়জোর {size} MB। আপলোড হলেই PDF তার ঠিকানায় সবাই দেখতে পান।',
  'People call a person sooner than an office.': 'লোকে অফিসের চেয়ে আগে কোনও ব্যক্তিকে ফোন করেন।',
  'Pharmacy Council of India (PCI)': 'ভারতীয় ফার্মেসি পরিষদ (PCI)',
  Photographs: 'ছবি',
  'Photographs and videos': 'ছবি ও ভিডিও',
  'Pictures and documents cannot be stored or opened': 'ছবি ও নথি রাখা বা খোলা যাচ্ছে না',
  Pinned: 'উপরে রাখা',
  'Press what must stay in view': 'যা দেখা যেতেই হবে, তাতে টিপুন',
  'Price of the whole course (₹)': 'পুরো কোর্সের দাম (₹)',
  'Privacy policy': 'গোপনীয়তা নীতি',
  'Published by': 'কে প্রকাশ করেছে',
  'Published page': 'প্রকাশিত পাতা',
  'Published pages': 'প্রকাশিত পাতা',
  'Questions and answers': 'প্রশ্ন ও উত্তর',
  'Recognised by': 'কে স্বীকৃতি দিয়েছে',
  Recognition: 'স্বীকৃতি',
  Recognitions: 'স্বীকৃতি',
  'Remove the picture there first.': 'আগে সেখান থেকে ছবিটি সরান।',
  'Results of former years': 'আগের বছরের ফল',
  'Return policy': 'ফেরত নীতি',
  'Rooms, food, who is in charge, and where students live who find no place.':
    'ঘর, খাবার, কে দেখেন, আর যাঁরা জায়গা পান না তাঁরা কোথায় থাকেন।',
  'Sample of a book': 'বইয়ের নমুনা',
  'Samples of books': 'বইয়ের নমুনা',
  'Seats of each college': 'প্রতিটি কলেজের আসন',
  'Shipping policy': 'ডেলিভারি নীতি',
  'Short videos of courses and colleges: MP4 (H.264 and AAC) or WebM. Where they were filmed and similar data are removed.':
    'কোর্স ও কলেজের ছোট ভিডিও: MP4 (H.264 ও AAC) বা WebM। কোথায় তোলা ও এমন তথ্য সরিয়ে দেওয়া হয়।',
  'Show on the site': 'ওয়েবসাইটে দেখান',
  'Shown at the top and bottom of every page': 'প্রতিটি পাতার উপরে ও নিচে দেখা যায়',
  'Shown at the top and bottom of every page. Saving republishes the whole site.':
    'প্রতিটি পাতার উপরে ও নিচে দেখা যায়। সংরক্ষণ করলে পুরো ওয়েবসাইট আবার প্রকাশিত হয়।',
  'Shown at the top of the page if it is filled in. Change it when the meaning of the text changes.':
    'লেখা থাকলে পাতার উপরে দেখা যায়। লেখার মানে বদলালে এটি বদলান।',
  'Shown from the beginning of this day in India.': 'ভারতের সময়ে এই দিনের শুরু থেকে দেখা যায়।',
  'Shown in larger type than the rest.': 'বাকির চেয়ে বড় অক্ষরে দেখা যায়।',
  'Shown in the comparison of courses, and where applicants declare that they are eligible.':
    'কোর্সের তুলনায়, আর আবেদনকারীরা যেখানে জানান তাঁরা যোগ্য, সেখানে দেখা যায়।',
  'Shown until the end of this day in India. Empty: until you take it off the site.':
    'ভারতের সময়ে এই দিনের শেষ পর্যন্ত দেখা যায়। খালি: আপনি ওয়েবসাইট থেকে না সরানো পর্যন্ত।',
  'Small print at the bottom': 'নিচের ছোট লেখা',
  'Social network': 'সোশ্যাল নেটওয়ার্ক',
  'Social networks': 'সোশ্যাল নেটওয়ার্ক',
  'Stands in place of the video until it is pressed. 1,280 × 720 pixels or more.':
    'টেপা পর্যন্ত ভিডিওর জায়গায় থাকে। 1,280 × 720 পিক্সেল বা বেশি।',
  'Start with 91. Leave out the plus sign and spaces.': '91 দিয়ে শুরু করুন। যোগ চিহ্ন ও ফাঁকা জায়গা দেবেন না।',
  'Starting price': 'শুরুর দাম',
  'Starting price (₹)': 'শুরুর দাম (₹)',
  'Station and bus stop for the first visit.': 'প্রথমবার আসার জন্য স্টেশন ও বাস স্টপ।',
  'Stays above the others.': 'অন্যগুলির উপরে থাকে।',
  'Still picture': 'স্থির ছবি',
  'Students look into a book before they buy it.': 'ছাত্রছাত্রীরা কেনার আগে বই দেখেন।',
  'Students recognise a book by its cover.': 'ছাত্রছাত্রীরা প্রচ্ছদ দেখে বই চেনেন।',
  'Teachers, library and what the college is known for.': 'শিক্ষক, গ্রন্থাগার ও কলেজ যার জন্য পরিচিত।',
  'Terms and conditions': 'নিয়ম ও শর্ত',
  'Text under it': 'তার নিচের লেখা',
  'The approval of the council, as in its order. The page names the council under the title and links to where visitors can check it.':
    'পরিষদের অনুমোদন, তার আদেশে যেমন আছে। পাতায় শিরোনামের নিচে পরিষদের নাম ও যাচাইয়ের লিংক থাকে।',
  'The book, for example “Childhood and Growing Up”. The file is named after it.':
    'বই, যেমন “Childhood and Growing Up”। ফাইলের নাম এটি থেকেই হয়।',
  'The choices offered in forms. You can add, rename and remove choices.':
    'ফর্মে যে বিকল্প থাকে। আপনি বিকল্প যোগ, নাম বদল ও বাদ দিতে পারেন।',
  'The courses on the site, with their fees and the colleges that teach them.':
    'ওয়েবসাইটের কোর্স, ফি ও যে কলেজে পড়ানো হয় তা-সহ।',
  'The file storage {place} does not answer. What is stored there is not lost; people can upload again when it answers.':
    'ফাইলের ভান্ডার {place} সাড়া দিচ্ছে না। সেখানে রাখা কিছু হারায়নি; সাড়া দিলে আবার আপলোড করা যাবে।',
  'The first one is shown on the college’s card. Drag to change the order. 1,440 pixels across or more.':
    'প্রথমটি কলেজের কার্ডে দেখা যায়। ক্রম বদলাতে টানুন। চওড়ায় 1,440 পিক্সেল বা বেশি।',
  'The first one is the cover. Visitors page through the others.': 'প্রথমটি প্রচ্ছদ। দর্শকেরা বাকিগুলি একে একে দেখেন।',
  'The first page that visitors see. It includes the courses and colleges automatically.':
    'দর্শকেরা যে পাতা প্রথম দেখেন। কোর্স ও কলেজ নিজে থেকেই এতে আসে।',
  'The four policy pages in the footer of the site. You can edit them, but not delete them.':
    'ওয়েবসাইটের নিচের চারটি নীতির পাতা। আপনি বদলাতে পারেন, কিন্তু মুছতে পারেন না।',
  'The home page': 'হোম পাতা',
  'The lowest college price for the whole course, shown as “from ₹…”. The parts below must add up to it.':
    'পুরো কোর্সের সবচেয়ে কম কলেজ-দাম, “₹… থেকে” হিসাবে দেখা যায়। নিচের অংশগুলির যোগফল এটিই হতে হবে।',
  'The main text of the course’s page. Leave an empty line between paragraphs.':
    'কোর্সের পাতার মূল লেখা। অনুচ্ছেদের মাঝে একটি লাইন ফাঁকা রাখুন।',
  'Give the subject another name: merit processes call the list of deputed teachers this.':
    'বিষয়টির অন্য নাম দিন: মেধা প্রক্রিয়ায় এটি ডেপুটেশনে পাঠানো শিক্ষকদের তালিকার নাম।',
  'The method subjects that applicants for B.Ed choose from.': 'পদ্ধতির বিষয়, যা থেকে B.Ed-এর আবেদনকারীরা বাছেন।',
  'The nearest railway station and bus stop, and the way from there.':
    'সবচেয়ে কাছের রেল স্টেশন ও বাস স্টপ, আর সেখান থেকে পথ।',
  'The page of the council that lists it, starting with https://. Empty: the council’s own site.':
    'পরিষদের যে পাতায় এটি আছে, https:// দিয়ে শুরু। খালি: পরিষদের নিজের সাইট।',
  'The partner colleges. To set which courses a college teaches and its prices, open the course.':
    'সহযোগী কলেজ। কলেজে কোন কোর্স আছে ও তার দাম ঠিক করতে কোর্সটি খুলুন।',
  'The university or board that holds the examinations. Shown under the title.':
    'যে বিশ্ববিদ্যালয় বা বোর্ড পরীক্ষা নেয়। শিরোনামের নিচে দেখা যায়।',
  'The video and the language, for example “A walk through the college, Bengali”.':
    'ভিডিও ও ভাষা, যেমন “কলেজ ঘুরে দেখা, বাংলা”।',
  'The work that a graduate can do. Shown in the comparison of courses.': 'পাশ করে কী কাজ করা যায়। কোর্সের তুলনায় দেখা যায়।',
  'The “About us” page': '“আমাদের সম্পর্কে” পাতা',
  'The “Live classes” menu item opens this address.': 'মেনুর “লাইভ ক্লাস” এই ঠিকানা খোলে।',
  'Then add it to its courses, with the price there': 'তারপর তার কোর্সগুলিতে যোগ করুন, সেখানকার দাম-সহ',
  'There is nothing to show yet.': 'এখনও দেখানোর কিছু নেই।',
  'They save a call, and search engines can show them.': 'এতে ফোন করতে হয় না, আর সার্চ ইঞ্জিন এগুলি দেখাতে পারে।',
  'They show how many pass.': 'কতজন পাশ করেন, তা দেখায়।',
  'They show what a day of the course is like.': 'কোর্সের একটি দিন কেমন, তা দেখায়।',
  'They show whether it is worth applying, and keep officers from approving too many.':
    'আবেদন করা ঠিক হবে কি না তা দেখায়, আর আধিকারিকেরা বেশি অনুমোদন করেন না।',
  'This file has more than {max} captions.': 'এই ফাইলে {max}টির বেশি ক্যাপশন আছে।',
  'This file has no captions in WebVTT. Its first line must be WEBVTT. Save SubRip (.srt) as WebVTT (.vtt) first.':
    'এই ফাইলে WebVTT ক্যাপশন নেই। প্রথম লাইন WEBVTT হতে হবে। SubRip (.srt) আগে WebVTT (.vtt) হিসাবে রাখুন।',
  'This file is larger than {size} kB. Captions of a short video are much smaller.':
    'এই ফাইল {size} kB-র চেয়ে বড়। ছোট ভিডিওর ক্যাপশন অনেক ছোট হয়।',
  'This file is larger than {size} MB. Make it smaller and upload it again.':
    'এই ফাইল {size} MB-র চেয়ে বড়। ছোট করে আবার আপলোড করুন।',
  'This file is larger than {size} MB. {advice}': 'এই ফাইল {size} MB-র চেয়ে বড়। {advice}',
  'This file is not a PDF. Save it as PDF, then upload it.': 'এই ফাইল PDF নয়। PDF হিসাবে রেখে আপলোড করুন।',
  'This file is not a picture that the site can show. Upload a JPEG, PNG or WebP.':
    'এই ছবি ওয়েবসাইট দেখাতে পারে না। JPEG, PNG বা WebP আপলোড করুন।',
  'This file is not a video that browsers play. Upload an MP4 (H.264 and AAC) or a WebM.':
    'এই ভিডিও ব্রাউজারে চলে না। MP4 (H.264 ও AAC) বা WebM আপলোড করুন।',
  'This file is not text in UTF-8. Save it as UTF-8, then upload it.':
    'এই ফাইল UTF-8 লেখা নয়। UTF-8 হিসাবে রেখে আপলোড করুন।',
  'This is a QuickTime video. Save it as MP4 (H.264), then upload it.':
    'এটি QuickTime ভিডিও। MP4 (H.264) হিসাবে রেখে আপলোড করুন।',
  'This PDF is larger than {size} MB. Save it smaller, then upload it.':
    'এই PDF {size} MB-র চেয়ে বড়। ছোট করে রেখে আপলোড করুন।',
  'This video is damaged or incomplete. Save or send it again, then upload it.':
    'এই ভিডিও নষ্ট বা অসম্পূর্ণ। আবার রাখুন বা পাঠান, তারপর আপলোড করুন।',
  'This video is larger than {size} MB. Make it shorter, or save it smaller.':
    'এই ভিডিও {size} MB-র চেয়ে বড়। ছোট করুন, বা ছোট মাপে রাখুন।',
  'Three or four points read best.': 'তিন-চারটি কথা সবচেয়ে ভালো।',
  'To stop offering it, untick “Offered now”.': 'না রাখতে “এখন আছে”-র টিক তুলুন।',
  'Top of the page': 'পাতার উপরের অংশ',
  'Town or city': 'শহর',
  'Under Location': '“অবস্থান”-এ',
  'Under Location, and on the printed sheet': '“অবস্থান”-এ, আর ছাপা কাগজে',
  'Under the title with the days that are left, and beside the fee': 'শিরোনামের নিচে বাকি দিন-সহ, আর ফি-র পাশে',
  'Under the title, and in its own section with number, order and a link to check it':
    'শিরোনামের নিচে, আর আলাদা অংশে নম্বর, আদেশ ও যাচাইয়ের লিংক-সহ',
  'Under the title, and under Recognition': 'শিরোনামের নিচে, আর “স্বীকৃতি”-তে',
  'University Grants Commission (UGC)': 'বিশ্ববিদ্যালয় মঞ্জুরি কমিশন (UGC)',
  'Untick to close applications at once. While it is ticked, the dates below open and close them.':
    'টিক তুললে আবেদন তখনই বন্ধ হয়। টিক থাকলে নিচের তারিখ অনুযায়ী খোলে ও বন্ধ হয়।',
  'Untick to hide the course from visitors.': 'টিক তুললে দর্শকেরা কোর্সটি দেখেন না।',
  'Untick to remove it from new applications. Earlier applications keep it.':
    'টিক তুললে নতুন আবেদনে থাকে না। আগের আবেদনে থাকে।',
  'Video file': 'ভিডিও ফাইল',
  'Visitors do not see them until you do. Check the policies too: they name no address of yours.':
    'আপনি না লেখা পর্যন্ত দর্শকেরা দেখেন না। নীতিগুলিও দেখুন: সেখানে আপনাদের ঠিকানা নেই।',
  'We cannot check this PDF. Print it to a new PDF, then upload that one.':
    'আমরা এই PDF যাচাই করতে পারছি না। নতুন PDF হিসাবে প্রিন্ট করে সেটি আপলোড করুন।',
  'We cannot check this video. Save it as a short MP4, then upload it.':
    'আমরা এই ভিডিও যাচাই করতে পারছি না। ছোট MP4 হিসাবে রেখে আপলোড করুন।',
  'We cannot read this picture. It may be damaged or too large. Save it again as JPEG, then upload it.':
    'আমরা এই ছবি পড়তে পারছি না। হয়তো নষ্ট বা খুব বড়। JPEG হিসাবে আবার রেখে আপলোড করুন।',
  'What a student can hold us to.': 'যা নিয়ে ছাত্রছাত্রীরা আমাদের জবাব চাইতে পারেন।',
  'What a student pays and when, for example “Admission”, then “1st Semester”.':
    'ছাত্র বা ছাত্রী কী ও কখন দেন, যেমন “ভর্তি”, তারপর “1st Semester”।',
  'What families really ask, answered in one or two sentences.': 'পরিবার সত্যিই যা জিজ্ঞাসা করে, এক-দু বাক্যে উত্তর-সহ।',
  'What is missing': 'কী বাকি',
  'What is said, as WebVTT (.vtt). Visitors switch captions on and off in the player.':
    'যা বলা হয়েছে, WebVTT (.vtt) হিসাবে। দর্শকেরা প্লেয়ারে ক্যাপশন চালু ও বন্ধ করেন।',
  'What it leads to': 'পরে কী করা যায়',
  'What it shows and says': 'এতে কী দেখা ও বলা হয়',
  'What must stay in view': 'কী দেখা যেতেই হবে',
  'What students and their families want to know: teachers, library, hostel, directions.':
    'ছাত্রছাত্রী ও পরিবার যা জানতে চান: শিক্ষক, গ্রন্থাগার, হস্টেল, পথ।',
  'What the file is, for example “Timetable of the examination”. The notice shows it.':
    'ফাইলটি কী, যেমন “পরীক্ষার রুটিন”। বিজ্ঞপ্তিতে এটি দেখা যায়।',
  'What the picture shows': 'ছবিতে কী আছে',
  'What they do': 'তিনি কী করেন',
  'What we offer': 'আমরা কী দিই',
  'What we promise': 'আমাদের প্রতিশ্রুতি',
  'WhatsApp number': 'WhatsApp নম্বর',
  'When they can be reached': 'কখন তাঁকে পাওয়া যায়',
  'Where it is used': 'কোথায় ব্যবহার হয়',
  'Where to check it': 'কোথায় যাচাই করবেন',
  'Where to check the affiliation': 'অন্তর্ভুক্তি কোথায় যাচাই করবেন',
  'Who can apply': 'কারা আবেদন করতে পারেন',
  'Who can apply, which documents they need, how the course runs.': 'কারা আবেদন করতে পারেন, কোন নথি লাগে, কোর্স কীভাবে চলে।',
  'Who we are, in our own words.': 'আমরা কারা, নিজেদের কথায়।',
  'Whom to ask': 'কাকে জিজ্ঞাসা করবেন',
  'Wide pictures look best, at least 1,440 pixels across.': 'চওড়া ছবি সবচেয়ে ভালো, চওড়ায় অন্তত 1,440 পিক্সেল।',
  'With it students compare the book with the list of their college. Search engines name the price with it.':
    'এটি দিয়ে ছাত্রছাত্রীরা কলেজের তালিকার সঙ্গে বই মেলান। সার্চ ইঞ্জিন এর সঙ্গে দাম দেখায়।',
  'Write a notice': 'বিজ্ঞপ্তি লিখুন',
  'Write the heading and the text of the home page': 'হোম পাতার শিরোনাম ও লেখা লিখুন',
  'Write the “About us” page': '“আমাদের সম্পর্কে” পাতা লিখুন',
  '{name} could not be published': '{name} প্রকাশ করা যায়নি',
  '{name} has changes that are not on the site': '{name}-এর বদল এখনও ওয়েবসাইটে নেই',
  'Its stock of {count} stays with it until it is permanently deleted.':
    'চিরতরে মোছা না হওয়া পর্যন্ত এর {count} মজুত এর সঙ্গে থাকে।',
  'Move this {record} to the trash first. You can delete it permanently from there.':
    'আগে এটি ট্র্যাশে সরান ({record})। সেখান থেকে চিরতরে মুছতে পারবেন।',
  'We cannot check these captions. Save them again as WebVTT, then upload them.':
    'এই ক্যাপশনগুলি যাচাই করা যাচ্ছে না। আবার WebVTT হিসাবে সংরক্ষণ করে আপলোড করুন।',
  'This is a HEIC photo of an iPhone, which most browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, or send the photo to yourself by e-mail. Then upload the JPEG.':
    'এটি iPhone-এর HEIC ছবি, যা বেশিরভাগ ব্রাউজার দেখায় না। iPhone-এ Settings, Camera, Formats, Most Compatible বাছুন, বা ছবিটি নিজেকে ই-মেলে পাঠান। তারপর JPEG আপলোড করুন।',
  'Upload a video file, or enter the address of a video on YouTube or Vimeo, or of an MP4 or WebM file. It starts with https://':
    'ভিডিও ফাইল আপলোড করুন, বা YouTube বা Vimeo-র ভিডিওর, অথবা MP4 বা WebM ফাইলের ঠিকানা লিখুন। সেটি https:// দিয়ে শুরু হয়।',
  'Many pictures are being drawn. Try again in a minute.': 'এখন অনেক ছবি তৈরি হচ্ছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  'A text states another number than the portal': 'একটি লেখায় পোর্টালের থেকে আলাদা সংখ্যা আছে',
  'This college is listed twice. Remove one of its rows.': 'এই কলেজটি দুবার আছে। একটি সারি সরান।',
  'The lowest price of a college is {lowest}, but {other}. Make them the same.':
    'কলেজগুলির সবচেয়ে কম দাম {lowest}, কিন্তু {other}। দুটি এক করুন।',
  'The parts add up to {sum}, but {other}. Make them the same.': 'অংশগুলির যোগফল {sum}, কিন্তু {other}। দুটি এক করুন।',
  'Correct the sentence, or write a placeholder instead of the number: they are listed beside the text. If the text is right, change the setting.':
    'বাক্যটি ঠিক করুন, বা সংখ্যার বদলে বন্ধনীর নাম লিখুন: সেগুলি লেখার পাশে আছে। লেখাটি ঠিক হলে সেটিং বদলান।',
  'This MP4 consists of fragments, as of a live stream. Save it as one ordinary MP4, then upload it.':
    'এই MP4 টুকরো টুকরো, লাইভ সম্প্রচারের মতো। একটি সাধারণ MP4 হিসাবে সংরক্ষণ করে আপলোড করুন।',
  'This video keeps its picture or sound in another file. Save it as one MP4, then upload it.':
    'এই ভিডিওর ছবি বা শব্দ অন্য ফাইলে আছে। একটি MP4 হিসাবে সংরক্ষণ করে আপলোড করুন।',
  'Many browsers cannot play the picture of this video. Save it as MP4 with H.264. On an iPhone choose Settings, Camera, Formats, Most Compatible before you film.':
    'অনেক ব্রাউজার এই ভিডিওর ছবি চালাতে পারে না। H.264 দিয়ে MP4 হিসাবে সংরক্ষণ করুন। iPhone-এ ভিডিও তোলার আগে Settings, Camera, Formats, Most Compatible বাছুন।',
  'This video has more than one picture or other tracks beside picture and sound. Save it as an ordinary MP4.':
    'এই ভিডিওতে একাধিক ছবি, বা ছবি ও শব্দ ছাড়া অন্য কিছু আছে। সাধারণ MP4 হিসাবে সংরক্ষণ করুন।',
  'This file has no captions. Each needs a line such as 00:01.000 --> 00:04.000, and its text below.':
    'এই ফাইলে ক্যাপশন নেই। প্রতিটিতে 00:01.000 --> 00:04.000-এর মতো একটি লাইন আর তার নিচে লেখা চাই।',
  'Queue is full.': 'সারি ভরে গেছে।',
  'the college price': 'কলেজের দাম',
}
