/** read: none yet */
import type { SeedTranslations } from '../../types.ts'
import { books } from './hi/books.ts'
import { colleges } from './hi/colleges.ts'
import { courses } from './hi/courses.ts'
import { pages } from './hi/pages.ts'
import { pictures } from './hi/pictures.ts'
import { policies } from './hi/policies.ts'
import { recordedCourses } from './hi/recorded-courses.ts'

export const hi: SeedTranslations = {
  current: {
    ...courses,
    ...colleges,
    ...pages,
    ...recordedCourses,
    ...books,
    ...pictures,
    ...policies,
    'Your way into teaching and pharmacy': 'शिक्षण और फ़ार्मेसी में आपका रास्ता',
    'Monday to Saturday, 10 am to 6 pm': 'सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक',
    'Admissions, fees and books for B.Ed, D.El.Ed and D.Pharm students. Degrees and diplomas are awarded by the universities, boards and councils to which the colleges belong.':
      'B.Ed, D.El.Ed और D.Pharm के विद्यार्थियों के लिए प्रवेश, शुल्क और पुस्तकें। डिग्री और डिप्लोमा वे विश्वविद्यालय, बोर्ड और परिषद देते हैं जिनसे कॉलेज जुड़े हैं।',
    'Become the teacher or pharmacist your town is waiting for': 'वह शिक्षक या फ़ार्मासिस्ट बनें जिसका आपके शहर को इंतज़ार है',
    'Apply to B.Ed, D.El.Ed and D.Pharm colleges in eleven states from your phone. Pay in five instalments, and keep every paper in one place.':
      'ग्यारह राज्यों के B.Ed, D.El.Ed और D.Pharm कॉलेजों में अपने फ़ोन से आवेदन करें। पाँच किस्तों में भुगतान करें और हर काग़ज़ एक ही जगह रखें।',
    'One form, checked with you': 'एक फ़ॉर्म, जिसकी जाँच हम आपके साथ करते हैं',
    'Fill in the application step by step and stop whenever you like. If a paper is missing, we call you before the last date.':
      'आवेदन एक-एक चरण में भरें और जब चाहें रुकें। कोई काग़ज़ छूट गया हो, तो हम आख़िरी तारीख से पहले आपको फ़ोन करते हैं।',
    'Colleges you can compare': 'कॉलेज जिनकी आप तुलना कर सकते हैं',
    'See the whole fee of each course at each college, in rupees, before you choose. Visit the campus in pictures first.':
      'चुनने से पहले हर कॉलेज में हर पाठ्यक्रम का पूरा शुल्क रुपये में देखें। परिसर को पहले तस्वीरों में देखें।',
    'Books sent to your door': 'पुस्तकें आपके घर तक',
    'Semester books in English, Bengali, Hindi and more, packed by us and sent by courier anywhere in India.':
      'अंग्रेज़ी, बांग्ला, हिंदी और दूसरी भाषाओं में सेमेस्टर की पुस्तकें, जिन्हें हम पैक करके कूरियर से भारत में कहीं भी भेजते हैं।',
    'Live classes in the evening': 'शाम को लाइव कक्षाएँ',
    'Revise with live and recorded lessons on our classes site, made for students who work or travel by day.':
      'हमारी कक्षाओं की साइट पर लाइव और रिकॉर्ड किए गए पाठों से दोहराएँ। ये उन विद्यार्थियों के लिए हैं जो दिन में काम या सफ़र करते हैं।',
    'Pay in five instalments': 'पाँच किस्तों में भुगतान',
    'One at admission and one in each semester. You see every date and amount before you say yes.':
      'एक प्रवेश के समय और एक हर सेमेस्टर में। हाँ कहने से पहले आप हर तारीख और राशि देखते हैं।',
    'A receipt at once': 'रसीद तुरंत',
    'Each payment gives you a numbered receipt as a PDF, ready to download the same minute.':
      'हर भुगतान पर आपको क्रमांक वाली रसीद PDF में मिलती है, जिसे आप उसी मिनट डाउनलोड कर सकते हैं।',
    'Your fee agreement in writing': 'आपका शुल्क अनुबंध, लिखित में',
    'You get a copy of the course fee agreement. The fee written there is the fee you pay.':
      'आपको पाठ्यक्रम शुल्क के अनुबंध की प्रति मिलती है। उसमें लिखा शुल्क ही आपको देना होता है।',
    'Started across a counter in Bolpur': 'बोलपुर के एक काउंटर से शुरुआत',
    'Pravesh began as one desk where students brought their papers in plastic folders. Today twelve colleges work with us. We still read every application ourselves, and we still pick up the phone.':
      'प्रवेश की शुरुआत एक मेज़ से हुई, जहाँ विद्यार्थी प्लास्टिक के फ़ोल्डरों में अपने काग़ज़ लाते थे। आज बारह कॉलेज हमारे साथ काम करते हैं। हर आवेदन हम आज भी ख़ुद पढ़ते हैं, और फ़ोन आज भी ख़ुद उठाते हैं।',
    'Bachelor of Education (B.Ed)': 'शिक्षा में स्नातक (B.Ed)',
    'Two years to become a trained teacher for classes 6 to 12. For graduates of any stream.':
      'कक्षा 6 से 12 के प्रशिक्षित शिक्षक बनने के लिए दो वर्ष। किसी भी विषय के स्नातकों के लिए।',
    [`The B.Ed prepares graduates to teach in upper primary, secondary and higher secondary schools. You study how young people learn, how a lesson is planned, and how a class is kept curious. You choose the school subjects you will teach and learn the methods for them.

A large part of the course happens in schools near your college: you watch experienced teachers, teach your own lessons under guidance, and spend one long internship as a member of a school's staff.`]: `B.Ed स्नातकों को उच्च प्राथमिक, माध्यमिक और उच्च माध्यमिक स्कूलों में पढ़ाने के लिए तैयार करता है। आप जानते हैं कि किशोर कैसे सीखते हैं, पाठ की योजना कैसे बनती है और कक्षा की जिज्ञासा कैसे बनी रहती है। आप स्कूल के वे विषय चुनते हैं जिन्हें पढ़ाएँगे, और उन्हें पढ़ाने की विधियाँ सीखते हैं।

पाठ्यक्रम का बड़ा हिस्सा आपके कॉलेज के पास के स्कूलों में होता है: आप अनुभवी शिक्षकों को देखते हैं, मार्गदर्शन में अपने पाठ पढ़ाते हैं और एक लंबी इंटर्नशिप में स्कूल के कर्मचारी की तरह काम करते हैं।`,
    'A bachelor’s or master’s degree in any stream with at least 50% marks. Relaxation for reserved categories follows the rules of the State.':
      'किसी भी विषय में कम से कम 50% अंकों के साथ स्नातक या स्नातकोत्तर डिग्री। आरक्षित श्रेणियों को छूट राज्य के नियमों के अनुसार मिलती है।',
    Admission: 'प्रवेश',
    '1st Semester': 'पहला सेमेस्टर',
    '2nd Semester': 'दूसरा सेमेस्टर',
    '3rd Semester': 'तीसरा सेमेस्टर',
    '4th Semester': 'चौथा सेमेस्टर',
    'Subjects and age': 'विषय और आयु',
    'Your degree should include the subject you want to teach.': 'आपकी डिग्री में वह विषय होना चाहिए जिसे आप पढ़ाना चाहते हैं।',
    'There is no upper age limit at most colleges.': 'अधिकतर कॉलेजों में अधिकतम आयु की सीमा नहीं है।',
    'What you will study': 'आप क्या पढ़ेंगे',
    'Childhood, growing up and learning': 'बचपन, बड़ा होना और सीखना',
    'Education in Indian society': 'भारतीय समाज में शिक्षा',
    'Methods of teaching two school subjects': 'स्कूल के दो विषयों की शिक्षण विधियाँ',
    'Assessment, inclusion and the use of technology': 'मूल्यांकन, समावेशन और तकनीक का उपयोग',
    'School internship of about 20 weeks over the two years': 'दो वर्षों में लगभग 20 सप्ताह की स्कूल इंटर्नशिप',
    'Good to know': 'जानने योग्य बातें',
    'The fee shown is the lowest among our colleges. It covers tuition and admission. Examination, dress, tour and library fees are separate and are paid when they fall due.':
      'दिखाया गया शुल्क हमारे कॉलेजों में सबसे कम है। इसमें शिक्षण और प्रवेश शामिल हैं। परीक्षा, ड्रेस, भ्रमण और पुस्तकालय के शुल्क अलग हैं और देय होने पर दिए जाते हैं।',
    'Shantivan College of Education': 'शांतिवन शिक्षा महाविद्यालय',
    Bolpur: 'बोलपुर',
    'Shipping policy': 'डिलीवरी नीति',
    'Return and refund policy': 'वापसी और धनवापसी नीति',
    'Privacy policy': 'निजता नीति',
    'Terms and conditions': 'नियम और शर्तें',
  },
  older: {
    'Teacher in upper primary, secondary and higher secondary schools.': {
      english: 'Teacher in secondary and higher secondary schools.',
      text: 'माध्यमिक और उच्च माध्यमिक स्कूलों में शिक्षक।',
    },
  },
}
