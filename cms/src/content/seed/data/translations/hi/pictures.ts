/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const pictures: SeedTranslations['current'] = {
  'A pharmacy teacher with a flask and a board of figures in front of a video camera':
    'वीडियो कैमरे के सामने फ़ार्मेसी की एक शिक्षिका, हाथ में फ़्लास्क और पीछे अंकों से भरा बोर्ड',
  'Cover of “Drug Store and Business Management” by Jignesh Parikh, a D.Pharm book from Deepstambh Publishers.':
    '“Drug Store and Business Management” का आवरण, लेखक: Jignesh Parikh, D.Pharm की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “A Student’s Formulary of Indian Medicines” by Dr. Padmini Raghavan and Dr. S. Ekka, a D.Pharm book from Mrigank Medical Books.':
    '“A Student’s Formulary of Indian Medicines” का आवरण, लेखक: Dr. Padmini Raghavan and Dr. S. Ekka, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'A teacher at the board explains a lesson to a video camera': 'एक शिक्षक बोर्ड के पास वीडियो कैमरे के सामने पाठ समझाते हैं',
  'Cover of “Pharmacy Law and Ethics” by Adv. Shirin Wadia, a D.Pharm book from Deepstambh Publishers.':
    '“Pharmacy Law and Ethics” का आवरण, लेखक: Adv. Shirin Wadia, D.Pharm की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “औषधि विधि एवं नीतिशास्त्र” by डॉ. प्रमोद कुमार पाठक, a D.Pharm book from Kalam-Dawat Publications.':
    '“औषधि विधि एवं नीतिशास्त्र” का आवरण, लेखक: डॉ. प्रमोद कुमार पाठक, D.Pharm की पुस्तक, प्रकाशक: Kalam-Dawat Publications।',
  'Cover of “Hospital and Clinical Pharmacy” by Dr. Manjunath Hegde, a D.Pharm book from Mrigank Medical Books.':
    '“Hospital and Clinical Pharmacy” का आवरण, लेखक: Dr. Manjunath Hegde, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Pharmaceutical Microbiology” by Dr. Gaurangi Pattnaik, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmaceutical Microbiology” का आवरण, लेखक: Dr. Gaurangi Pattnaik, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Biochemistry and Clinical Pathology” by Dr. Imtiaz Ahmed Barbhuiya, a D.Pharm book from Mrigank Medical Books.':
    '“Biochemistry and Clinical Pathology” का आवरण, लेखक: Dr. Imtiaz Ahmed Barbhuiya, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Pharmacotherapeutics” by Dr. Leela Thampi, a D.Pharm book from Saptaparni Academic.':
    '“Pharmacotherapeutics” का आवरण, लेखक: Dr. Leela Thampi, D.Pharm की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Community Pharmacy and Management” by Deepa Shenoy, a D.Pharm book from Deepstambh Publishers.':
    '“Community Pharmacy and Management” का आवरण, लेखक: Deepa Shenoy, D.Pharm की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “Pharmacology for Pharmacists” by Dr. Ritwik Goswami, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmacology for Pharmacists” का आवरण, लेखक: Dr. Ritwik Goswami, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Pharmaceutical Calculations Made Plain” by R. Gopalakrishnan, a D.Pharm book from Saptaparni Academic.':
    '“Pharmaceutical Calculations Made Plain” का आवरण, लेखक: R. Gopalakrishnan, D.Pharm की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “मानव शरीर रचना एवं क्रिया विज्ञान” by डॉ. अर्चना सिंह राठौड़, a D.Pharm book from Kalam-Dawat Publications.':
    '“मानव शरीर रचना एवं क्रिया विज्ञान” का आवरण, लेखक: डॉ. अर्चना सिंह राठौड़, D.Pharm की पुस्तक, प्रकाशक: Kalam-Dawat Publications।',
  'Cover of “ভেষজ বিজ্ঞান পরিচয়” by ড. শ্যামল কুমার মাহাতো, a D.Pharm book from Aksharbari Prakashan.':
    '“ভেষজ বিজ্ঞান পরিচয়” का आवरण, लेखक: ড. শ্যামল কুমার মাহাতো, D.Pharm की पुस्तक, प्रकाशक: Aksharbari Prakashan।',
  'Cover of “Practical Manual of Pharmaceutical Chemistry” by Sabiha Naaz, a D.Pharm book from Mrigank Medical Books.':
    '“Practical Manual of Pharmaceutical Chemistry” का आवरण, लेखक: Sabiha Naaz, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Practical Manual of Pharmaceutics” by Nitin Bhosale, a D.Pharm book from Mrigank Medical Books.':
    '“Practical Manual of Pharmaceutics” का आवरण, लेखक: Nitin Bhosale, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Social Pharmacy” by Kavita Meshram, a D.Pharm book from Deepstambh Publishers.':
    '“Social Pharmacy” का आवरण, लेखक: Kavita Meshram, D.Pharm की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “Pharmacognosy: Medicines from Plants” by Dr. Sreelatha Menon, a D.Pharm book from Saptaparni Academic.':
    '“Pharmacognosy: Medicines from Plants” का आवरण, लेखक: Dr. Sreelatha Menon, D.Pharm की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Human Anatomy and Physiology” by Dr. Kaushik Purkayastha, a D.Pharm book from Mrigank Medical Books.':
    '“Human Anatomy and Physiology” का आवरण, लेखक: Dr. Kaushik Purkayastha, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Pharmaceutical Chemistry” by Dr. Abdul Matin Laskar, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmaceutical Chemistry” का आवरण, लेखक: Dr. Abdul Matin Laskar, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “Pharmaceutics: Theory and Practice” by Dr. Vasudha Kelkar, a D.Pharm book from Mrigank Medical Books.':
    '“Pharmaceutics: Theory and Practice” का आवरण, लेखक: Dr. Vasudha Kelkar, D.Pharm की पुस्तक, प्रकाशक: Mrigank Medical Books।',
  'Cover of “اردو تدریس کے اصول” by ڈاکٹر نکہت فاطمہ, a D.El.Ed book from Kalam-Dawat Publications.':
    '“اردو تدریس کے اصول” का आवरण, लेखक: ڈاکٹر نکہت فاطمہ, D.El.Ed की पुस्तक, प्रकाशक: Kalam-Dawat Publications।',
  'Cover of “नेपाली भाषा शिक्षण” by विनोद प्रधान, a D.El.Ed book from Kalam-Dawat Publications.':
    '“नेपाली भाषा शिक्षण” का आवरण, लेखक: विनोद प्रधान, D.El.Ed की पुस्तक, प्रकाशक: Kalam-Dawat Publications।',
  'Cover of “Song, Movement and Play” by Jonali Bora, a D.El.Ed book from Shalmali Prakashani.':
    '“Song, Movement and Play” का आवरण, लेखक: Jonali Bora, D.El.Ed की पुस्तक, प्रकाशक: Shalmali Prakashani।',
  'Cover of “Teaching Social Studies in Classes 6 to 8” by Shaheen Ansari, a D.El.Ed book from Saptaparni Academic.':
    '“Teaching Social Studies in Classes 6 to 8” का आवरण, लेखक: Shaheen Ansari, D.El.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “School Culture and Leadership” by Dr. Thomas Kurian, a D.El.Ed book from Deepstambh Publishers.':
    '“School Culture and Leadership” का आवरण, लेखक: Dr. Thomas Kurian, D.El.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “The Multigrade Classroom” by Harish Bhandari, a D.El.Ed book from Shalmali Prakashani.':
    '“The Multigrade Classroom” का आवरण, लेखक: Harish Bhandari, D.El.Ed की पुस्तक, प्रकाशक: Shalmali Prakashani।',
  'Cover of “পরিবেশ পরিচিতি ও শিক্ষণ” by দীপঙ্কর বেরা, a D.El.Ed book from Aksharbari Prakashan.':
    '“পরিবেশ পরিচিতি ও শিক্ষণ” का आवरण, लेखक: দীপঙ্কর বেরা, D.El.Ed की पुस्तक, प्रकाशक: Aksharbari Prakashan।',
  'Cover of “Santali Language Reader for Teachers” by Sonamuni Murmu, a D.El.Ed book from Aksharbari Prakashan.':
    '“Santali Language Reader for Teachers” का आवरण, लेखक: Sonamuni Murmu, D.El.Ed की पुस्तक, प्रकाशक: Aksharbari Prakashan।',
  'Cover of “Primary Science by Doing” by Mukund Wagh, a D.El.Ed book from Saptaparni Academic.':
    '“Primary Science by Doing” का आवरण, लेखक: Mukund Wagh, D.El.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Cognition, Learning and the Child” by Dr. Aparajita Das, a D.El.Ed book from Deepstambh Publishers.':
    '“Cognition, Learning and the Child” का आवरण, लेखक: Dr. Aparajita Das, D.El.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “Early Literacy and the Reading Corner” by Nandini Subramaniam, a D.El.Ed book from Saptaparni Academic.':
    '“Early Literacy and the Reading Corner” का आवरण, लेखक: Nandini Subramaniam, D.El.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “प्राथमिक गणित शिक्षण” by रमेश चन्द्र जोशी, a D.El.Ed book from Kalam-Dawat Publications.':
    '“प्राथमिक गणित शिक्षण” का आवरण, लेखक: रमेश चन्द्र जोशी, D.El.Ed की पुस्तक, प्रकाशक: Kalam-Dawat Publications।',
  'Cover of “Hands at Work: Art and Craft Education” by Chandrakala Prajapati, a D.El.Ed book from Shalmali Prakashani.':
    '“Hands at Work: Art and Craft Education” का आवरण, लेखक: Chandrakala Prajapati, D.El.Ed की पुस्तक, प्रकाशक: Shalmali Prakashani।',
  'Cover of “English for Young Learners” by Maria Fernandes Rego, a D.El.Ed book from Deepstambh Publishers.':
    '“English for Young Learners” का आवरण, लेखक: Maria Fernandes Rego, D.El.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “Teaching Environmental Studies” by Dolma Lepcha, a D.El.Ed book from Saptaparni Academic.':
    '“Teaching Environmental Studies” का आवरण, लेखक: Dolma Lepcha, D.El.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Early Mathematics with Stones and Sticks” by Bhaskar Mohapatra, a D.El.Ed book from Saptaparni Academic.':
    '“Early Mathematics with Stones and Sticks” का आवरण, लेखक: Bhaskar Mohapatra, D.El.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Education and Society” by Rehana Parveen, a D.El.Ed book from Deepstambh Publishers.':
    '“Education and Society” का आवरण, लेखक: Rehana Parveen, D.El.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “বাংলা ভাষা শিক্ষণ: প্রথম পাঠ” by মধুমিতা সরেন, a D.El.Ed book from Aksharbari Prakashan.':
    '“বাংলা ভাষা শিক্ষণ: প্রথম পাঠ” का आवरण, लेखक: মধুমিতা সরেন, D.El.Ed की पुस्तक, प्रकाशक: Aksharbari Prakashan।',
  'Cover of “Child Studies: The First Eight Years” by Ishita Chakrabarti, a D.El.Ed book from Saptaparni Academic.':
    '“Child Studies: The First Eight Years” का आवरण, लेखक: Ishita Chakrabarti, D.El.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “बाल विकास और अधिगम” by डॉ. कुसुमलता यादव, a D.El.Ed book from Kalam-Dawat Publications.':
    '“बाल विकास और अधिगम” का आवरण, लेखक: डॉ. कुसुमलता यादव, D.El.Ed की पुस्तक, प्रकाशक: Kalam-Dawat Publications।',
  'Cover of “Environmental Education for Teachers” by K. S. Unnithan, a B.Ed book from Saptaparni Academic.':
    '“Environmental Education for Teachers” का आवरण, लेखक: K. S. Unnithan, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Yoga, Health and Physical Education” by Dr. Mohan Nautiyal, a B.Ed book from Shalmali Prakashani.':
    '“Yoga, Health and Physical Education” का आवरण, लेखक: Dr. Mohan Nautiyal, B.Ed की पुस्तक, प्रकाशक: Shalmali Prakashani।',
  'Cover of “Guidance and Counselling in Schools” by Dr. Anjali Hembram, a B.Ed book from Deepstambh Publishers.':
    '“Guidance and Counselling in Schools” का आवरण, लेखक: Dr. Anjali Hembram, B.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “Gender, School and Society” by Lalthanpuii Sailo, a B.Ed book from Shalmali Prakashani.':
    '“Gender, School and Society” का आवरण, लेखक: Lalthanpuii Sailo, B.Ed की पुस्तक, प्रकाशक: Shalmali Prakashani।',
  'Cover of “Creating an Inclusive School” by Dr. Zubeida Rahman, a B.Ed book from Saptaparni Academic.':
    '“Creating an Inclusive School” का आवरण, लेखक: Dr. Zubeida Rahman, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Understanding ICT in the Classroom” by Sandeep Kulkarni, a B.Ed book from Deepstambh Publishers.':
    '“Understanding ICT in the Classroom” का आवरण, लेखक: Sandeep Kulkarni, B.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “ইতিহাস শিক্ষণ পদ্ধতি” by ড. অনিন্দিতা রায়চৌধুরী, a B.Ed book from Aksharbari Prakashan.':
    '“ইতিহাস শিক্ষণ পদ্ধতি” का आवरण, लेखक: ড. অনিন্দিতা রায়চৌধুরী, B.Ed की पुस्तक, प्रकाशक: Aksharbari Prakashan।',
  'Cover of “Pedagogy of Social Science” by Farida Qureshi, a B.Ed book from Saptaparni Academic.':
    '“Pedagogy of Social Science” का आवरण, लेखक: Farida Qureshi, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Pedagogy of Physical Science” by Dr. Tanmoy Bhowmik, a B.Ed book from Saptaparni Academic.':
    '“Pedagogy of Physical Science” का आवरण, लेखक: Dr. Tanmoy Bhowmik, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “The School Internship: A Working Diary” by Gurpreet Kaur Sandhu, a B.Ed book from Shalmali Prakashani.':
    '“The School Internship: A Working Diary” का आवरण, लेखक: Gurpreet Kaur Sandhu, B.Ed की पुस्तक, प्रकाशक: Shalmali Prakashani।',
  'Cover of “Knowledge and Curriculum” by Prof. Nirmala Toppo, a B.Ed book from Deepstambh Publishers.':
    '“Knowledge and Curriculum” का आवरण, लेखक: Prof. Nirmala Toppo, B.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “हिन्दी भाषा शिक्षण” by डॉ. सरोज तिवारी, a B.Ed book from Kalam-Dawat Publications.':
    '“हिन्दी भाषा शिक्षण” का आवरण, लेखक: डॉ. सरोज तिवारी, B.Ed की पुस्तक, प्रकाशक: Kalam-Dawat Publications।',
  'Cover of “Pedagogy of Mathematics” by Arunabha Maity, a B.Ed book from Saptaparni Academic.':
    '“Pedagogy of Mathematics” का आवरण, लेखक: Arunabha Maity, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Assessment for Learning” by Dr. P. Venkataraman, a B.Ed book from Deepstambh Publishers.':
    '“Assessment for Learning” का आवरण, लेखक: Dr. P. Venkataraman, B.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Cover of “Reading and Reflecting on Texts” by Joyanti Marak, a B.Ed book from Shalmali Prakashani.':
    '“Reading and Reflecting on Texts” का आवरण, लेखक: Joyanti Marak, B.Ed की पुस्तक, प्रकाशक: Shalmali Prakashani।',
  'Cover of “Learning and Teaching” by Dr. Hemlata Rawat, a B.Ed book from Saptaparni Academic.':
    '“Learning and Teaching” का आवरण, लेखक: Dr. Hemlata Rawat, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “শিক্ষার দর্শন ও সমাজ” by ড. সুবিমল মুখোপাধ্যায়, a B.Ed book from Aksharbari Prakashan.':
    '“শিক্ষার দর্শন ও সমাজ” का आवरण, लेखक: ড. সুবিমল মুখোপাধ্যায়, B.Ed की पुस्तक, प्रकाशक: Aksharbari Prakashan।',
  'Cover of “Language Across the Curriculum” by Rukmini Deshpande, a B.Ed book from Saptaparni Academic.':
    '“Language Across the Curriculum” का आवरण, लेखक: Rukmini Deshpande, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'Cover of “Contemporary India and Education” by Prof. Iqbal Hashmi, a B.Ed book from Deepstambh Publishers.':
    '“Contemporary India and Education” का आवरण, लेखक: Prof. Iqbal Hashmi, B.Ed की पुस्तक, प्रकाशक: Deepstambh Publishers।',
  'Demo, drawn: a page with a bar chart and four questions, and bars in place of the text.':
    'डेमो, चित्र: दंड आरेख और चार प्रश्नों वाला पन्ना, पाठ की जगह पट्टियाँ।',
  'Demo, drawn: the first page of a chapter, with bars in place of the text.':
    'डेमो, चित्र: एक अध्याय का पहला पन्ना, पाठ की जगह पट्टियाँ।',
  'Demo, drawn: a page of contents with twelve chapters, and bars in place of the text.':
    'डेमो, चित्र: बारह अध्यायों की विषय सूची का पन्ना, पाठ की जगह पट्टियाँ।',
  'Cover of “Childhood and Growing Up” by Dr. Malabika Sengupta, a B.Ed book from Saptaparni Academic.':
    '“Childhood and Growing Up” का आवरण, लेखक: Dr. Malabika Sengupta, B.Ed की पुस्तक, प्रकाशक: Saptaparni Academic।',
  'New students with files stand in a line at a desk where a counsellor checks their papers.':
    'फ़ाइलें लिए नए विद्यार्थी एक मेज़ के सामने क़तार में खड़े हैं, जहाँ परामर्शदाता उनके काग़ज़ जाँचती हैं।',
  'A student sits between labelled beds of herbs with an open notebook in her lap.':
    'एक छात्रा नाम लिखी औषधीय क्यारियों के बीच गोद में खुली कॉपी लिए बैठी है।',
  'Two friends talk under a lamp post beside a parked bicycle at night.':
    'रात में खड़ी साइकिल के पास, लैंप के नीचे दो दोस्त बातें करते हैं।',
  'Three musicians with harmonium, tabla and tanpura sit on a carpet under hanging lamps.':
    'लटकते दीयों के नीचे तीन संगीतकार हारमोनियम, तबला और तानपूरा लिए क़ालीन पर बैठे हैं।',
  'Lit windows of a long college building under a violet sky with the moon, students walking home.':
    'चाँद वाले बैंगनी आसमान के नीचे कॉलेज के लंबे भवन की जगमगाती खिड़कियाँ, घर लौटते विद्यार्थी।',
  'Students work in pairs at a row of computers while a teacher in an indigo sari helps.':
    'विद्यार्थी कंप्यूटरों की क़तार पर दो-दो के जोड़ों में काम करते हैं, नीली साड़ी में शिक्षिका मदद करती हैं।',
  'A dancer in an indigo and marigold costume raises one hand on a lit stage.':
    'नीली और गेंदई पोशाक में एक नर्तकी रोशन मंच पर एक हाथ उठाए है।',
  'A row of students sits in lotus posture on mats in front of a rising sun and palms.':
    'उगते सूरज और ताड़ के पेड़ों के सामने चटाइयों पर पद्मासन में बैठे विद्यार्थियों की क़तार।',
  'Visitors look at a model of the planets, a volcano and a small windmill on tables with charts behind.':
    'दर्शक मेज़ों पर रखे ग्रहों के मॉडल, ज्वालामुखी और छोटी पवनचक्की को देखते हैं, पीछे चार्ट लगे हैं।',
  'White alpana drawn on a red floor around a brass lamp, a veena, books and marigold flowers.':
    'पीतल के दीये, वीणा, पुस्तकों और गेंदे के फूलों के चारों ओर लाल फ़र्श पर बनी सफ़ेद अल्पना।',
  'Three students plant a young neem tree; one holds a spade and one pours water from a can.':
    'तीन विद्यार्थी नीम का छोटा पौधा लगाते हैं; एक के हाथ में फावड़ा है और एक डिब्बे से पानी डालता है।',
  'Staff and students stand in a row before the national flag on a white pole in the college court.':
    'कॉलेज के आँगन में सफ़ेद खंभे पर राष्ट्रीय ध्वज के सामने कर्मचारी और विद्यार्थी क़तार में खड़े हैं।',
  'A trainee teacher points to large letters on a blackboard; children with raised hands sit on the floor.':
    'एक प्रशिक्षु शिक्षक श्यामपट्ट पर बड़े अक्षरों की ओर इशारा करते हैं; फ़र्श पर बैठे बच्चे हाथ उठाए हैं।',
  'Children sit in a ring under a tree and listen to a trainee reading aloud.':
    'बच्चे पेड़ के नीचे घेरे में बैठे एक प्रशिक्षु को ज़ोर से पढ़ते सुनते हैं।',
  'Two teams lean back in a tug of war on the college field.': 'कॉलेज के मैदान में रस्साकशी में दो टीमें पीछे झुकी हैं।',
  'A student in a white coat and hijab lifts a flask of orange liquid to the light.':
    'सफ़ेद कोट और हिजाब पहने एक छात्रा नारंगी द्रव का फ़्लास्क रोशनी की ओर उठाती है।',
  'Students choose books from high shelves; one stands on a ladder.':
    'विद्यार्थी ऊँची अलमारियों से पुस्तकें चुनते हैं; एक सीढ़ी पर खड़ा है।',
  'Four runners with batons race on a marked track below strings of coloured paper flags.':
    'रंगीन काग़ज़ की झंडियों के नीचे बनी पट्टियों पर बैटन लिए चार धावक दौड़ते हैं।',
  'A young woman reads in a tall window seat with books stacked beside her and a neem branch outside.':
    'एक युवती ऊँची खिड़की के पास बैठी पढ़ती है, पास में पुस्तकों का ढेर है और बाहर नीम की डाल।',
  'Five graduates in dark gowns with marigold sashes hold their rolled diplomas in front of the arches.':
    'गहरे गाउन और गेंदई पट्टे पहने पाँच स्नातक मेहराबों के सामने अपने लिपटे डिप्लोमा लिए खड़े हैं।',
  'A graduate bows slightly to receive her diploma from a principal in a white sari on a decorated stage.':
    'सजे हुए मंच पर सफ़ेद साड़ी पहनी प्राचार्या से डिप्लोमा लेते हुए एक स्नातक हल्का-सा झुकती है।',
  'A small group in white coats works at laboratory benches beside a terracotta screen.':
    'टेराकोटा की जाली के पास प्रयोगशाला की मेज़ों पर सफ़ेद कोट में छोटा समूह काम करता है।',
  'Students fill a hall with scalloped arches and listen to a speaker on a garlanded stage.':
    'मेहराबों वाला हॉल विद्यार्थियों से भरा है, जो माला से सजे मंच पर वक्ता को सुनते हैं।',
  'A new two-storey building of grey granite pillars and terracotta screens with areca palms in front, in bright morning light.':
    'धूसर ग्रेनाइट के खंभों और टेराकोटा की जालियों वाला नया दो-मंज़िला भवन, सामने सुपारी के पेड़, सुबह की तेज़ रोशनी।',
  'A library under scalloped arches, with readers at a table and lamps hanging above them.':
    'मेहराबों के नीचे पुस्तकालय, मेज़ पर पढ़ते लोग और ऊपर लटकते लैंप।',
  'A trainee in a red sari shows a drawing of a seedling on the blackboard to children on benches under timber beams.':
    'लाल साड़ी में एक प्रशिक्षु लकड़ी की शहतीरों के नीचे बेंचों पर बैठे बच्चों को श्यामपट्ट पर अंकुर का चित्र दिखाती है।',
  'A building of scalloped arches with slender corner towers and small domes at dusk, lamps lit along the front.':
    'साँझ में मेहराबों वाला भवन, कोनों पर पतली मीनारें और छोटे गुंबद, सामने जलते लैंप।',
  'A white half-timbered house with a red tin roof and a raised veranda, tea bushes in front and mist over blue hills.':
    'लाल टीन की छत और ऊँचे बरामदे वाला लकड़ी के ढाँचे का सफ़ेद घर, सामने चाय की झाड़ियाँ और नीली पहाड़ियों पर धुंध।',
  'A library with long concrete beams and many books; students read and one climbs a ladder.':
    'लंबी कंक्रीट शहतीरों और ढेरों पुस्तकों वाला पुस्तकालय; विद्यार्थी पढ़ते हैं और एक सीढ़ी चढ़ता है।',
  'A modernist concrete college on pillars with a grid of sun-breakers, a rain tree beside it and a wide river behind.':
    'खंभों पर खड़ा आधुनिक कंक्रीट कॉलेज, धूप रोकने वाली जालीदार पट्टियाँ, पास में शिरीष का पेड़ और पीछे चौड़ी नदी।',
  'A classroom with concrete beams; a trainee in a blue kurta explains a ring formula on the board to her class.':
    'कंक्रीट शहतीरों वाली कक्षा; नीला कुर्ता पहने प्रशिक्षु बोर्ड पर वलय वाला सूत्र समझाते हैं।',
  'A model medicine store: a student in a white coat hands a parcel over the counter to a customer, shelves of boxes behind.':
    'आदर्श दवा दुकान: सफ़ेद कोट में एक छात्रा काउंटर पर ग्राहक को पार्सल देती है, पीछे डिब्बों की अलमारियाँ।',
  'A black basalt college with pointed windows and a tall clock tower before green table-topped hills and rain clouds.':
    'नुकीली खिड़कियों और ऊँचे घंटाघर वाला काले बेसाल्ट का कॉलेज, पीछे मेज़ जैसी चपटी हरी पहाड़ियाँ और बादल।',
  'A square court with wooden pillars and a tulsi stand in the centre, tiled roofs sloping in from every side.':
    'लकड़ी के खंभों वाला चौकोर आँगन, बीच में तुलसी चौरा, हर ओर से झुकती खपरैल की छतें।',
  'A bright laboratory where students compare leaves and liquids in glass jars.':
    'उजली प्रयोगशाला, जहाँ विद्यार्थी काँच के मर्तबानों में पत्तियों और द्रवों की तुलना करते हैं।',
  'White walls under deep sloping roofs of red tile with carved gables, coconut palms leaning over a pond in clear noon light.':
    'नक़्क़ाशीदार तिकोनों वाली गहरी लाल खपरैल छतों के नीचे सफ़ेद दीवारें, दोपहर की साफ़ रोशनी में तालाब पर झुके नारियल के पेड़।',
  'A pharmacy laboratory with sand-coloured walls; students in white coats measure and stir at the bench.':
    'बालुई रंग की दीवारों वाली फ़ार्मेसी प्रयोगशाला; सफ़ेद कोट में विद्यार्थी मेज़ पर नापते और हिलाते हैं।',
  'A sandstone building with carved jharokha balconies and small domed pavilions on the roof, glowing at sunset before bare hills.':
    'बलुआ पत्थर का भवन, नक़्क़ाशीदार झरोखे और छत पर छोटी छतरियाँ, सूखी पहाड़ियों के सामने सूर्यास्त में चमकता हुआ।',
  'A haveli courtyard with cusped arches, a neem tree in the middle and students on its raised platform.':
    'कँगूरेदार मेहराबों वाला हवेली का आँगन, बीच में नीम का पेड़ और उसके चबूतरे पर विद्यार्थी।',
  'A small library with wooden shelves and a window to the hills, readers at a long table.':
    'लकड़ी की अलमारियों वाला छोटा पुस्तकालय, पहाड़ियों की ओर खुलती खिड़की, लंबी मेज़ पर पढ़ते लोग।',
  'A timber-lined classroom whose windows look out to mountains; trainees listen to a teacher in a shawl.':
    'लकड़ी से मढ़ी कक्षा, जिसकी खिड़कियों से पहाड़ दिखते हैं; प्रशिक्षु शॉल ओढ़े शिक्षिका को सुनते हैं।',
  'A stone and timber hill college with steep slate gables, deodar trees beside it and snow peaks behind in early light.':
    'पत्थर और लकड़ी का पहाड़ी कॉलेज, स्लेट की ढलवाँ छतें, पास में देवदार और पीछे सुबह की रोशनी में बर्फ़ीली चोटियाँ।',
  'A pharmacy laboratory: students at two benches with flasks, burettes and a balance.':
    'फ़ार्मेसी प्रयोगशाला: दो मेज़ों पर फ़्लास्क, ब्यूरेट और तराज़ू के साथ विद्यार्थी।',
  'A paved courtyard with a stone bench round a tree, open corridors on all sides and students talking in the shade.':
    'पक्का आँगन, एक पेड़ के चारों ओर पत्थर की बेंच, हर ओर खुले गलियारे और छाया में बातें करते विद्यार्थी।',
  'A long low building of stone walls and concrete slabs among palash trees in full orange flower.':
    'नारंगी फूलों से लदे पलाश के पेड़ों के बीच पत्थर की दीवारों और कंक्रीट की छतों वाला लंबा, नीचा भवन।',
  'An assembly hall with arches on both sides; students sit facing a stage with a lectern and garlands.':
    'दोनों ओर मेहराबों वाला सभा भवन; विद्यार्थी भाषण-मंच और मालाओं वाले मंच की ओर मुँह किए बैठे हैं।',
  'A cream-coloured building with a shallow dome and rows of round arches in evening light, a student walking with a bicycle in front.':
    'उथले गुंबद और गोल मेहराबों की क़तारों वाला क्रीम रंग का भवन, शाम की रोशनी में सामने साइकिल लिए एक विद्यार्थी।',
  'A library with tall wooden shelves; students read at a long table under hanging lamps.':
    'लकड़ी की ऊँची अलमारियों वाला पुस्तकालय; विद्यार्थी लटकते लैंपों के नीचे लंबी मेज़ पर पढ़ते हैं।',
  'A classroom with green-shuttered windows; students in rows follow a lesson at the blackboard.':
    'हरे पल्लों वाली खिड़कियों की कक्षा; क़तारों में बैठे विद्यार्थी श्यामपट्ट पर पाठ समझते हैं।',
  'A white two-storey bungalow with green shutters and a long arched veranda under monsoon clouds, betel palms behind.':
    'हरे पल्लों और लंबे मेहराबदार बरामदे वाला सफ़ेद दो-मंज़िला बँगला, ऊपर मानसून के बादल, पीछे सुपारी के पेड़।',
  'A class sits in a half circle on the ground under a great tree while a teacher speaks beside a small blackboard.':
    'एक बड़े पेड़ के नीचे ज़मीन पर आधे घेरे में बैठी कक्षा, छोटे श्यामपट्ट के पास शिक्षिका बोलती हैं।',
  'A red-brick college with a curved Bengal roof and arched veranda, sal trees on both sides, in warm afternoon light.':
    'घुमावदार बंगाली छत और मेहराबदार बरामदे वाला लाल ईंटों का कॉलेज, दोनों ओर साल के पेड़, दोपहर बाद की गुनगुनी रोशनी।',
  'Two students in white coats work in a pharmacy laboratory; one grinds with a mortar, one reads a measuring cylinder, before shelves of labelled jars.':
    'फ़ार्मेसी प्रयोगशाला में सफ़ेद कोट पहने दो विद्यार्थी; एक खरल में पीसता है, एक मापन सिलिंडर पढ़ता है, पीछे नाम लिखे मर्तबानों की अलमारियाँ।',
  'On a school veranda small children sit in a ring on a mat around their teacher, who holds up a picture book.':
    'स्कूल के बरामदे में छोटे बच्चे चटाई पर अपनी शिक्षिका के चारों ओर घेरे में बैठे हैं, जो चित्रों वाली पुस्तक दिखाती हैं।',
  'A teacher in an indigo sari explains a triangle at the blackboard while her class listens from wooden benches.':
    'नीली साड़ी में एक शिक्षिका श्यामपट्ट पर त्रिभुज समझाती हैं, उनकी कक्षा लकड़ी की बेंचों से सुनती है।',
  'Five new students talk on the steps of a veranda, with their bags and books beside them and a neem tree at the side.':
    'बरामदे की सीढ़ियों पर पाँच नए विद्यार्थी बातें करते हैं, पास में उनके बस्ते और पुस्तकें, किनारे नीम का पेड़।',
  'A counsellor at a wooden desk explains a form to a young woman and her father; files and a pot of marigolds stand beside them.':
    'लकड़ी की मेज़ पर परामर्शदाता एक युवती और उसके पिता को फ़ॉर्म समझाती हैं; पास में फ़ाइलें और गेंदे का गमला है।',
  'Morning on a college campus: students with books and bicycles arrive under a flowering gulmohar in front of a long arcaded building.':
    'कॉलेज परिसर की सुबह: लंबे मेहराबदार भवन के सामने फूले गुलमोहर के नीचे पुस्तकें और साइकिलें लिए विद्यार्थी आते हैं।',
  'Drawn for the demo': 'डेमो के लिए बनाया गया चित्र',
}
