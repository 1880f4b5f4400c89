/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const colleges: SeedTranslations['current'] = {
  'Sal Bithi Road, Bolpur, Birbhum, West Bengal 731204': 'শালবীথি রোড, বোলপুর, বীরভূম, পশ্চিমবঙ্গ 731204',
  'Karala Embankment Road, Jalpaiguri, West Bengal 735101': 'করলা বাঁধ রোড, জলপাইগুড়ি, পশ্চিমবঙ্গ 735101',
  'Manpur Bridge Road, Gaya, Bihar 823003': 'মানপুর ব্রিজ রোড, গয়া, বিহার 823003',
  'Canary Hill Road, Hazaribagh, Jharkhand 825301': 'ক্যানারি হিল রোড, হাজারিবাগ, ঝাড়খণ্ড 825301',
  'Upper Ridge Road, Almora, Uttarakhand 263601': 'আপার রিজ রোড, আলমোড়া, উত্তরাখণ্ড 263601',
  'Fateh Sagar Paal Road, Udaipur, Rajasthan 313001': 'ফতে সাগর পাল রোড, উদয়পুর, রাজস্থান 313001',
  'Kolanghat Road, Ayyanthole, Thrissur, Kerala 680003': 'কোলানঘাট রোড, আয়ান্তোল, ত্রিশূর, কেরল 680003',
  'Powai Naka, Satara, Maharashtra 415001': 'পোয়াই নাকা, সাতারা, মহারাষ্ট্র 415001',
  'Ring Road, Bidanasi, Cuttack, Odisha 753014': 'রিং রোড, বিদানাসি, কটক, ওড়িশা 753014',
  'Mission Chariali, Tezpur, Sonitpur, Assam 784001': 'মিশন চারিআলি, তেজপুর, শোণিতপুর, অসম 784001',
  'Daliganj Crossing, Lucknow, Uttar Pradesh 226020': 'ডালিগঞ্জ মোড়, লখনউ, উত্তরপ্রদেশ 226020',
  'Gajanur Road, Shivamogga, Karnataka 577202': 'গাজনুর রোড, শিবমোগ্গা, কর্ণাটক 577202',
  'Shantivan stands at the edge of a sal wood, ten minutes by cycle from Bolpur station. Its red-brick house was built in 1931 by a doctor who wanted a school under trees. In the cool months many classes are still held outside.':
    'শান্তিবন একটি শালবনের ধারে, বোলপুর স্টেশন থেকে সাইকেলে দশ মিনিট। লাল ইটের বাড়িটি 1931 সালে এক ডাক্তার তৈরি করিয়েছিলেন, তিনি চেয়েছিলেন গাছের তলায় একটি স্কুল। ঠান্ডার মাসগুলিতে এখনও অনেক ক্লাস বাইরে হয়।',
  'The college is known for its work with music and craft in primary teaching. Each trainee keeps a plot in the kitchen garden and teaches one lesson from it.':
    'প্রাথমিক স্তরে সংগীত ও হাতের কাজ শেখানোর জন্য কলেজটি পরিচিত। প্রত্যেক প্রশিক্ষণার্থী সবজি বাগানের একটি অংশ দেখাশোনা করেন এবং সেখান থেকে একটি পাঠ পড়ান।',
  'Two practice schools within walking distance': 'হাঁটা পথে দুটি অনুশীলন স্কুল',
  'Library of 14,000 books with an evening reading room': '14,000 বইয়ের লাইব্রেরি, সন্ধ্যায় পড়ার ঘর খোলা',
  'Separate hostels for women and men, 120 seats in all': 'মহিলা ও পুরুষদের আলাদা হস্টেল, মোট 120টি আসন',
  "Tistapar occupies an old planters' bungalow between the Karala river and the tea gardens. Students come from the villages of the Dooars, and lessons move easily between Bengali, Nepali, Hindi and Sadri.":
    'তিস্তাপার করলা নদী আর চা-বাগানের মাঝে বাগান-মালিকদের এক পুরোনো বাংলোয়। ছাত্রছাত্রীরা আসেন ডুয়ার্সের গ্রাম থেকে, আর পাঠ চলে বাংলা, নেপালি, হিন্দি ও সাদরি ভাষার মধ্যে সহজে।',
  'Its trainees run a Saturday school for the children of tea workers. It is the part of the course that former students remember best.':
    'এখানকার প্রশিক্ষণার্থীরা চা-শ্রমিকদের সন্তানদের জন্য শনিবারের স্কুল চালান। প্রাক্তন ছাত্রছাত্রীরা কোর্সের এই অংশটিই সবচেয়ে বেশি মনে রাখেন।',
  'Strong in language teaching and early reading': 'ভাষা শেখানো ও পড়ার শুরুতে বিশেষ জোর',
  'Bus from Jalpaiguri Road station morning and evening': 'জলপাইগুড়ি রোড স্টেশন থেকে সকাল-সন্ধ্যায় বাস',
  'Hostel for women, 60 seats': 'মহিলাদের হস্টেল, 60টি আসন',
  'Phalgutir looks over the wide sands of the Phalgu river. The main hall with its shallow dome was a court house until 1962. Today it holds the morning assembly, and the old record rooms hold the library.':
    'ফল্গুতীর ফল্গু নদীর চওড়া বালুচরের সামনে। অগভীর গম্বুজওয়ালা মূল হলটি 1962 পর্যন্ত আদালত ছিল। আজ সেখানে সকালের সমাবেশ হয়, আর পুরোনো নথির ঘরে লাইব্রেরি।',
  'The college keeps its fees low and its calendar strict: classes begin at seven in summer and end before the heat.':
    'কলেজ ফি কম রাখে আর ক্যালেন্ডার কড়া: গরমে ক্লাস শুরু হয় সাতটায়, রোদ চড়ার আগেই শেষ।',
  'Demonstration school of 300 children on the campus': 'ক্যাম্পাসে 300 শিশুর প্রদর্শন স্কুল',
  'Free bridge course in English during the first month': 'প্রথম মাসে বিনা খরচে ইংরেজির সেতু কোর্স',
  'Day college, with rented rooms arranged near by': 'দিনের কলেজ, কাছাকাছি ভাড়ার ঘরের ব্যবস্থা',
  'In March the palash trees around this campus turn the whole hill orange. The low stone buildings were designed in 1974 and stay cool without fans for half the year.':
    'মার্চে এই ক্যাম্পাসের পলাশ গাছ পুরো পাহাড়টিকে কমলা করে দেয়। 1974 সালে তৈরি নিচু পাথরের বাড়িগুলি বছরের অর্ধেক সময় পাখা ছাড়াই ঠান্ডা থাকে।',
  'All three of our courses are taught here. Teacher trainees and pharmacy students share one library, one canteen and one very serious football tournament.':
    'আমাদের তিনটি কোর্সই এখানে পড়ানো হয়। শিক্ষক প্রশিক্ষণার্থী ও ফার্মেসির ছাত্রছাত্রীদের একই লাইব্রেরি, একই ক্যান্টিন আর একটিই খুব জমজমাট ফুটবল টুর্নামেন্ট।',
  'Two pharmacy laboratories renewed in 2021': '2021 সালে নতুন করে সাজানো দুটি ফার্মেসি ল্যাবরেটরি',
  'Teaching in Hindi, English and, for practice lessons, Santali': 'হিন্দি, ইংরেজি আর অনুশীলন পাঠের জন্য সাঁওতালিতে পড়ানো',
  'Hostels for women and men, 180 seats': 'মহিলা ও পুরুষদের হস্টেল, 180টি আসন',
  'Deodar Hill College sits on a ridge at 1,650 metres, and on clear mornings the snow peaks fill the classroom windows. The house is stone below and carved timber above, in the old Kumaon way.':
    'দেওদার হিল কলেজ 1,650 মিটার উঁচু এক শৈলশিরায়, পরিষ্কার সকালে ক্লাসের জানালা জুড়ে তুষারশৃঙ্গ দেখা যায়। বাড়িটি পুরোনো কুমায়ুনি ধাঁচের: নিচে পাথর, ওপরে খোদাই করা কাঠ।',
  'Many of its trainees go on to teach in schools with two rooms and five classes, so the college teaches multigrade teaching with unusual care.':
    'এখানকার অনেক প্রশিক্ষণার্থী পরে দুই ঘর আর পাঁচ ক্লাসের স্কুলে পড়ান, তাই কলেজ একসঙ্গে একাধিক ক্লাস পড়ানো বিশেষ যত্নে শেখায়।',
  'Practice teaching in eleven hill schools': 'এগারোটি পাহাড়ি স্কুলে পড়ানোর অনুশীলন',
  'Winter vacation from late December to the end of January': 'ডিসেম্বরের শেষ থেকে জানুয়ারির শেষ পর্যন্ত শীতের ছুটি',
  'Hostel for women, 50 seats, with heating': 'মহিলাদের হস্টেল, 50টি আসন, ঘর গরম রাখার ব্যবস্থাসহ',
  "A merchant's haveli with carved balconies became a college in 1988. Its four floors climb around a courtyard, and the roof looks over the lake to the Aravalli hills.":
    'খোদাই করা বারান্দাওয়ালা এক বণিকের হাভেলি 1988 সালে কলেজ হয়। এর চারটি তলা উঠোন ঘিরে উঠেছে, আর ছাদ থেকে হ্রদ পেরিয়ে আরাবল্লী পাহাড় দেখা যায়।',
  'The pharmacy wing was added in 2009 in the same stone. The college has a good name for placing D.Pharm students in hospital training close to home.':
    '2009 সালে একই পাথরে ফার্মেসি ভবন যোগ হয়। D.Pharm-এর ছাত্রছাত্রীদের বাড়ির কাছে হাসপাতালে প্রশিক্ষণের ব্যবস্থা করায় কলেজের সুনাম আছে।',
  'Training places with six hospitals in Udaipur and Rajsamand': 'উদয়পুর ও রাজসমন্দের ছয়টি হাসপাতালে প্রশিক্ষণের জায়গা',
  'B.Ed classes in Hindi and English': 'হিন্দি ও ইংরেজিতে B.Ed-এর ক্লাস',
  'Separate hostels for women and men, 140 seats': 'মহিলা ও পুরুষদের আলাদা হস্টেল, 140টি আসন',
  'Nilathira is a cluster of houses with deep tiled roofs around a square court open to the rain. Behind them is a garden of 210 medicinal plants, each with its label in Malayalam, Latin and English.':
    'নীলতীর বৃষ্টির জন্য খোলা এক চৌকো উঠোন ঘিরে ঢালু টালির ছাদের একগুচ্ছ বাড়ি। পিছনে 210টি ভেষজ গাছের বাগান, প্রতিটি গাছে মালয়ালম, লাতিন ও ইংরেজিতে নাম লেখা।',
  "Students learn pharmacognosy with soil on their hands and write the garden's yearly catalogue themselves.":
    'ছাত্রছাত্রীরা হাতে মাটি মেখে ফার্মাকোগনসি শেখেন আর বাগানের বার্ষিক তালিকা নিজেরাই লেখেন।',
  "Drug information centre that answers the town's questions by telephone":
    'ওষুধের তথ্যকেন্দ্র, টেলিফোনে শহরের মানুষের প্রশ্নের উত্তর দেয়',
  'Hospital training in Thrissur and Irinjalakuda': 'ত্রিশূর ও ইরিঞ্জালকুডায় হাসপাতালে প্রশিক্ষণ',
  'Hostel for women, 90 seats': 'মহিলাদের হস্টেল, 90টি আসন',
  'The black basalt building with its clock tower was finished in 1908 as a town library. When the library outgrew it, the institute moved in and kept the pointed windows, the teak stairs and the clock.':
    'ঘড়ি-মিনারওয়ালা কালো ব্যাসল্টের বাড়িটি 1908 সালে শহরের লাইব্রেরি হিসাবে তৈরি হয়। লাইব্রেরির জায়গা না কুলোলে প্রতিষ্ঠানটি এখানে আসে, আর সূচালো জানালা, সেগুন কাঠের সিঁড়ি ও ঘড়িটি রেখে দেয়।',
  'It is the most demanding of our pharmacy colleges and also the best equipped, with a model medicine store where students serve real customers in the final semester.':
    'আমাদের ফার্মেসি কলেজগুলির মধ্যে এখানেই খাটুনি সবচেয়ে বেশি, সরঞ্জামও সবচেয়ে ভালো। এর আদর্শ ওষুধের দোকানে শেষ সেমেস্টারে ছাত্রছাত্রীরা আসল ক্রেতাদের ওষুধ দেন।',
  'Model pharmacy open to the public': 'সবার জন্য খোলা আদর্শ ফার্মেসি',
  'Machine room with a tablet press and a coating pan': 'ট্যাবলেট প্রেস ও কোটিং প্যানসহ যন্ত্রঘর',
  'Hostels for women and men, 160 seats': 'মহিলা ও পুরুষদের হস্টেল, 160টি আসন',
  "Mahanadi Tat was built in 1968 by young architects who loved concrete, shade and river wind. Deep fins keep the sun out of the classrooms, and the roof terrace is where everyone goes at five o'clock.":
    'মহানদী তট 1968 সালে তৈরি করেন তরুণ স্থপতিরা, যাঁরা কংক্রিট, ছায়া আর নদীর হাওয়া ভালোবাসতেন। গভীর পাখনা ক্লাসঘরে রোদ ঢুকতে দেয় না, আর পাঁচটা বাজলে সবাই ছাদে যান।',
  'The college teaches B.Ed, D.El.Ed and D.Pharm. Its science teaching laboratory makes all its apparatus from things found in the bazaar.':
    'কলেজে B.Ed, D.El.Ed ও D.Pharm পড়ানো হয়। বিজ্ঞান শিক্ষণের ল্যাবরেটরি বাজারে পাওয়া জিনিস দিয়েই সব সরঞ্জাম বানায়।',
  'Low-cost science workshop open every Saturday': 'কম খরচের বিজ্ঞান কর্মশালা, প্রতি শনিবার খোলা',
  'Practice schools in Cuttack city and twelve villages': 'কটক শহর ও বারোটি গ্রামে অনুশীলন স্কুল',
  'Hostels for women and men, 200 seats': 'মহিলা ও পুরুষদের হস্টেল, 200টি আসন',
  'Luitpar is a row of Assam-type houses: timber frames, white plaster panels and red tin roofs that drum in the rain. It began in 1979 with eleven trainees and one borrowed blackboard.':
    'লুইতপার অসম ধাঁচের একসারি বাড়ি: কাঠের কাঠামো, সাদা পলেস্তারা আর লাল টিনের ছাদ, বৃষ্টিতে যা ঢাকের মতো বাজে। 1979 সালে এগারোজন প্রশিক্ষণার্থী আর ধার করা একটি ব্ল্যাকবোর্ড নিয়ে এর শুরু।',
  'The college works closely with community schools along the Brahmaputra and with the tea gardens to the north.':
    'ব্রহ্মপুত্রের ধারের কমিউনিটি স্কুল আর উত্তরের চা-বাগানগুলির সঙ্গে কলেজ মিলেমিশে কাজ করে।',
  'Courses in Assamese, Bengali, Hindi and English medium': 'অসমিয়া, বাংলা, হিন্দি ও ইংরেজি মাধ্যমে কোর্স',
  'Boat library visited by trainees each month': 'নৌকা লাইব্রেরি, প্রশিক্ষণার্থীরা প্রতি মাসে যান',
  'Hostel for women, 70 seats': 'মহিলাদের হস্টেল, 70টি আসন',
  "Gomti Prangan is a place of arches. The front court was a garden house of the 1880s, repaired arch by arch by the college's own students and the last lime plasterers of the city.":
    'গোমতী প্রাঙ্গণ খিলানের জায়গা। সামনের উঠোনটি ছিল 1880-এর দশকের এক বাগানবাড়ি, কলেজের নিজের ছাত্রছাত্রী আর শহরের শেষ চুন-কারিগররা একটি একটি করে খিলান সারিয়েছেন।',
  'Teacher training here gives much room to Hindi and Urdu, to storytelling and to theatre. The pharmacy department shares the quieter rear court.':
    'এখানে শিক্ষক প্রশিক্ষণে হিন্দি ও উর্দু, গল্প বলা ও নাটক অনেকটা জায়গা পায়। পিছনের নিরিবিলি উঠোনে ফার্মেসি বিভাগও আছে।',
  'Library with 22,000 books, 4,000 of them in Urdu': '22,000 বইয়ের লাইব্রেরি, তার মধ্যে 4,000 উর্দুতে',
  'Yearly storytelling week open to the schools of Lucknow': 'লখনউয়ের স্কুলগুলির জন্য প্রতি বছর গল্প বলার সপ্তাহ',
  'Hostels for women and men, 150 seats': 'মহিলা ও পুরুষদের হস্টেল, 150টি আসন',
  'Tungatara is our youngest college. It opened in 2012 in a new building of granite pillars and terracotta screens that let the breeze of the Tunga river through every corridor.':
    'তুঙ্গাতারা আমাদের সবচেয়ে নতুন কলেজ। 2012 সালে গ্রানাইটের থাম আর টেরাকোটার জালির নতুন বাড়িতে এটি খোলে, জালি দিয়ে তুঙ্গা নদীর হাওয়া প্রতিটি বারান্দায় আসে।',
  'Laboratory groups are small, never more than fifteen, and each student learns to keep stock on a computer before the first hospital posting.':
    'ল্যাবরেটরির দল ছোট, কখনও পনেরোজনের বেশি নয়, আর প্রত্যেক ছাত্রছাত্রী প্রথমবার হাসপাতালে যাওয়ার আগে কম্পিউটারে মজুতের হিসাব রাখতে শেখেন।',
  'Four laboratories and a medicinal garden': 'চারটি ল্যাবরেটরি ও একটি ভেষজ বাগান',
  'Training with the district hospital and nine rural health centres': 'জেলা হাসপাতাল ও নয়টি গ্রামীণ স্বাস্থ্যকেন্দ্রে প্রশিক্ষণ',
  'Hostels for women and men, 110 seats': 'মহিলা ও পুরুষদের হস্টেল, 110টি আসন',
  'Rooms for three with a warden on each floor, and a mess with food of West Bengal. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর পশ্চিমবঙ্গের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'There is no hostel. The office helps you to find a rented room near by. (Demo, invented)':
    'হস্টেল নেই। কাছাকাছি ভাড়ার ঘর খুঁজতে অফিস সাহায্য করে। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Jharkhand. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর ঝাড়খণ্ডের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Uttarakhand. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর উত্তরাখণ্ডের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Rajasthan. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর রাজস্থানের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Kerala. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর কেরলের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Maharashtra. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর মহারাষ্ট্রের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Odisha. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর ওড়িশার খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Assam. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর অসমের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Uttar Pradesh. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর উত্তরপ্রদেশের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'Rooms for three with a warden on each floor, and a mess with food of Karnataka. (Demo, invented)':
    'তিনজনের ঘর, প্রতি তলায় একজন ওয়ার্ডেন, আর কর্ণাটকের খাবারের মেস। (ডেমো, কাল্পনিক)',
  'From Bolpur station take an e-rickshaw or the town bus to Sal Bithi Road. (Demo, invented)':
    'বোলপুর স্টেশন থেকে ই-রিকশা বা শহরের বাসে শালবীথি রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Jalpaiguri station take an e-rickshaw or the town bus to Karala Embankment Road. (Demo, invented)':
    'জলপাইগুড়ি স্টেশন থেকে ই-রিকশা বা শহরের বাসে করলা বাঁধ রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Gaya station take an e-rickshaw or the town bus to Manpur Bridge Road. (Demo, invented)':
    'গয়া স্টেশন থেকে ই-রিকশা বা শহরের বাসে মানপুর ব্রিজ রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Hazaribagh station take an e-rickshaw or the town bus to Canary Hill Road. (Demo, invented)':
    'হাজারিবাগ স্টেশন থেকে ই-রিকশা বা শহরের বাসে ক্যানারি হিল রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Almora station take an e-rickshaw or the town bus to Upper Ridge Road. (Demo, invented)':
    'আলমোড়া স্টেশন থেকে ই-রিকশা বা শহরের বাসে আপার রিজ রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Udaipur station take an e-rickshaw or the town bus to Fateh Sagar Paal Road. (Demo, invented)':
    'উদয়পুর স্টেশন থেকে ই-রিকশা বা শহরের বাসে ফতে সাগর পাল রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Thrissur station take an e-rickshaw or the town bus to Kolanghat Road. (Demo, invented)':
    'ত্রিশূর স্টেশন থেকে ই-রিকশা বা শহরের বাসে কোলানঘাট রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Satara station take an e-rickshaw or the town bus to Powai Naka. (Demo, invented)':
    'সাতারা স্টেশন থেকে ই-রিকশা বা শহরের বাসে পোয়াই নাকা আসুন। (ডেমো, কাল্পনিক)',
  'From Cuttack station take an e-rickshaw or the town bus to Ring Road. (Demo, invented)':
    'কটক স্টেশন থেকে ই-রিকশা বা শহরের বাসে রিং রোড আসুন। (ডেমো, কাল্পনিক)',
  'From Tezpur station take an e-rickshaw or the town bus to Mission Chariali. (Demo, invented)':
    'তেজপুর স্টেশন থেকে ই-রিকশা বা শহরের বাসে মিশন চারিআলি আসুন। (ডেমো, কাল্পনিক)',
  'From Lucknow station take an e-rickshaw or the town bus to Daliganj Crossing. (Demo, invented)':
    'লখনউ স্টেশন থেকে ই-রিকশা বা শহরের বাসে ডালিগঞ্জ মোড় আসুন। (ডেমো, কাল্পনিক)',
  'From Shivamogga station take an e-rickshaw or the town bus to Gajanur Road. (Demo, invented)':
    'শিবমোগ্গা স্টেশন থেকে ই-রিকশা বা শহরের বাসে গাজনুর রোড আসুন। (ডেমো, কাল্পনিক)',
  'A walk through the college': 'কলেজ ঘুরে দেখা',
  'Demo: drawings stand in for a film, without sound. The front of the college, a class under a great tree, and the library are seen one after another. Captions name them.':
    'ডেমো: ফিল্মের জায়গায় আঁকা ছবি, শব্দ ছাড়া। একের পর এক কলেজের সামনের দিক, বড় গাছের তলায় ক্লাস আর লাইব্রেরি দেখা যায়। ক্যাপশনে তাদের নাম আছে।',
  'Demo: there is no film at this address. A real one would lead from the gate to the classrooms, and this text would name what is passed.':
    'ডেমো: এই ঠিকানায় কোনো ফিল্ম নেই। আসল ফিল্ম ফটক থেকে ক্লাসঘর পর্যন্ত নিয়ে যেত, আর এখানে লেখা থাকত পথে কী কী পড়ে।',
  'Admission office': 'ভর্তির অফিস',
  'Can we visit before applying?': 'আবেদন করার আগে কি ঘুরে দেখা যায়?',
  'Yes, on any working day. Call the admission office first, so that somebody can show you round.':
    'হ্যাঁ, যে কোনো কাজের দিনে। আগে ভর্তির অফিসে ফোন করুন, যাতে কেউ আপনাকে ঘুরিয়ে দেখাতে পারেন।',
  "Tistapar Teachers' Training College": 'তিস্তাপার শিক্ষক প্রশিক্ষণ মহাবিদ্যালয়',
  'Phalgutir College of Education': 'ফল্গুতীর শিক্ষা মহাবিদ্যালয়',
  'Palashban College of Education and Pharmacy': 'পলাশবন শিক্ষা ও ফার্মেসি মহাবিদ্যালয়',
  'Deodar Hill College of Education': 'দেওদার হিল শিক্ষা মহাবিদ্যালয়',
  'Aravalli Prabhat College': 'আরাবল্লী প্রভাত কলেজ',
  'Nilathira College of Pharmacy': 'নীলতীর ফার্মেসি কলেজ',
  'Sahyadri Kiran Institute of Pharmacy': 'সহ্যাদ্রি কিরণ ফার্মেসি ইনস্টিটিউট',
  'Mahanadi Tat College': 'মহানদী তট কলেজ',
  'Luitpar College of Education': 'লুইতপার শিক্ষা মহাবিদ্যালয়',
  'Gomti Prangan College': 'গোমতী প্রাঙ্গণ কলেজ',
  'Tungatara College of Pharmacy': 'তুঙ্গাতারা ফার্মেসি কলেজ',
  Jalpaiguri: 'জলপাইগুড়ি',
  Gaya: 'গয়া',
  Hazaribagh: 'হাজারিবাগ',
  Almora: 'আলমোড়া',
  Udaipur: 'উদয়পুর',
  Thrissur: 'ত্রিশূর',
  Satara: 'সাতারা',
  Cuttack: 'কটক',
  Tezpur: 'তেজপুর',
  Lucknow: 'লখনউ',
  Shivamogga: 'শিবমোগ্গা',
}
