/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

export const documents: Translations = {
  'Photo and Signature': 'फ़ोटो और हस्ताक्षर',
  'Admit Card and Results': 'एडमिट कार्ड और परिणाम',
  'Aadhaar and Certificates': 'आधार और प्रमाणपत्र',
  'Profile photo': 'प्रोफ़ाइल फ़ोटो',
  Signature: 'हस्ताक्षर',
  'Class 10 admit card': 'कक्षा 10 का एडमिट कार्ड',
  'Class 10 result': 'कक्षा 10 का परिणाम',
  'Class 12 result': 'कक्षा 12 का परिणाम',
  'Graduation result': 'स्नातक का परिणाम',
  'Post-graduation result': 'स्नातकोत्तर का परिणाम',
  'Aadhaar card': 'आधार कार्ड',
  'Caste certificate': 'जाति प्रमाणपत्र',
  'Disability certificate': 'दिव्यांगता प्रमाणपत्र',
  'Fitness certificate': 'फ़िटनेस प्रमाणपत्र',
  'Residence certificate': 'निवास प्रमाणपत्र',
  'Other certificate': 'अन्य प्रमाणपत्र',
  'A recent photo of your face, as for a passport.': 'आपके चेहरे की हाल की फ़ोटो, जैसी पासपोर्ट के लिए होती है।',
  'Your signature on white paper.': 'सफ़ेद कागज़ पर आपके हस्ताक्षर।',
  'If you can, use the masked Aadhaar, which you can download from myAadhaar.':
    'हो सके तो मास्क किया हुआ आधार दें, जिसे आप myAadhaar से डाउनलोड कर सकते हैं।',
  'For example, your class 12 registration or pass certificate.': 'जैसे आपका कक्षा 12 का पंजीकरण या पास प्रमाणपत्र।',
  'profile photo': 'प्रोफ़ाइल फ़ोटो',
  signature: 'हस्ताक्षर',
  'class 10 admit card': 'कक्षा 10 का एडमिट कार्ड',
  'class 10 result': 'कक्षा 10 का परिणाम',
  'class 12 result': 'कक्षा 12 का परिणाम',
  'graduation result': 'स्नातक का परिणाम',
  'post-graduation result': 'स्नातकोत्तर का परिणाम',
  'caste certificate': 'जाति प्रमाणपत्र',
  'disability certificate': 'दिव्यांगता प्रमाणपत्र',
  'fitness certificate': 'फ़िटनेस प्रमाणपत्र',
  'residence certificate': 'निवास प्रमाणपत्र',
  'other certificate': 'अन्य प्रमाणपत्र',
  'Not checked yet': 'अभी जाँचा नहीं गया',
  Verified: 'सत्यापित',
  'Not accepted': 'स्वीकार नहीं हुआ',
  'Upload your {document}': 'अपलोड करें: {document}',
  'We did not accept this file. Upload a different one: {document}':
    'हमने यह फ़ाइल स्वीकार नहीं की। कोई दूसरी फ़ाइल अपलोड करें: {document}',
  'File should be less then 200kb': 'फ़ाइल 200 केबी से छोटी होनी चाहिए',
  'File extension should be only jpg, png , jpeg': 'फ़ाइल सिर्फ़ JPG, PNG या JPEG होनी चाहिए',
  'File extension should be only jpg, png , jpeg. This is a HEIC photo. On the iPhone choose Settings, Camera, Formats, Most Compatible, then take it again. Or choose a screenshot of the photo.':
    'फ़ाइल सिर्फ़ JPG, PNG या JPEG होनी चाहिए। यह HEIC फ़ोटो है। आईफ़ोन में सेटिंग, कैमरा, फ़ॉर्मैट्स, मोस्ट कम्पैटिबल चुनें और फ़ोटो दोबारा लें। या फ़ोटो का स्क्रीनशॉट चुनें।',
  'File should be less then 5 MB': 'फ़ाइल 5 एमबी से छोटी होनी चाहिए',
  'File extension should be only jpg, png , jpeg , pdf': 'फ़ाइल सिर्फ़ JPG, PNG, JPEG या PDF होनी चाहिए',
  'File extension should be only jpg, png , jpeg , pdf. This is a HEIC photo. On the iPhone choose Settings, Camera, Formats, Most Compatible, then take it again. Or choose a screenshot of the photo.':
    'फ़ाइल सिर्फ़ JPG, PNG, JPEG या PDF होनी चाहिए। यह HEIC फ़ोटो है। आईफ़ोन में सेटिंग, कैमरा, फ़ॉर्मैट्स, मोस्ट कम्पैटिबल चुनें और फ़ोटो दोबारा लें। या फ़ोटो का स्क्रीनशॉट चुनें।',
  'File extension should be only pdf': 'फ़ाइल सिर्फ़ PDF होनी चाहिए',
  'This file is named as a JPG picture, but it is not one. Save it as JPG, or choose another file.':
    'इस फ़ाइल का नाम JPG तस्वीर का है, लेकिन यह JPG नहीं है। इसे JPG के रूप में सेव करें या कोई दूसरी फ़ाइल चुनें।',
  'This file is named as a PNG picture, but it is not one. Save it as PNG, or choose another file.':
    'इस फ़ाइल का नाम PNG तस्वीर का है, लेकिन यह PNG नहीं है। इसे PNG के रूप में सेव करें या कोई दूसरी फ़ाइल चुनें।',
  'This file is named as a PDF, but it is not one. Save it as PDF, or choose another file.':
    'इस फ़ाइल का नाम PDF का है, लेकिन यह PDF नहीं है। इसे PDF के रूप में सेव करें या कोई दूसरी फ़ाइल चुनें।',
  'File Successfully Uploaded': 'फ़ाइल अपलोड हो गई',
  'This file is empty. Choose another one.': 'यह फ़ाइल खाली है। कोई दूसरी चुनें।',
  'This file is damaged or incomplete. Choose another one.': 'यह फ़ाइल खराब या अधूरी है। कोई दूसरी चुनें।',
  'This PDF is protected. Print it to a new PDF without a password and choose that one.':
    'इस PDF पर पासवर्ड जैसी रोक लगी है। इसे प्रिंट करके बिना पासवर्ड वाली नई PDF बनाएँ और वही चुनें।',
  'This PDF can run programs, open other pages or send data, or it contains other files. Print it to a new PDF and choose that one.':
    'यह PDF प्रोग्राम चला सकती है, दूसरे पेज खोल सकती है या डेटा भेज सकती है, या इसमें दूसरी फ़ाइलें हैं। इसे प्रिंट करके नई PDF बनाएँ और वही चुनें।',
  'This PDF has more than 100 pages. Choose one with only the pages that we ask for.':
    'इस PDF में 100 से ज़्यादा पेज हैं। ऐसी PDF चुनें, जिसमें सिर्फ़ हमारे माँगे हुए पेज हों।',
  'We cannot check this file. Take a photo of the paper, or choose another file.':
    'हम यह फ़ाइल जाँच नहीं पा रहे हैं। कागज़ की फ़ोटो लें या कोई दूसरी फ़ाइल चुनें।',
  'We cannot check this PDF. Print it to a new PDF, or take a photo of the paper, and choose that one.':
    'हम यह PDF जाँच नहीं पा रहे हैं। इसे प्रिंट करके नई PDF बनाएँ या कागज़ की फ़ोटो लें, और वही चुनें।',
}
