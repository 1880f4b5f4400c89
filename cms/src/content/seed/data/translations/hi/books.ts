/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const books: SeedTranslations['current'] = {
  'Seven hundred medicines on facing pages: dose, storage, caution and the words to use with patients.':
    'आमने-सामने के पन्नों पर सात सौ दवाएँ: मात्रा, भंडारण, सावधानी और रोगियों से कहने के शब्द।',
  'Setting questions, marking fairly, and using marks to teach better. Includes blueprints, rubrics and easy statistics.':
    'प्रश्न बनाना, निष्पक्ष जाँचना और अंकों से बेहतर पढ़ाना। ब्लूप्रिंट, रूब्रिक और आसान सांख्यिकी के साथ।',
  'Carbohydrates to creatinine. Body chemistry with the laboratory reports that make sense of it.':
    'कार्बोहाइड्रेट से क्रिएटिनिन तक। शरीर का रसायन, उन जाँच रिपोर्टों के साथ जो उसे समझाती हैं।',
  'How small children move, speak, play and think, with notes kept by anganwadi workers and mothers.':
    'छोटे बच्चे कैसे चलते, बोलते, खेलते और सोचते हैं, आँगनवाड़ी कार्यकर्ताओं और माताओं की लिखी टिप्पणियों के साथ।',
  'How children grow in body, mind and company, told through twelve real classrooms. Each chapter ends with an observation task for the practice school.':
    'बच्चे शरीर, मन और साथ में कैसे बढ़ते हैं, बारह असली कक्षाओं के ज़रिए। हर अध्याय के अंत में अभ्यास स्कूल के लिए अवलोकन का काम है।',
  'What happens when a child solves a problem, forgets, copies or invents. Theory in small, clear portions.':
    'जब बच्चा कोई सवाल हल करता, भूलता, नक़ल करता या कुछ नया रचता है, तब क्या होता है। सिद्धांत, छोटे और साफ़ हिस्सों में।',
  'From reading a prescription to running a shop: stock, counselling, accounts and the law of the counter.':
    'नुस्ख़ा पढ़ने से दुकान चलाने तक: स्टॉक, परामर्श, हिसाब और काउंटर का क़ानून।',
  'From the Constitution to the National Education Policy 2020: what the country asks of its schools, and what schools can answer.':
    'संविधान से राष्ट्रीय शिक्षा नीति 2020 तक: देश अपने स्कूलों से क्या चाहता है, और स्कूल क्या जवाब दे सकते हैं।',
  'Disability, language and caste in ordinary classrooms. Practical steps for a teacher who works alone.':
    'सामान्य कक्षाओं में विकलांगता, भाषा और जाति। अकेले काम करने वाले शिक्षक के लिए व्यावहारिक क़दम।',
  'Buying, storing, billing and borrowing. A small business book for people who will own a medicine shop.':
    'ख़रीदना, रखना, बिल बनाना और उधार लेना। दवा की दुकान के होने वाले मालिकों के लिए व्यवसाय की छोटी पुस्तक।',
  'Setting up a reading corner with a hundred books, and what to do in it every day of the week.':
    'सौ पुस्तकों का पढ़ने का कोना कैसे बनाएँ, और सप्ताह के हर दिन वहाँ क्या करें।',
  'Number, shape and measure for classes 1 to 3. Sixty activities, none of which needs to be bought.':
    'कक्षा 1 से 3 के लिए संख्या, आकार और नाप। साठ गतिविधियाँ, जिनमें से किसी के लिए कुछ ख़रीदना नहीं पड़ता।',
  'The village, the family and the school: an introduction for students who have just left school themselves.':
    'गाँव, परिवार और स्कूल: उन विद्यार्थियों के लिए परिचय जिन्होंने अभी-अभी ख़ुद स्कूल छोड़ा है।',
  'Rhymes, pictures and plain talk. How to teach English to children who hear it only at school.':
    'तुकबंदियाँ, चित्र और सीधी बातचीत। उन बच्चों को अंग्रेज़ी कैसे पढ़ाएँ जो उसे केवल स्कूल में सुनते हैं।',
  'Ponds, waste, heat and birds: a year of projects that a school can begin without money.':
    'तालाब, कचरा, गर्मी और पक्षी: साल भर की परियोजनाएँ, जिन्हें स्कूल बिना पैसे के शुरू कर सकता है।',
  'Stories, surveys and laws. A book to be discussed in class rather than learned by heart.':
    'कहानियाँ, सर्वेक्षण और क़ानून। रटने की नहीं, कक्षा में चर्चा करने की पुस्तक।',
  'Listening first. How a teacher can notice trouble, talk about it, and know when to call for help.':
    'पहले सुनना। शिक्षक परेशानी कैसे पहचाने, उस पर कैसे बात करे, और कब मदद बुलाए।',
  'Clay, paper, cloth and leaf. Forty crafts of India made simple for small hands, with step drawings.':
    'मिट्टी, काग़ज़, कपड़ा और पत्ता। भारत के चालीस शिल्प छोटे हाथों के लिए आसान बनाए गए, एक-एक चरण के चित्रों के साथ।',
  'The ward round, the drug store and the committee table: pharmacy inside a working hospital.':
    'वार्ड का दौरा, दवा भंडार और समिति की मेज़: चलते अस्पताल के भीतर की फ़ार्मेसी।',
  'The body in clear line drawings, system by system, with the questions a pharmacist is really asked.':
    'साफ़ रेखाचित्रों में शरीर, एक-एक तंत्र, उन सवालों के साथ जो फ़ार्मासिस्ट से सचमुच पूछे जाते हैं।',
  'Who decides what is taught? A short, honest book about subjects, syllabuses and textbooks.':
    'क्या पढ़ाया जाए, यह कौन तय करता है? विषयों, पाठ्यचर्याओं और पाठ्यपुस्तकों पर एक छोटी, ईमानदार पुस्तक।',
  'Every teacher is a teacher of language. Reading, note-making and classroom talk for teachers of all subjects.':
    'हर शिक्षक भाषा का शिक्षक है। सभी विषयों के शिक्षकों के लिए पढ़ना, नोट्स बनाना और कक्षा की बातचीत।',
  'Behaviour, thought and talk in learning, with lesson sketches that show each theory at work before a class of fifty.':
    'सीखने में व्यवहार, विचार और बातचीत, पाठों के ख़ाकों के साथ, जो हर सिद्धांत को पचास विद्यार्थियों की कक्षा में काम करते दिखाते हैं।',
  'Paper folding, patterns and proofs for classes 6 to 12. A methods book that treats mathematics as something to do.':
    'कक्षा 6 से 12 के लिए काग़ज़ मोड़ना, पैटर्न और उपपत्तियाँ। शिक्षण विधि की पुस्तक, जो गणित को करने की चीज़ मानती है।',
  'Experiments that work with bazaar materials, and the ideas behind them. For teachers of classes 7 to 12.':
    'बाज़ार की चीज़ों से होने वाले प्रयोग, और उनके पीछे के विचार। कक्षा 7 से 12 के शिक्षकों के लिए।',
  'Maps, documents and arguments. How to teach history, geography and civics so that students ask back.':
    'नक़्शे, दस्तावेज़ और तर्क। इतिहास, भूगोल और नागरिक शास्त्र ऐसे कैसे पढ़ाएँ कि विद्यार्थी सवाल पूछें।',
  'Percentages, dilutions, doses and isotonicity in four hundred graded problems with answers.':
    'प्रतिशत, तनुकरण, मात्रा और समपरासारिता, चार सौ क्रमबद्ध प्रश्नों में, उत्तरों के साथ।',
  'Structure, tests and uses of official drugs. Every reaction drawn, every limit test explained.':
    'औषधकोश की दवाओं की संरचना, परीक्षण और उपयोग। हर अभिक्रिया का चित्र, हर सीमा परीक्षण की व्याख्या।',
  'Microbes, sterilisation and the clean room, in words that a diploma student can use.':
    'सूक्ष्मजीव, निर्जीवीकरण और स्वच्छ कक्ष, डिप्लोमा के विद्यार्थी के काम के शब्दों में।',
  'Dosage forms from powders to parenterals, with calculations worked line by line and forty practicals.':
    'चूर्ण से इंजेक्शन तक दवा के रूप, एक-एक पंक्ति में की गई गणनाओं और चालीस प्रयोगों के साथ।',
  'One hundred and twenty crude drugs with field drawings, microscopy and the names used in Indian markets.':
    'एक सौ बीस कच्ची औषधियाँ, खेत में बने चित्रों, सूक्ष्मदर्शी विवरण और भारतीय बाज़ारों में चलने वाले नामों के साथ।',
  'How medicines act, how they harm and what to tell the patient. Drug tables at the end of each chapter.':
    'दवाएँ कैसे काम करती हैं, कैसे हानि पहुँचाती हैं और रोगी को क्या बताएँ। हर अध्याय के अंत में दवाओं की सारणियाँ।',
  'Common diseases and their treatment, with case notes from three district hospitals.':
    'आम रोग और उनका उपचार, तीन ज़िला अस्पतालों के रोगी विवरणों के साथ।',
  'The Acts and Rules a pharmacist must know, retold with examples and kept up to date in each printing.':
    'वे अधिनियम और नियम जो फ़ार्मासिस्ट को जानने चाहिए, उदाहरणों के साथ, और हर छपाई में अद्यतन।',
  'Limit tests, identification and assay, set out so that the result fits the page.':
    'सीमा परीक्षण, पहचान और आमापन, इस तरह रखे गए कि परिणाम पन्ने पर समा जाए।',
  'A laboratory manual with procedure, label and record page for each preparation.':
    'प्रयोगशाला पुस्तिका, हर औषधि की विधि, लेबल और अभिलेख के पन्ने के साथ।',
  'Magnets, seeds, shadows and sour lime: seventy experiments with what each of them teaches.':
    'चुंबक, बीज, परछाइयाँ और नींबू: सत्तर प्रयोग, और हर प्रयोग क्या सिखाता है।',
  'Thirty short texts, from a bus ticket to a Supreme Court order, and how to read each of them closely.':
    'बस के टिकट से सर्वोच्च न्यायालय के आदेश तक तीस छोटे पाठ, और हर एक को ध्यान से कैसे पढ़ें।',
  'A first reader for teachers in Santali-speaking villages: greetings, classroom sentences, songs and stories.':
    'संताली बोलने वाले गाँवों के शिक्षकों के लिए पहली पाठ्यपुस्तक: अभिवादन, कक्षा के वाक्य, गीत और कहानियाँ।',
  'How a small school becomes a kind and orderly place, and what even its youngest teacher can do.':
    'छोटा स्कूल कैसे स्नेह और व्यवस्था की जगह बनता है, और उसका सबसे नया शिक्षक भी क्या कर सकता है।',
  'National health programmes, nutrition, vaccines and the pharmacist who explains them at the counter.':
    'राष्ट्रीय स्वास्थ्य कार्यक्रम, पोषण, टीके और वह फ़ार्मासिस्ट जो काउंटर पर इन्हें समझाता है।',
  'Eighty songs and games in nine languages with simple notation and what each is good for.':
    'नौ भाषाओं में अस्सी गीत और खेल, आसान स्वरलिपि के साथ, और हर एक किस काम का है।',
  'Food, water, shelter and travel, taught by walking out of the door. For classes 3 to 5.':
    'भोजन, पानी, घर और यात्रा, दरवाज़े से बाहर निकलकर सिखाए गए। कक्षा 3 से 5 के लिए।',
  'Timelines on string, maps on floors, elections in class. Methods for the upper primary stage.':
    'धागे पर समय-रेखा, फ़र्श पर नक़्शा, कक्षा में चुनाव। उच्च प्राथमिक स्तर की शिक्षण विधियाँ।',
  'One teacher, five classes, one room. Timetables, group work and good sense from the hill schools.':
    'एक शिक्षक, पाँच कक्षाएँ, एक कमरा। पहाड़ी स्कूलों की समय-सारणी, समूह कार्य और समझदारी।',
  'Twenty weeks, day by day: what to watch, what to plan and what to write down. With tear-out record sheets.':
    'बीस सप्ताह, एक-एक दिन: क्या देखें, क्या योजना बनाएँ और क्या लिखें। फाड़कर निकाले जाने वाले अभिलेख पन्नों के साथ।',
  'One phone, one projector and uncertain electricity: using technology where it helps, and leaving it where it does not.':
    'एक फ़ोन, एक प्रोजेक्टर और बिजली का भरोसा नहीं: जहाँ तकनीक मदद करे वहाँ लगाना, और जहाँ न करे वहाँ छोड़ देना।',
  'A term of safe practice for teachers and their classes, with drawings of every posture and rules of common games.':
    'शिक्षकों और उनकी कक्षाओं के लिए एक सत्र का सुरक्षित अभ्यास, हर आसन के चित्रों और आम खेलों के नियमों के साथ।',
  'Urdu Tadrees ke Usool: principles of teaching Urdu at the elementary stage, with model lessons.':
    'उर्दू तदरीस के उसूल: प्रारंभिक स्तर पर उर्दू पढ़ाने के सिद्धांत, आदर्श पाठों के साथ।',
  'Aushadhi Vidhi evam Nitishastra: drug law and ethics in Hindi, with the exact English terms beside them.':
    'औषधि विधि एवं नीतिशास्त्र: हिंदी में औषधि क़ानून और आचार, साथ में सटीक अंग्रेज़ी शब्द।',
  'Nepali Bhasha Shikshan: teaching Nepali as a first language in the schools of the hills and the Dooars.':
    'नेपाली भाषा शिक्षण: पहाड़ों और डुआर्स के स्कूलों में पहली भाषा के रूप में नेपाली पढ़ाना।',
  'Prathamik Ganit Shikshan: teaching mathematics at the primary stage, with common mistakes and their cures.':
    'प्राथमिक गणित शिक्षण: प्राथमिक स्तर पर गणित पढ़ाना, आम ग़लतियों और उनके उपायों के साथ।',
  'Bal Vikas aur Adhigam: child development and learning for the first semester, with solved questions.':
    'बाल विकास और अधिगम: पहले सेमेस्टर के लिए बाल विकास और सीखना, हल किए गए प्रश्नों के साथ।',
  'Manav Sharir Rachna evam Kriya Vigyan: anatomy and physiology for D.Pharm students who think in Hindi.':
    'मानव शरीर रचना एवं क्रिया विज्ञान: हिंदी में सोचने वाले D.Pharm विद्यार्थियों के लिए शरीर रचना और शरीर क्रिया विज्ञान।',
  'Hindi Bhasha Shikshan: aims, methods and aids for teaching Hindi, with twenty complete lesson plans.':
    'हिन्दी भाषा शिक्षण: हिंदी पढ़ाने के उद्देश्य, विधियाँ और सामग्री, बीस पूरी पाठ योजनाओं के साथ।',
  'Itihas Shikshan Paddhati: teaching history in Bengali-medium schools, from local sources to the board examination.':
    'इतिहास शिक्षण पद्धति: बांग्ला माध्यम के स्कूलों में इतिहास पढ़ाना, स्थानीय स्रोतों से बोर्ड परीक्षा तक।',
  'Paribesh Parichiti o Shikshan: environmental studies for elementary teachers of Bengali-medium schools.':
    'परिवेश परिचिति ओ शिक्षण: बांग्ला माध्यम के स्कूलों के प्रारंभिक शिक्षकों के लिए पर्यावरण अध्ययन।',
  'Bangla Bhasha Shikshan: how children come to read and write Bangla, from first sounds to first stories.':
    'बांग्ला भाषा शिक्षण: बच्चे पहली ध्वनियों से पहली कहानियों तक बांग्ला पढ़ना-लिखना कैसे सीखते हैं।',
  'Bheshaj Bigyan Parichay: an introduction to medicinal plants and crude drugs in Bengali.':
    'भेषज विज्ञान परिचय: औषधीय पौधों और कच्ची औषधियों का बांग्ला में परिचय।',
  'Shikshar Darshan o Samaj: philosophy of education and the society around the school, in clear Bengali, with questions from past papers.':
    'शिक्षार दर्शन ओ समाज: शिक्षा का दर्शन और स्कूल के आसपास का समाज, साफ़ बांग्ला में, पिछले प्रश्नपत्रों के प्रश्नों के साथ।',
  '1st edition, 2024 (demo, invented)': 'पहला संस्करण, 2024 (डेमो, काल्पनिक)',
  '2nd edition, 2025 (demo, invented)': 'दूसरा संस्करण, 2025 (डेमो, काल्पनिक)',
  '3rd edition, 2026 (demo, invented)': 'तीसरा संस्करण, 2026 (डेमो, काल्पनिक)',
}
