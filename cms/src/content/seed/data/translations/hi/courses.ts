/** read: none yet */
import type { SeedTranslations } from '../../../types.ts'

export const courses: SeedTranslations['current'] = {
  'A lesson from the course': 'पाठ्यक्रम का एक पाठ',
  'Demo: there is no film at this address. A real one would show a lesson, and this text would say what is seen and said in it.':
    'डेमो: इस पते पर कोई फ़िल्म नहीं है। असली फ़िल्म में एक पाठ दिखता, और यहाँ लिखा होता कि उसमें क्या दिखता और कहा जाता है।',
  'B.Ed desk': 'B.Ed डेस्क',
  'D.El.Ed desk': 'D.El.Ed डेस्क',
  'D.Pharm desk': 'D.Pharm डेस्क',
  'Is the B.Ed of every college recognised?': 'क्या हर कॉलेज के B.Ed को मान्यता है?',
  'Can I change the college after I have applied?': 'क्या आवेदन करने के बाद कॉलेज बदल सकते हैं?',
  'Are the numbers on this page real?': 'क्या इस पेज के आँकड़े असली हैं?',
  'Is the D.El.Ed of every college recognised?': 'क्या हर कॉलेज के D.El.Ed को मान्यता है?',
  'Is the D.Pharm of every college recognised?': 'क्या हर कॉलेज के D.Pharm को मान्यता है?',
  'Yes. Each college shows its own number, which you can check with the council.':
    'हाँ। हर कॉलेज अपनी संख्या दिखाता है, जिसे आप परिषद से जाँच सकते हैं।',
  'Ask us before your application is approved. Afterwards a seat at the other college must be free.':
    'आवेदन स्वीकृत होने से पहले हमसे पूछें। उसके बाद दूसरे कॉलेज में सीट खाली होनी चाहिए।',
  'No. This is a demonstration: recognition, affiliation, seats, results, hostel and contact are invented. Check a real college with the council that recognises it.':
    'नहीं। यह एक नमूना है: मान्यता, संबद्धता, सीटें, परिणाम, छात्रावास और संपर्क काल्पनिक हैं। असली कॉलेज की जाँच उस परिषद से करें जो उसे मान्यता देती है।',
  'Diploma in Elementary Education (D.El.Ed)': 'प्रारंभिक शिक्षा में डिप्लोमा (D.El.Ed)',
  'Diploma in Pharmacy (D.Pharm)': 'फ़ार्मेसी में डिप्लोमा (D.Pharm)',
  'Two years to teach children in classes 1 to 8. You can join after class 12.':
    'कक्षा 1 से 8 के बच्चों को पढ़ाने के लिए दो वर्ष। कक्षा 12 के बाद प्रवेश ले सकते हैं।',
  'Two years in laboratory, classroom and hospital to qualify as a pharmacist. For science students.':
    'फ़ार्मासिस्ट बनने के लिए प्रयोगशाला, कक्षा और अस्पताल में दो वर्ष। विज्ञान के विद्यार्थियों के लिए।',
  [`The D.El.Ed is for people who want to work with young children. You learn how a child comes to read, count, ask and make friends, and how a teacher helps without hurrying. Songs, stories, clay and the school garden are as much a part of the course as books.

You spend time in primary schools in every semester, first watching, then helping, then teaching on your own.`]: `D.El.Ed उनके लिए है जो छोटे बच्चों के साथ काम करना चाहते हैं। आप सीखते हैं कि बच्चा पढ़ना, गिनना, पूछना और दोस्त बनाना कैसे सीखता है, और शिक्षक बिना जल्दबाज़ी के कैसे मदद करता है। गीत, कहानियाँ, मिट्टी और स्कूल का बगीचा भी पुस्तकों जितने ही इस पाठ्यक्रम का हिस्सा हैं।

हर सेमेस्टर में आप प्राथमिक स्कूलों में समय बिताते हैं: पहले देखते हैं, फिर मदद करते हैं, फिर ख़ुद पढ़ाते हैं।`,
  [`The D.Pharm opens the way to work in a medicine shop, a hospital pharmacy or a factory. You learn what medicines are made of, what they do in the body, how they are prepared and stored, and how to explain a dose to a worried family.

About half of the course is practical work. After the classes you complete 500 hours of training in a hospital or a licensed pharmacy before you register as a pharmacist.`]: `D.Pharm दवा की दुकान, अस्पताल की फ़ार्मेसी या कारख़ाने में काम का रास्ता खोलता है। आप सीखते हैं कि दवाएँ किससे बनती हैं, शरीर में क्या करती हैं, कैसे तैयार की और रखी जाती हैं, और किसी चिंतित परिवार को ख़ुराक कैसे समझाई जाती है।

पाठ्यक्रम का लगभग आधा हिस्सा प्रायोगिक काम है। कक्षाओं के बाद, फ़ार्मासिस्ट के रूप में पंजीकरण से पहले, आप किसी अस्पताल या लाइसेंस वाली फ़ार्मेसी में 500 घंटे का प्रशिक्षण पूरा करते हैं।`,
  'Class 12 passed in any stream with at least 50% marks. Relaxation for reserved categories follows the rules of the State.':
    'किसी भी विषय में कम से कम 50% अंकों के साथ कक्षा 12 उत्तीर्ण। आरक्षित श्रेणियों को छूट राज्य के नियमों के अनुसार मिलती है।',
  'Class 12 passed with Physics, Chemistry and either Biology or Mathematics. At least 17 years old on 31 December of the year of admission.':
    'भौतिकी, रसायन और जीव विज्ञान या गणित के साथ कक्षा 12 उत्तीर्ण। प्रवेश के वर्ष की 31 दिसंबर को आयु कम से कम 17 वर्ष।',
  'Teacher in primary and upper primary schools, classes 1 to 8.':
    'प्राथमिक और उच्च प्राथमिक स्कूलों में, कक्षा 1 से 8 तक, शिक्षक।',
  'Registered pharmacist in a medicine shop, a hospital or a factory.':
    'दवा की दुकान, अस्पताल या कारख़ाने में पंजीकृत फ़ार्मासिस्ट।',
  Age: 'आयु',
  'As fixed by your State, usually 17 to 35 years on the first day of the session.':
    'जैसा आपके राज्य ने तय किया हो, आम तौर पर सत्र के पहले दिन 17 से 35 वर्ष।',
  'The child, the family and the school': 'बच्चा, परिवार और स्कूल',
  'First language, second language and early reading': 'पहली भाषा, दूसरी भाषा और पढ़ने की शुरुआत',
  'Mathematics, environmental studies, science and social science for the elementary stage':
    'प्रारंभिक स्तर के लिए गणित, पर्यावरण अध्ययन, विज्ञान और सामाजिक विज्ञान',
  'Art, craft, music, health and physical education': 'कला, शिल्प, संगीत, स्वास्थ्य और शारीरिक शिक्षा',
  'School experience in each semester': 'हर सेमेस्टर में स्कूल का अनुभव',
  'The fee shown is the lowest among our colleges. Examination, dress, tour and library fees are separate and are paid when they fall due.':
    'दिखाया गया शुल्क हमारे कॉलेजों में सबसे कम है। परीक्षा, ड्रेस, भ्रमण और पुस्तकालय के शुल्क अलग हैं और देय होने पर दिए जाते हैं।',
  'Pharmaceutics and pharmaceutical chemistry': 'औषधि निर्माण विज्ञान और औषधि रसायन',
  'Pharmacognosy: medicines from plants': 'फ़ार्माकोग्नोसी: पौधों से मिलने वाली दवाएँ',
  'Human anatomy, physiology and pharmacology': 'मानव शरीर रचना, शरीर क्रिया विज्ञान और औषध विज्ञान',
  'Community, hospital and clinical pharmacy': 'सामुदायिक, अस्पताल और नैदानिक फ़ार्मेसी',
  'Law, ethics and the running of a medicine store': 'क़ानून, आचार और दवा की दुकान चलाना',
  'The fee shown is the lowest among our colleges. Chemicals and glassware for practicals are included. Examination, dress, tour and library fees are separate and are paid when they fall due.':
    'दिखाया गया शुल्क हमारे कॉलेजों में सबसे कम है। प्रयोगों के लिए रसायन और काँच के उपकरण इसमें शामिल हैं। परीक्षा, ड्रेस, भ्रमण और पुस्तकालय के शुल्क अलग हैं और देय होने पर दिए जाते हैं।',
  'Application form fee': 'आवेदन फ़ॉर्म का शुल्क',
  'Registration with the university or council': 'विश्वविद्यालय या परिषद में पंजीकरण',
  'Examination fee, each examination': 'परीक्षा शुल्क, हर परीक्षा',
  'College dress': 'कॉलेज की ड्रेस',
  'Identity card': 'पहचान पत्र',
}
