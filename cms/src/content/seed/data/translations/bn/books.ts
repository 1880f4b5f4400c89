/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const books: SeedTranslations['current'] = {
  'Seven hundred medicines on facing pages: dose, storage, caution and the words to use with patients.':
    'মুখোমুখি পাতায় সাতশো ওষুধ: মাত্রা, রাখার নিয়ম, সাবধানতা আর রোগীকে বলার কথা।',
  'Setting questions, marking fairly, and using marks to teach better. Includes blueprints, rubrics and easy statistics.':
    'প্রশ্ন তৈরি, ন্যায্য মূল্যায়ন আর নম্বর কাজে লাগিয়ে আরও ভালো পড়ানো। ব্লুপ্রিন্ট, রুব্রিক ও সহজ পরিসংখ্যানসহ।',
  'Carbohydrates to creatinine. Body chemistry with the laboratory reports that make sense of it.':
    'কার্বোহাইড্রেট থেকে ক্রিয়েটিনিন। শরীরের রসায়ন, সঙ্গে যে পরীক্ষার রিপোর্টে তা বোঝা যায়।',
  'How small children move, speak, play and think, with notes kept by anganwadi workers and mothers.':
    'ছোট শিশুরা কীভাবে চলে, বলে, খেলে ও ভাবে, অঙ্গনওয়াড়ি কর্মী ও মায়েদের লেখা টীকাসহ।',
  'How children grow in body, mind and company, told through twelve real classrooms. Each chapter ends with an observation task for the practice school.':
    'শরীরে, মনে ও সঙ্গীদের মধ্যে শিশুরা কীভাবে বড় হয়, বারোটি সত্যিকারের ক্লাসঘরের কথায়। প্রতি অধ্যায়ের শেষে অনুশীলন স্কুলের জন্য পর্যবেক্ষণের কাজ।',
  'What happens when a child solves a problem, forgets, copies or invents. Theory in small, clear portions.':
    'শিশু যখন সমস্যার সমাধান করে, ভোলে, নকল করে বা নতুন কিছু ভাবে, তখন কী ঘটে। ছোট ও স্পষ্ট অংশে তত্ত্ব।',
  'From reading a prescription to running a shop: stock, counselling, accounts and the law of the counter.':
    'প্রেসক্রিপশন পড়া থেকে দোকান চালানো: মজুত, পরামর্শ, হিসাব আর কাউন্টারের আইন।',
  'From the Constitution to the National Education Policy 2020: what the country asks of its schools, and what schools can answer.':
    'সংবিধান থেকে জাতীয় শিক্ষানীতি 2020: দেশ স্কুলের কাছে কী চায়, আর স্কুল কী দিতে পারে।',
  'Disability, language and caste in ordinary classrooms. Practical steps for a teacher who works alone.':
    'সাধারণ ক্লাসঘরে প্রতিবন্ধকতা, ভাষা ও জাত। একা কাজ করেন এমন শিক্ষকের জন্য হাতে-কলমে পথ।',
  'Buying, storing, billing and borrowing. A small business book for people who will own a medicine shop.':
    'কেনা, রাখা, বিল করা ও ধার নেওয়া। যাঁরা ওষুধের দোকানের মালিক হবেন, তাঁদের জন্য ব্যবসার ছোট বই।',
  'Setting up a reading corner with a hundred books, and what to do in it every day of the week.':
    'একশো বই নিয়ে পড়ার কোণ কীভাবে সাজাবেন, আর সপ্তাহের প্রতিদিন সেখানে কী করবেন।',
  'Number, shape and measure for classes 1 to 3. Sixty activities, none of which needs to be bought.':
    'ক্লাস 1 থেকে 3-এর জন্য সংখ্যা, আকার ও মাপ। ষাটটি কাজ, কোনোটির জন্য কিছু কিনতে হয় না।',
  'The village, the family and the school: an introduction for students who have just left school themselves.':
    'গ্রাম, পরিবার ও স্কুল: যে ছাত্রছাত্রীরা সবে নিজেরা স্কুল ছেড়েছেন, তাঁদের জন্য পরিচয়।',
  'Rhymes, pictures and plain talk. How to teach English to children who hear it only at school.':
    'ছড়া, ছবি ও সহজ কথা। যে শিশুরা শুধু স্কুলেই ইংরেজি শোনে, তাদের কীভাবে ইংরেজি শেখাবেন।',
  'Ponds, waste, heat and birds: a year of projects that a school can begin without money.':
    'পুকুর, আবর্জনা, গরম ও পাখি: এক বছরের প্রকল্প, স্কুল যা বিনা পয়সায় শুরু করতে পারে।',
  'Stories, surveys and laws. A book to be discussed in class rather than learned by heart.':
    'গল্প, সমীক্ষা ও আইন। মুখস্থ করার নয়, ক্লাসে আলোচনা করার বই।',
  'Listening first. How a teacher can notice trouble, talk about it, and know when to call for help.':
    'আগে শোনা। শিক্ষক কীভাবে সমস্যা টের পাবেন, তা নিয়ে কথা বলবেন, আর কখন সাহায্য চাইবেন।',
  'Clay, paper, cloth and leaf. Forty crafts of India made simple for small hands, with step drawings.':
    'মাটি, কাগজ, কাপড় ও পাতা। ভারতের চল্লিশটি হাতের কাজ ছোট হাতের জন্য সহজ করে, ধাপে ধাপে ছবিসহ।',
  'The ward round, the drug store and the committee table: pharmacy inside a working hospital.':
    'ওয়ার্ডে ঘোরা, ওষুধের ভাঁড়ার ও কমিটির টেবিল: চালু হাসপাতালের ভিতরের ফার্মেসি।',
  'The body in clear line drawings, system by system, with the questions a pharmacist is really asked.':
    'স্পষ্ট রেখাচিত্রে শরীর, তন্ত্র ধরে ধরে, ফার্মাসিস্টকে সত্যিই যে প্রশ্ন করা হয় সেগুলিসহ।',
  'Who decides what is taught? A short, honest book about subjects, syllabuses and textbooks.':
    'কী পড়ানো হবে, কে ঠিক করে? বিষয়, পাঠক্রম ও পাঠ্যবই নিয়ে ছোট, সৎ একটি বই।',
  'Every teacher is a teacher of language. Reading, note-making and classroom talk for teachers of all subjects.':
    'প্রত্যেক শিক্ষকই ভাষার শিক্ষক। সব বিষয়ের শিক্ষকদের জন্য পড়া, নোট নেওয়া ও ক্লাসের কথাবার্তা।',
  'Behaviour, thought and talk in learning, with lesson sketches that show each theory at work before a class of fifty.':
    'শেখায় আচরণ, চিন্তা ও কথা, পাঠের খসড়াসহ, যেখানে পঞ্চাশজনের ক্লাসে প্রতিটি তত্ত্ব কাজ করতে দেখা যায়।',
  'Paper folding, patterns and proofs for classes 6 to 12. A methods book that treats mathematics as something to do.':
    'ক্লাস 6 থেকে 12-এর জন্য কাগজ ভাঁজ, নকশা ও প্রমাণ। পদ্ধতির বই, যেখানে গণিত হাতে-কলমে করার জিনিস।',
  'Experiments that work with bazaar materials, and the ideas behind them. For teachers of classes 7 to 12.':
    'বাজারের জিনিস দিয়ে হয় এমন পরীক্ষা, আর তার পিছনের ভাবনা। ক্লাস 7 থেকে 12-এর শিক্ষকদের জন্য।',
  'Maps, documents and arguments. How to teach history, geography and civics so that students ask back.':
    'মানচিত্র, নথি ও যুক্তি। ইতিহাস, ভূগোল ও পৌরবিজ্ঞান কীভাবে পড়ালে ছাত্রছাত্রীরা পাল্টা প্রশ্ন করে।',
  'Percentages, dilutions, doses and isotonicity in four hundred graded problems with answers.':
    'শতাংশ, লঘুকরণ, মাত্রা ও সমসারকতা, উত্তরসহ ক্রমে সাজানো চারশো অঙ্কে।',
  'Structure, tests and uses of official drugs. Every reaction drawn, every limit test explained.':
    'স্বীকৃত ওষুধের গঠন, পরীক্ষা ও ব্যবহার। প্রতিটি বিক্রিয়া আঁকা, প্রতিটি সীমা পরীক্ষা বোঝানো।',
  'Microbes, sterilisation and the clean room, in words that a diploma student can use.':
    'জীবাণু, নির্বীজন ও পরিচ্ছন্ন ঘর, ডিপ্লোমার ছাত্রছাত্রীর কাজে লাগে এমন ভাষায়।',
  'Dosage forms from powders to parenterals, with calculations worked line by line and forty practicals.':
    'চূর্ণ থেকে ইনজেকশন পর্যন্ত ওষুধের রূপ, লাইন ধরে কষা হিসাব ও চল্লিশটি প্র্যাকটিক্যালসহ।',
  'One hundred and twenty crude drugs with field drawings, microscopy and the names used in Indian markets.':
    'একশো কুড়িটি ভেষজ, মাঠে আঁকা ছবি, অণুবীক্ষণের বিবরণ ও ভারতের বাজারে চলা নামসহ।',
  'How medicines act, how they harm and what to tell the patient. Drug tables at the end of each chapter.':
    'ওষুধ কীভাবে কাজ করে, কীভাবে ক্ষতি করে আর রোগীকে কী বলবেন। প্রতি অধ্যায়ের শেষে ওষুধের সারণি।',
  'Common diseases and their treatment, with case notes from three district hospitals.':
    'সাধারণ রোগ ও তার চিকিৎসা, তিনটি জেলা হাসপাতালের রোগীর বিবরণসহ।',
  'The Acts and Rules a pharmacist must know, retold with examples and kept up to date in each printing.':
    'যে আইন ও নিয়ম ফার্মাসিস্টের জানা দরকার, উদাহরণসহ সহজ করে বলা, প্রতি মুদ্রণে হালনাগাদ।',
  'Limit tests, identification and assay, set out so that the result fits the page.':
    'সীমা পরীক্ষা, শনাক্তকরণ ও পরিমাপ, এমনভাবে সাজানো যাতে ফল পাতায় ধরে যায়।',
  'A laboratory manual with procedure, label and record page for each preparation.':
    'ল্যাবরেটরির খাতা, প্রতিটি প্রস্তুতির পদ্ধতি, লেবেল ও রেকর্ডের পাতাসহ।',
  'Magnets, seeds, shadows and sour lime: seventy experiments with what each of them teaches.':
    'চুম্বক, বীজ, ছায়া ও লেবু: সত্তরটি পরীক্ষা, আর প্রতিটি কী শেখায়।',
  'Thirty short texts, from a bus ticket to a Supreme Court order, and how to read each of them closely.':
    'বাসের টিকিট থেকে সুপ্রিম কোর্টের আদেশ, তিরিশটি ছোট লেখা, আর প্রতিটি কীভাবে মন দিয়ে পড়তে হয়।',
  'A first reader for teachers in Santali-speaking villages: greetings, classroom sentences, songs and stories.':
    'সাঁওতালিভাষী গ্রামের শিক্ষকদের প্রথম পাঠ: সম্ভাষণ, ক্লাসের বাক্য, গান ও গল্প।',
  'How a small school becomes a kind and orderly place, and what even its youngest teacher can do.':
    'ছোট স্কুল কীভাবে স্নেহ ও শৃঙ্খলার জায়গা হয়ে ওঠে, আর তার নবীনতম শিক্ষকও কী করতে পারেন।',
  'National health programmes, nutrition, vaccines and the pharmacist who explains them at the counter.':
    'জাতীয় স্বাস্থ্য কর্মসূচি, পুষ্টি, টিকা আর যে ফার্মাসিস্ট কাউন্টারে দাঁড়িয়ে সেগুলি বোঝান।',
  'Eighty songs and games in nine languages with simple notation and what each is good for.':
    'নয়টি ভাষায় আশিটি গান ও খেলা, সহজ স্বরলিপিসহ, আর কোনটি কী কাজে লাগে।',
  'Food, water, shelter and travel, taught by walking out of the door. For classes 3 to 5.':
    'খাবার, জল, ঘর ও যাতায়াত, দরজার বাইরে বেরিয়ে শেখানো। ক্লাস 3 থেকে 5-এর জন্য।',
  'Timelines on string, maps on floors, elections in class. Methods for the upper primary stage.':
    'সুতোয় সময়রেখা, মেঝেয় মানচিত্র, ক্লাসে নির্বাচন। উচ্চ প্রাথমিক স্তরে পড়ানোর পদ্ধতি।',
  'One teacher, five classes, one room. Timetables, group work and good sense from the hill schools.':
    'একজন শিক্ষক, পাঁচটি ক্লাস, একটি ঘর। পাহাড়ি স্কুলের রুটিন, দলগত কাজ ও কাণ্ডজ্ঞান।',
  'Twenty weeks, day by day: what to watch, what to plan and what to write down. With tear-out record sheets.':
    'কুড়ি সপ্তাহ, দিন ধরে ধরে: কী দেখবেন, কী পরিকল্পনা করবেন, কী লিখে রাখবেন। ছিঁড়ে নেওয়ার মতো রেকর্ডের পাতাসহ।',
  'One phone, one projector and uncertain electricity: using technology where it helps, and leaving it where it does not.':
    'একটি ফোন, একটি প্রোজেক্টর আর অনিশ্চিত বিদ্যুৎ: প্রযুক্তি যেখানে কাজে লাগে সেখানে ব্যবহার, যেখানে লাগে না সেখানে বাদ।',
  'A term of safe practice for teachers and their classes, with drawings of every posture and rules of common games.':
    'শিক্ষক ও তাঁদের ক্লাসের জন্য এক টার্মের নিরাপদ অনুশীলন, প্রতিটি ভঙ্গির ছবি ও চেনা খেলার নিয়মসহ।',
  'Urdu Tadrees ke Usool: principles of teaching Urdu at the elementary stage, with model lessons.':
    'উর্দু তদরিস কে উসুল: প্রাথমিক স্তরে উর্দু পড়ানোর নীতি, আদর্শ পাঠসহ।',
  'Aushadhi Vidhi evam Nitishastra: drug law and ethics in Hindi, with the exact English terms beside them.':
    'ঔষধি বিধি এবং নীতিশাস্ত্র: হিন্দিতে ওষুধের আইন ও নীতি, পাশে সঠিক ইংরেজি শব্দ।',
  'Nepali Bhasha Shikshan: teaching Nepali as a first language in the schools of the hills and the Dooars.':
    'নেপালি ভাষা শিক্ষণ: পাহাড় ও ডুয়ার্সের স্কুলে প্রথম ভাষা হিসাবে নেপালি পড়ানো।',
  'Prathamik Ganit Shikshan: teaching mathematics at the primary stage, with common mistakes and their cures.':
    'প্রাথমিক গণিত শিক্ষণ: প্রাথমিক স্তরে গণিত পড়ানো, চেনা ভুল ও তার প্রতিকারসহ।',
  'Bal Vikas aur Adhigam: child development and learning for the first semester, with solved questions.':
    'বাল বিকাশ ঔর অধিগম: প্রথম সেমেস্টারের জন্য শিশু বিকাশ ও শেখা, সমাধান করা প্রশ্নসহ।',
  'Manav Sharir Rachna evam Kriya Vigyan: anatomy and physiology for D.Pharm students who think in Hindi.':
    'মানব শরীর রচনা এবং ক্রিয়া বিজ্ঞান: যে D.Pharm ছাত্রছাত্রীরা হিন্দিতে ভাবেন, তাঁদের জন্য শরীরের গঠন ও শারীরবিদ্যা।',
  'Hindi Bhasha Shikshan: aims, methods and aids for teaching Hindi, with twenty complete lesson plans.':
    'হিন্দি ভাষা শিক্ষণ: হিন্দি পড়ানোর উদ্দেশ্য, পদ্ধতি ও উপকরণ, কুড়িটি পুরো পাঠ পরিকল্পনাসহ।',
  'Itihas Shikshan Paddhati: teaching history in Bengali-medium schools, from local sources to the board examination.':
    'ইতিহাস শিক্ষণ পদ্ধতি: বাংলা মাধ্যম স্কুলে ইতিহাস পড়ানো, স্থানীয় উৎস থেকে বোর্ডের পরীক্ষা পর্যন্ত।',
  'Paribesh Parichiti o Shikshan: environmental studies for elementary teachers of Bengali-medium schools.':
    'পরিবেশ পরিচিতি ও শিক্ষণ: বাংলা মাধ্যম স্কুলের প্রাথমিক শিক্ষকদের জন্য পরিবেশ বিদ্যা।',
  'Bangla Bhasha Shikshan: how children come to read and write Bangla, from first sounds to first stories.':
    'বাংলা ভাষা শিক্ষণ: প্রথম ধ্বনি থেকে প্রথম গল্প, শিশুরা কীভাবে বাংলা পড়তে ও লিখতে শেখে।',
  'Bheshaj Bigyan Parichay: an introduction to medicinal plants and crude drugs in Bengali.':
    'ভেষজ বিজ্ঞান পরিচয়: বাংলায় ভেষজ উদ্ভিদ ও কাঁচা ওষুধের পরিচয়।',
  'Shikshar Darshan o Samaj: philosophy of education and the society around the school, in clear Bengali, with questions from past papers.':
    'শিক্ষার দর্শন ও সমাজ: শিক্ষার দর্শন আর স্কুলের চারপাশের সমাজ, স্পষ্ট বাংলায়, আগের বছরের প্রশ্নপত্রের প্রশ্নসহ।',
  '1st edition, 2024 (demo, invented)': 'প্রথম সংস্করণ, 2024 (ডেমো, কাল্পনিক)',
  '2nd edition, 2025 (demo, invented)': 'দ্বিতীয় সংস্করণ, 2025 (ডেমো, কাল্পনিক)',
  '3rd edition, 2026 (demo, invented)': 'তৃতীয় সংস্করণ, 2026 (ডেমো, কাল্পনিক)',
}
