/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const pictures: SeedTranslations['current'] = {
  'A pharmacy teacher with a flask and a board of figures in front of a video camera':
    'ভিডিও ক্যামেরার সামনে ফার্মেসির এক শিক্ষিকা, হাতে ফ্লাস্ক, পিছনে সংখ্যায় ভরা বোর্ড',
  'Cover of “Drug Store and Business Management” by Jignesh Parikh, a D.Pharm book from Deepstambh Publishers.':
    '“Drug Store and Business Management”-এর প্রচ্ছদ, লেখক: Jignesh Parikh, D.Pharm-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “A Student’s Formulary of Indian Medicines” by Dr. Padmini Raghavan and Dr. S. Ekka, a D.Pharm book from Mrigank Medical Books.':
    '“A Student’s Formulary of Indian Medicines”-এর প্রচ্ছদ, লেখক: Dr. Padmini Raghavan and Dr. S. Ekka, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'A teacher at the board explains a lesson to a video camera': 'বোর্ডের পাশে এক শিক্ষক ভিডিও ক্যামেরাকে পাঠ বোঝাচ্ছেন',
  'Cover of “Pharmacy Law and Ethics” by Adv. Shirin Wadia, a D.Pharm book from Deepstambh Publishers.':
    '“Pharmacy Law and Ethics”-এর প্রচ্ছদ, লেখক: Adv. Shirin Wadia, D.Pharm-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “औषधि विधि एवं नीतिशास्त्र” by डॉ. प्रमोद कुमार पाठक, a D.Pharm book from Kalam-Dawat Publications.':
    '“औषधि विधि एवं नीतिशास्त्र”-এর প্রচ্ছদ, লেখক: डॉ. प्रमोद कुमार पाठक, D.Pharm-এর বই, প্রকাশক: Kalam-Dawat Publications।',
  'Cover of “Hospital and Clinical Pharmacy” by Dr. Manjunath Hegde, a D.Pharm book from Mrigank Medical Books.':
    '“Hospital and Clinical Pharmacy”-এর প্রচ্ছদ, লেখক: Dr. Manjunath Hegde, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Pharmaceutical Microbiology” by Dr. Gaurangi Pattnaik, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmaceutical Microbiology”-এর প্রচ্ছদ, লেখক: Dr. Gaurangi Pattnaik, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Biochemistry and Clinical Pathology” by Dr. Imtiaz Ahmed Barbhuiya, a D.Pharm book from Mrigank Medical Books.':
    '“Biochemistry and Clinical Pathology”-এর প্রচ্ছদ, লেখক: Dr. Imtiaz Ahmed Barbhuiya, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Pharmacotherapeutics” by Dr. Leela Thampi, a D.Pharm book from Saptaparni Academic.':
    '“Pharmacotherapeutics”-এর প্রচ্ছদ, লেখক: Dr. Leela Thampi, D.Pharm-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Community Pharmacy and Management” by Deepa Shenoy, a D.Pharm book from Deepstambh Publishers.':
    '“Community Pharmacy and Management”-এর প্রচ্ছদ, লেখক: Deepa Shenoy, D.Pharm-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “Pharmacology for Pharmacists” by Dr. Ritwik Goswami, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmacology for Pharmacists”-এর প্রচ্ছদ, লেখক: Dr. Ritwik Goswami, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Pharmaceutical Calculations Made Plain” by R. Gopalakrishnan, a D.Pharm book from Saptaparni Academic.':
    '“Pharmaceutical Calculations Made Plain”-এর প্রচ্ছদ, লেখক: R. Gopalakrishnan, D.Pharm-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “मानव शरीर रचना एवं क्रिया विज्ञान” by डॉ. अर्चना सिंह राठौड़, a D.Pharm book from Kalam-Dawat Publications.':
    '“मानव शरीर रचना एवं क्रिया विज्ञान”-এর প্রচ্ছদ, লেখক: डॉ. अर्चना सिंह राठौड़, D.Pharm-এর বই, প্রকাশক: Kalam-Dawat Publications।',
  'Cover of “ভেষজ বিজ্ঞান পরিচয়” by ড. শ্যামল কুমার মাহাতো, a D.Pharm book from Aksharbari Prakashan.':
    '“ভেষজ বিজ্ঞান পরিচয়”-এর প্রচ্ছদ, লেখক: ড. শ্যামল কুমার মাহাতো, D.Pharm-এর বই, প্রকাশক: Aksharbari Prakashan।',
  'Cover of “Practical Manual of Pharmaceutical Chemistry” by Sabiha Naaz, a D.Pharm book from Mrigank Medical Books.':
    '“Practical Manual of Pharmaceutical Chemistry”-এর প্রচ্ছদ, লেখক: Sabiha Naaz, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Practical Manual of Pharmaceutics” by Nitin Bhosale, a D.Pharm book from Mrigank Medical Books.':
    '“Practical Manual of Pharmaceutics”-এর প্রচ্ছদ, লেখক: Nitin Bhosale, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Social Pharmacy” by Kavita Meshram, a D.Pharm book from Deepstambh Publishers.':
    '“Social Pharmacy”-এর প্রচ্ছদ, লেখক: Kavita Meshram, D.Pharm-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “Pharmacognosy: Medicines from Plants” by Dr. Sreelatha Menon, a D.Pharm book from Saptaparni Academic.':
    '“Pharmacognosy: Medicines from Plants”-এর প্রচ্ছদ, লেখক: Dr. Sreelatha Menon, D.Pharm-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Human Anatomy and Physiology” by Dr. Kaushik Purkayastha, a D.Pharm book from Mrigank Medical Books.':
    '“Human Anatomy and Physiology”-এর প্রচ্ছদ, লেখক: Dr. Kaushik Purkayastha, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Pharmaceutical Chemistry” by Dr. Abdul Matin Laskar, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmaceutical Chemistry”-এর প্রচ্ছদ, লেখক: Dr. Abdul Matin Laskar, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “Pharmaceutics: Theory and Practice” by Dr. Vasudha Kelkar, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmaceutics: Theory and Practice”-এর প্রচ্ছদ, লেখক: Dr. Vasudha Kelkar, D.Pharm-এর বই, প্রকাশক: Mrigank Medical Books।',
  'Cover of “اردو تدریس کے اصول” by ڈاکٹر نکہت فاطمہ, a D.El.Ed book from Kalam-Dawat Publications.':
    '“اردو تدریس کے اصول”-এর প্রচ্ছদ, লেখক: ڈاکٹر نکہت فاطمہ, D.El.Ed-এর বই, প্রকাশক: Kalam-Dawat Publications।',
  'Cover of “नेपाली भाषा शिक्षण” by विनोद प्रधान, a D.El.Ed book from Kalam-Dawat Publications.':
    '“नेपाली भाषा शिक्षण”-এর প্রচ্ছদ, লেখক: विनोद प्रधान, D.El.Ed-এর বই, প্রকাশক: Kalam-Dawat Publications।',
  'Cover of “Song, Movement and Play” by Jonali Bora, a D.El.Ed book from Shalmali Prakashani.':
    '“Song, Movement and Play”-এর প্রচ্ছদ, লেখক: Jonali Bora, D.El.Ed-এর বই, প্রকাশক: Shalmali Prakashani।',
  'Cover of “Teaching Social Studies in Classes 6 to 8” by Shaheen Ansari, a D.El.Ed book from Saptaparni Academic.':
    '“Teaching Social Studies in Classes 6 to 8”-এর প্রচ্ছদ, লেখক: Shaheen Ansari, D.El.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “School Culture and Leadership” by Dr. Thomas Kurian, a D.El.Ed book from Deepstambh Publishers.':
    '“School Culture and Leadership”-এর প্রচ্ছদ, লেখক: Dr. Thomas Kurian, D.El.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “The Multigrade Classroom” by Harish Bhandari, a D.El.Ed book from Shalmali Prakashani.':
    '“The Multigrade Classroom”-এর প্রচ্ছদ, লেখক: Harish Bhandari, D.El.Ed-এর বই, প্রকাশক: Shalmali Prakashani।',
  'Cover of “পরিবেশ পরিচিতি ও শিক্ষণ” by দীপঙ্কর বেরা, a D.El.Ed book from Aksharbari Prakashan.':
    '“পরিবেশ পরিচিতি ও শিক্ষণ”-এর প্রচ্ছদ, লেখক: দীপঙ্কর বেরা, D.El.Ed-এর বই, প্রকাশক: Aksharbari Prakashan।',
  'Cover of “Santali Language Reader for Teachers” by Sonamuni Murmu, a D.El.Ed book from Aksharbari Prakashan.':
    '“Santali Language Reader for Teachers”-এর প্রচ্ছদ, লেখক: Sonamuni Murmu, D.El.Ed-এর বই, প্রকাশক: Aksharbari Prakashan।',
  'Cover of “Primary Science by Doing” by Mukund Wagh, a D.El.Ed book from Saptaparni Academic.':
    '“Primary Science by Doing”-এর প্রচ্ছদ, লেখক: Mukund Wagh, D.El.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Cognition, Learning and the Child” by Dr. Aparajita Das, a D.El.Ed book from Deepstambh Publishers.':
    '“Cognition, Learning and the Child”-এর প্রচ্ছদ, লেখক: Dr. Aparajita Das, D.El.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “Early Literacy and the Reading Corner” by Nandini Subramaniam, a D.El.Ed book from Saptaparni Academic.':
    '“Early Literacy and the Reading Corner”-এর প্রচ্ছদ, লেখক: Nandini Subramaniam, D.El.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “प्राथमिक गणित शिक्षण” by रमेश चन्द्र जोशी, a D.El.Ed book from Kalam-Dawat Publications.':
    '“प्राथमिक गणित शिक्षण”-এর প্রচ্ছদ, লেখক: रमेश चन्द्र जोशी, D.El.Ed-এর বই, প্রকাশক: Kalam-Dawat Publications।',
  'Cover of “Hands at Work: Art and Craft Education” by Chandrakala Prajapati, a D.El.Ed book from Shalmali Prakashani.':
    '“Hands at Work: Art and Craft Education”-এর প্রচ্ছদ, লেখক: Chandrakala Prajapati, D.El.Ed-এর বই, প্রকাশক: Shalmali Prakashani।',
  'Cover of “English for Young Learners” by Maria Fernandes Rego, a D.El.Ed book from Deepstambh Publishers.':
    '“English for Young Learners”-এর প্রচ্ছদ, লেখক: Maria Fernandes Rego, D.El.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “Teaching Environmental Studies” by Dolma Lepcha, a D.El.Ed book from Saptaparni Academic.':
    '“Teaching Environmental Studies”-এর প্রচ্ছদ, লেখক: Dolma Lepcha, D.El.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Early Mathematics with Stones and Sticks” by Bhaskar Mohapatra, a D.El.Ed book from Saptaparni Academic.':
    '“Early Mathematics with Stones and Sticks”-এর প্রচ্ছদ, লেখক: Bhaskar Mohapatra, D.El.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Education and Society” by Rehana Parveen, a D.El.Ed book from Deepstambh Publishers.':
    '“Education and Society”-এর প্রচ্ছদ, লেখক: Rehana Parveen, D.El.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “বাংলা ভাষা শিক্ষণ: প্রথম পাঠ” by মধুমিতা সরেন, a D.El.Ed book from Aksharbari Prakashan.':
    '“বাংলা ভাষা শিক্ষণ: প্রথম পাঠ”-এর প্রচ্ছদ, লেখক: মধুমিতা সরেন, D.El.Ed-এর বই, প্রকাশক: Aksharbari Prakashan।',
  'Cover of “Child Studies: The First Eight Years” by Ishita Chakrabarti, a D.El.Ed book from Saptaparni Academic.':
    '“Child Studies: The First Eight Years”-এর প্রচ্ছদ, লেখক: Ishita Chakrabarti, D.El.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “बाल विकास और अधिगम” by डॉ. कुसुमलता यादव, a D.El.Ed book from Kalam-Dawat Publications.':
    '“बाल विकास और अधिगम”-এর প্রচ্ছদ, লেখক: डॉ. कुसुमलता यादव, D.El.Ed-এর বই, প্রকাশক: Kalam-Dawat Publications।',
  'Cover of “Environmental Education for Teachers” by K. S. Unnithan, a B.Ed book from Saptaparni Academic.':
    '“Environmental Education for Teachers”-এর প্রচ্ছদ, লেখক: K. S. Unnithan, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Yoga, Health and Physical Education” by Dr. Mohan Nautiyal, a B.Ed book from Shalmali Prakashani.':
    '“Yoga, Health and Physical Education”-এর প্রচ্ছদ, লেখক: Dr. Mohan Nautiyal, B.Ed-এর বই, প্রকাশক: Shalmali Prakashani।',
  'Cover of “Guidance and Counselling in Schools” by Dr. Anjali Hembram, a B.Ed book from Deepstambh Publishers.':
    '“Guidance and Counselling in Schools”-এর প্রচ্ছদ, লেখক: Dr. Anjali Hembram, B.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “Gender, School and Society” by Lalthanpuii Sailo, a B.Ed book from Shalmali Prakashani.':
    '“Gender, School and Society”-এর প্রচ্ছদ, লেখক: Lalthanpuii Sailo, B.Ed-এর বই, প্রকাশক: Shalmali Prakashani।',
  'Cover of “Creating an Inclusive School” by Dr. Zubeida Rahman, a B.Ed book from Saptaparni Academic.':
    '“Creating an Inclusive School”-এর প্রচ্ছদ, লেখক: Dr. Zubeida Rahman, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Understanding ICT in the Classroom” by Sandeep Kulkarni, a B.Ed book from Deepstambh Publishers.':
    '“Understanding ICT in the Classroom”-এর প্রচ্ছদ, লেখক: Sandeep Kulkarni, B.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “ইতিহাস শিক্ষণ পদ্ধতি” by ড. অনিন্দিতা রায়চৌধুরী, a B.Ed book from Aksharbari Prakashan.':
    '“ইতিহাস শিক্ষণ পদ্ধতি”-এর প্রচ্ছদ, লেখক: ড. অনিন্দিতা রায়চৌধুরী, B.Ed-এর বই, প্রকাশক: Aksharbari Prakashan।',
  'Cover of “Pedagogy of Social Science” by Farida Qureshi, a B.Ed book from Saptaparni Academic.':
    '“Pedagogy of Social Science”-এর প্রচ্ছদ, লেখক: Farida Qureshi, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Pedagogy of Physical Science” by Dr. Tanmoy Bhowmik, a B.Ed book from Saptaparni Academic.':
    '“Pedagogy of Physical Science”-এর প্রচ্ছদ, লেখক: Dr. Tanmoy Bhowmik, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “The School Internship: A Working Diary” by Gurpreet Kaur Sandhu, a B.Ed book from Shalmali Prakashani.':
    '“The School Internship: A Working Diary”-এর প্রচ্ছদ, লেখক: Gurpreet Kaur Sandhu, B.Ed-এর বই, প্রকাশক: Shalmali Prakashani।',
  'Cover of “Knowledge and Curriculum” by Prof. Nirmala Toppo, a B.Ed book from Deepstambh Publishers.':
    '“Knowledge and Curriculum”-এর প্রচ্ছদ, লেখক: Prof. Nirmala Toppo, B.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “हिन्दी भाषा शिक्षण” by डॉ. सरोज तिवारी, a B.Ed book from Kalam-Dawat Publications.':
    '“हिन्दी भाषा शिक्षण”-এর প্রচ্ছদ, লেখক: डॉ. सरोज तिवारी, B.Ed-এর বই, প্রকাশক: Kalam-Dawat Publications।',
  'Cover of “Pedagogy of Mathematics” by Arunabha Maity, a B.Ed book from Saptaparni Academic.':
    '“Pedagogy of Mathematics”-এর প্রচ্ছদ, লেখক: Arunabha Maity, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Assessment for Learning” by Dr. P. Venkataraman, a B.Ed book from Deepstambh Publishers.':
    '“Assessment for Learning”-এর প্রচ্ছদ, লেখক: Dr. P. Venkataraman, B.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Cover of “Reading and Reflecting on Texts” by Joyanti Marak, a B.Ed book from Shalmali Prakashani.':
    '“Reading and Reflecting on Texts”-এর প্রচ্ছদ, লেখক: Joyanti Marak, B.Ed-এর বই, প্রকাশক: Shalmali Prakashani।',
  'Cover of “Learning and Teaching” by Dr. Hemlata Rawat, a B.Ed book from Saptaparni Academic.':
    '“Learning and Teaching”-এর প্রচ্ছদ, লেখক: Dr. Hemlata Rawat, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “শিক্ষার দর্শন ও সমাজ” by ড. সুবিমল মুখোপাধ্যায়, a B.Ed book from Aksharbari Prakashan.':
    '“শিক্ষার দর্শন ও সমাজ”-এর প্রচ্ছদ, লেখক: ড. সুবিমল মুখোপাধ্যায়, B.Ed-এর বই, প্রকাশক: Aksharbari Prakashan।',
  'Cover of “Language Across the Curriculum” by Rukmini Deshpande, a B.Ed book from Saptaparni Academic.':
    '“Language Across the Curriculum”-এর প্রচ্ছদ, লেখক: Rukmini Deshpande, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'Cover of “Contemporary India and Education” by Prof. Iqbal Hashmi, a B.Ed book from Deepstambh Publishers.':
    '“Contemporary India and Education”-এর প্রচ্ছদ, লেখক: Prof. Iqbal Hashmi, B.Ed-এর বই, প্রকাশক: Deepstambh Publishers।',
  'Demo, drawn: a page with a bar chart and four questions, and bars in place of the text.':
    'ডেমো, আঁকা: স্তম্ভচিত্র ও চারটি প্রশ্নের পাতা, লেখার জায়গায় রেখা।',
  'Demo, drawn: the first page of a chapter, with bars in place of the text.':
    'ডেমো, আঁকা: একটি অধ্যায়ের প্রথম পাতা, লেখার জায়গায় রেখা।',
  'Demo, drawn: a page of contents with twelve chapters, and bars in place of the text.':
    'ডেমো, আঁকা: বারোটি অধ্যায়ের সূচিপত্র, লেখার জায়গায় রেখা।',
  'Cover of “Childhood and Growing Up” by Dr. Malabika Sengupta, a B.Ed book from Saptaparni Academic.':
    '“Childhood and Growing Up”-এর প্রচ্ছদ, লেখক: Dr. Malabika Sengupta, B.Ed-এর বই, প্রকাশক: Saptaparni Academic।',
  'New students with files stand in a line at a desk where a counsellor checks their papers.':
    'ফাইল হাতে নতুন ছাত্রছাত্রীরা একটি টেবিলের সামনে লাইনে দাঁড়িয়ে, সেখানে কাউন্সেলর তাঁদের কাগজ দেখছেন।',
  'A student sits between labelled beds of herbs with an open notebook in her lap.':
    'নাম লেখা ভেষজের কেয়ারির মাঝে এক ছাত্রী কোলে খোলা খাতা নিয়ে বসে।',
  'Two friends talk under a lamp post beside a parked bicycle at night.':
    'রাতে দাঁড় করানো সাইকেলের পাশে আলোর খুঁটির নিচে দুই বন্ধুর গল্প।',
  'Three musicians with harmonium, tabla and tanpura sit on a carpet under hanging lamps.':
    'ঝুলন্ত প্রদীপের নিচে গালিচায় হারমোনিয়াম, তবলা ও তানপুরা নিয়ে তিন শিল্পী।',
  'Lit windows of a long college building under a violet sky with the moon, students walking home.':
    'চাঁদ ওঠা বেগুনি আকাশের নিচে কলেজের লম্বা বাড়ির আলো জ্বলা জানালা, ছাত্রছাত্রীরা বাড়ি ফিরছেন।',
  'Students work in pairs at a row of computers while a teacher in an indigo sari helps.':
    'সারি দেওয়া কম্পিউটারে ছাত্রছাত্রীরা জোড়ায় জোড়ায় কাজ করছেন, নীল শাড়ি পরা শিক্ষিকা সাহায্য করছেন।',
  'A dancer in an indigo and marigold costume raises one hand on a lit stage.':
    'নীল ও গাঁদা রঙের পোশাকে এক নৃত্যশিল্পী আলো ঝলমলে মঞ্চে একটি হাত তুলেছেন।',
  'A row of students sits in lotus posture on mats in front of a rising sun and palms.':
    'উদীয়মান সূর্য ও তালগাছের সামনে মাদুরে পদ্মাসনে বসা ছাত্রছাত্রীর সারি।',
  'Visitors look at a model of the planets, a volcano and a small windmill on tables with charts behind.':
    'দর্শকেরা টেবিলে রাখা গ্রহের মডেল, আগ্নেয়গিরি ও ছোট হাওয়াকল দেখছেন, পিছনে চার্ট।',
  'White alpana drawn on a red floor around a brass lamp, a veena, books and marigold flowers.':
    'পিতলের প্রদীপ, বীণা, বই ও গাঁদা ফুল ঘিরে লাল মেঝেয় আঁকা সাদা আলপনা।',
  'Three students plant a young neem tree; one holds a spade and one pours water from a can.':
    'তিনজন ছাত্রছাত্রী একটি ছোট নিমগাছ লাগাচ্ছেন; একজনের হাতে কোদাল, একজন জল ঢালছেন।',
  'Staff and students stand in a row before the national flag on a white pole in the college court.':
    'কলেজের উঠোনে সাদা দণ্ডে জাতীয় পতাকার সামনে কর্মী ও ছাত্রছাত্রীরা সারি দিয়ে দাঁড়িয়ে।',
  'A trainee teacher points to large letters on a blackboard; children with raised hands sit on the floor.':
    'এক প্রশিক্ষণার্থী শিক্ষক ব্ল্যাকবোর্ডে বড় অক্ষর দেখাচ্ছেন; মেঝেয় বসা শিশুরা হাত তুলেছে।',
  'Children sit in a ring under a tree and listen to a trainee reading aloud.':
    'গাছের তলায় গোল হয়ে বসা শিশুরা এক প্রশিক্ষণার্থীর পড়া শুনছে।',
  'Two teams lean back in a tug of war on the college field.': 'কলেজের মাঠে দড়ি টানাটানিতে দুই দল পিছনে হেলে আছে।',
  'A student in a white coat and hijab lifts a flask of orange liquid to the light.':
    'সাদা কোট ও হিজাব পরা এক ছাত্রী কমলা তরলের ফ্লাস্ক আলোর দিকে তুলে ধরেছেন।',
  'Students choose books from high shelves; one stands on a ladder.': 'ছাত্রছাত্রীরা উঁচু তাক থেকে বই বাছছেন; একজন মইয়ে দাঁড়িয়ে।',
  'Four runners with batons race on a marked track below strings of coloured paper flags.':
    'রঙিন কাগজের পতাকার সারির নিচে দাগ কাটা পথে ব্যাটন হাতে চারজন দৌড়চ্ছেন।',
  'A young woman reads in a tall window seat with books stacked beside her and a neem branch outside.':
    'লম্বা জানালার ধারে বসে এক তরুণী পড়ছেন, পাশে বইয়ের স্তূপ, বাইরে নিমের ডাল।',
  'Five graduates in dark gowns with marigold sashes hold their rolled diplomas in front of the arches.':
    'গাঢ় গাউন ও গাঁদা রঙের উত্তরীয় পরা পাঁচজন স্নাতক খিলানের সামনে গোটানো ডিপ্লোমা হাতে।',
  'A graduate bows slightly to receive her diploma from a principal in a white sari on a decorated stage.':
    'সাজানো মঞ্চে সাদা শাড়ি পরা অধ্যক্ষার হাত থেকে ডিপ্লোমা নিতে এক স্নাতক একটু নত হয়েছেন।',
  'A small group in white coats works at laboratory benches beside a terracotta screen.':
    'টেরাকোটার জালির পাশে ল্যাবরেটরির টেবিলে সাদা কোট পরা একটি ছোট দল কাজ করছে।',
  'Students fill a hall with scalloped arches and listen to a speaker on a garlanded stage.':
    'খিলানওয়ালা হল ছাত্রছাত্রীতে ভরা, মালায় সাজানো মঞ্চে বক্তার কথা শুনছেন।',
  'A new two-storey building of grey granite pillars and terracotta screens with areca palms in front, in bright morning light.':
    'ধূসর গ্রানাইটের থাম ও টেরাকোটার জালির নতুন দোতলা বাড়ি, সামনে সুপারি গাছ, সকালের উজ্জ্বল আলো।',
  'A library under scalloped arches, with readers at a table and lamps hanging above them.':
    'খিলানের নিচে লাইব্রেরি, টেবিলে পাঠক, উপরে ঝুলন্ত আলো।',
  'A trainee in a red sari shows a drawing of a seedling on the blackboard to children on benches under timber beams.':
    'কাঠের কড়িকাঠের নিচে বেঞ্চে বসা শিশুদের লাল শাড়ি পরা এক প্রশিক্ষণার্থী ব্ল্যাকবোর্ডে চারাগাছের ছবি দেখাচ্ছেন।',
  'A building of scalloped arches with slender corner towers and small domes at dusk, lamps lit along the front.':
    'গোধূলিতে খিলানের বাড়ি, কোণে সরু মিনার ও ছোট গম্বুজ, সামনে জ্বলা আলো।',
  'A white half-timbered house with a red tin roof and a raised veranda, tea bushes in front and mist over blue hills.':
    'লাল টিনের ছাদ ও উঁচু বারান্দার কাঠের কাঠামোর সাদা বাড়ি, সামনে চা-গাছ, নীল পাহাড়ে কুয়াশা।',
  'A library with long concrete beams and many books; students read and one climbs a ladder.':
    'লম্বা কংক্রিটের কড়ি ও অনেক বইয়ের লাইব্রেরি; ছাত্রছাত্রীরা পড়ছেন, একজন মইয়ে উঠছেন।',
  'A modernist concrete college on pillars with a grid of sun-breakers, a rain tree beside it and a wide river behind.':
    'থামের উপর আধুনিক কংক্রিটের কলেজ, রোদ আটকানোর জালি, পাশে শিরীষ গাছ, পিছনে চওড়া নদী।',
  'A classroom with concrete beams; a trainee in a blue kurta explains a ring formula on the board to her class.':
    'কংক্রিটের কড়ির ক্লাসঘর; নীল কুর্তা পরা এক প্রশিক্ষণার্থী বোর্ডে বলয়ের সংকেত বোঝাচ্ছেন।',
  'A model medicine store: a student in a white coat hands a parcel over the counter to a customer, shelves of boxes behind.':
    'আদর্শ ওষুধের দোকান: সাদা কোট পরা এক ছাত্রী কাউন্টারে ক্রেতাকে পার্সেল দিচ্ছেন, পিছনে বাক্সের তাক।',
  'A black basalt college with pointed windows and a tall clock tower before green table-topped hills and rain clouds.':
    'সূচালো জানালা ও উঁচু ঘড়ি-মিনারের কালো ব্যাসল্টের কলেজ, পিছনে টেবিলের মতো সমতল চূড়ার সবুজ পাহাড় ও বৃষ্টির মেঘ।',
  'A square court with wooden pillars and a tulsi stand in the centre, tiled roofs sloping in from every side.':
    'কাঠের থামের চৌকো উঠোন, মাঝে তুলসীমঞ্চ, চারদিক থেকে ঢালু টালির ছাদ।',
  'A bright laboratory where students compare leaves and liquids in glass jars.':
    'উজ্জ্বল ল্যাবরেটরি, ছাত্রছাত্রীরা কাচের বয়ামে পাতা ও তরল মিলিয়ে দেখছেন।',
  'White walls under deep sloping roofs of red tile with carved gables, coconut palms leaning over a pond in clear noon light.':
    'খোদাই করা ত্রিকোণসহ ঢালু লাল টালির ছাদের নিচে সাদা দেওয়াল, দুপুরের পরিষ্কার আলোয় পুকুরের উপর ঝুঁকে পড়া নারকেল গাছ।',
  'A pharmacy laboratory with sand-coloured walls; students in white coats measure and stir at the bench.':
    'বালিরঙা দেওয়ালের ফার্মেসি ল্যাবরেটরি; সাদা কোট পরা ছাত্রছাত্রীরা টেবিলে মাপছেন ও নাড়ছেন।',
  'A sandstone building with carved jharokha balconies and small domed pavilions on the roof, glowing at sunset before bare hills.':
    'বেলেপাথরের বাড়ি, খোদাই করা ঝরোকা ও ছাদে ছোট গম্বুজের ছত্রি, ন্যাড়া পাহাড়ের সামনে সূর্যাস্তে উজ্জ্বল।',
  'A haveli courtyard with cusped arches, a neem tree in the middle and students on its raised platform.':
    'খাঁজকাটা খিলানের হাভেলির উঠোন, মাঝে নিমগাছ, তার বেদিতে ছাত্রছাত্রী।',
  'A small library with wooden shelves and a window to the hills, readers at a long table.':
    'কাঠের তাক ও পাহাড়ের দিকে জানালার ছোট লাইব্রেরি, লম্বা টেবিলে পাঠক।',
  'A timber-lined classroom whose windows look out to mountains; trainees listen to a teacher in a shawl.':
    'কাঠে মোড়া ক্লাসঘর, জানালা দিয়ে পাহাড় দেখা যায়; প্রশিক্ষণার্থীরা শাল গায়ে শিক্ষিকার কথা শুনছেন।',
  'A stone and timber hill college with steep slate gables, deodar trees beside it and snow peaks behind in early light.':
    'পাথর ও কাঠের পাহাড়ি কলেজ, খাড়া স্লেটের ছাদ, পাশে দেওদার, পিছনে ভোরের আলোয় তুষারশৃঙ্গ।',
  'A pharmacy laboratory: students at two benches with flasks, burettes and a balance.':
    'ফার্মেসি ল্যাবরেটরি: দুটি টেবিলে ফ্লাস্ক, বুরেট ও দাঁড়িপাল্লা নিয়ে ছাত্রছাত্রী।',
  'A paved courtyard with a stone bench round a tree, open corridors on all sides and students talking in the shade.':
    'বাঁধানো উঠোন, গাছ ঘিরে পাথরের বেঞ্চ, চারদিকে খোলা বারান্দা, ছায়ায় গল্প করছেন ছাত্রছাত্রীরা।',
  'A long low building of stone walls and concrete slabs among palash trees in full orange flower.':
    'কমলা ফুলে ভরা পলাশ গাছের মাঝে পাথরের দেওয়াল ও কংক্রিটের ছাদের লম্বা নিচু বাড়ি।',
  'An assembly hall with arches on both sides; students sit facing a stage with a lectern and garlands.':
    'দুপাশে খিলানের সভাঘর; ছাত্রছাত্রীরা ভাষণের মঞ্চ ও মালার দিকে মুখ করে বসে।',
  'A cream-coloured building with a shallow dome and rows of round arches in evening light, a student walking with a bicycle in front.':
    'অগভীর গম্বুজ ও সারি সারি গোল খিলানের ক্রিম রঙের বাড়ি, সন্ধ্যার আলোয় সামনে সাইকেল হাতে এক ছাত্র।',
  'A library with tall wooden shelves; students read at a long table under hanging lamps.':
    'উঁচু কাঠের তাকের লাইব্রেরি; ঝুলন্ত আলোর নিচে লম্বা টেবিলে ছাত্রছাত্রীরা পড়ছেন।',
  'A classroom with green-shuttered windows; students in rows follow a lesson at the blackboard.':
    'সবুজ পাল্লার জানালার ক্লাসঘর; সারিতে বসা ছাত্রছাত্রীরা ব্ল্যাকবোর্ডে পাঠ বুঝছেন।',
  'A white two-storey bungalow with green shutters and a long arched veranda under monsoon clouds, betel palms behind.':
    'সবুজ পাল্লা ও লম্বা খিলান দেওয়া বারান্দার সাদা দোতলা বাংলো, উপরে বর্ষার মেঘ, পিছনে সুপারি গাছ।',
  'A class sits in a half circle on the ground under a great tree while a teacher speaks beside a small blackboard.':
    'বড় গাছের তলায় মাটিতে অর্ধবৃত্তে বসা ক্লাস, ছোট ব্ল্যাকবোর্ডের পাশে শিক্ষিকা বলছেন।',
  'A red-brick college with a curved Bengal roof and arched veranda, sal trees on both sides, in warm afternoon light.':
    'বাঁকানো বাংলা চাল ও খিলান দেওয়া বারান্দার লাল ইটের কলেজ, দুপাশে শালগাছ, বিকেলের নরম আলো।',
  'Two students in white coats work in a pharmacy laboratory; one grinds with a mortar, one reads a measuring cylinder, before shelves of labelled jars.':
    'ফার্মেসি ল্যাবরেটরিতে সাদা কোট পরা দুই ছাত্রছাত্রী; একজন খলে বাটছেন, একজন মাপার সিলিন্ডার দেখছেন, পিছনে নাম লেখা বয়ামের তাক।',
  'On a school veranda small children sit in a ring on a mat around their teacher, who holds up a picture book.':
    'স্কুলের বারান্দায় ছোট শিশুরা মাদুরে শিক্ষিকাকে ঘিরে গোল হয়ে বসে, তিনি ছবির বই তুলে দেখাচ্ছেন।',
  'A teacher in an indigo sari explains a triangle at the blackboard while her class listens from wooden benches.':
    'নীল শাড়ি পরা এক শিক্ষিকা ব্ল্যাকবোর্ডে ত্রিভুজ বোঝাচ্ছেন, ক্লাস কাঠের বেঞ্চে বসে শুনছে।',
  'Five new students talk on the steps of a veranda, with their bags and books beside them and a neem tree at the side.':
    'বারান্দার সিঁড়িতে পাঁচজন নতুন ছাত্রছাত্রীর গল্প, পাশে ব্যাগ ও বই, ধারে নিমগাছ।',
  'A counsellor at a wooden desk explains a form to a young woman and her father; files and a pot of marigolds stand beside them.':
    'কাঠের টেবিলে এক কাউন্সেলর এক তরুণী ও তাঁর বাবাকে ফর্ম বোঝাচ্ছেন; পাশে ফাইল ও গাঁদার টব।',
  'Morning on a college campus: students with books and bicycles arrive under a flowering gulmohar in front of a long arcaded building.':
    'কলেজ ক্যাম্পাসের সকাল: লম্বা খিলানের বাড়ির সামনে ফুলে ভরা গুলমোহরের নিচে বই ও সাইকেল নিয়ে ছাত্রছাত্রীরা আসছেন।',
  'Drawn for the demo': 'ডেমোর জন্য আঁকা',
}
