/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  'Enter your name': 'अपना नाम लिखें',
  'Your name can have at most 100 characters': 'आपके नाम में ज़्यादा से ज़्यादा 100 अक्षर हो सकते हैं',
  'Write your name with letters only': 'अपना नाम सिर्फ़ अक्षरों में लिखें',
  'Enter your email': 'अपना ई-मेल लिखें',
  'This e-mail address is too long': 'यह ई-मेल पता बहुत लंबा है',
  'Enter an e-mail address such as asha@example.in': 'ई-मेल पता इस तरह लिखें: asha@example.in',
  'Enter Phone No. & number should be 10 digit': 'फ़ोन नंबर लिखें, जिसमें 10 अंक हों',
  'Choose Guest or Student': 'अतिथि या विद्यार्थी चुनें',
  'Use strong password: 1 number, 1 uppercase, 1 lowercase, 1 special character':
    'मज़बूत पासवर्ड रखें: 1 अंक, 1 बड़ा अंग्रेज़ी अक्षर, 1 छोटा अंग्रेज़ी अक्षर और 1 विशेष चिह्न',
  'A password can have at most 128 characters': 'पासवर्ड में ज़्यादा से ज़्यादा 128 अक्षर हो सकते हैं',
  'please verify phone number': 'कृपया फ़ोन नंबर सत्यापित करें',
  'Read and accept the privacy notice': 'निजता सूचना पढ़ें और स्वीकार करें',
  'Open the page again from its link': 'पेज को उसके लिंक से दोबारा खोलें',
  'Enter your password': 'अपना पासवर्ड लिखें',
  'This password is too long': 'यह पासवर्ड बहुत लंबा है',
  'This link has been used or has expired. Request a new one.':
    'यह लिंक इस्तेमाल हो चुका है या इसका समय खत्म हो गया है। नया लिंक मँगाएँ।',
  'Password should be more than 5 characters': 'पासवर्ड में 5 से ज़्यादा अक्षर होने चाहिए',
  'Both Password not matched': 'दोनों पासवर्ड एक जैसे नहीं हैं',
  'Password Length must be at least 6 characters': 'पासवर्ड में कम से कम 6 अक्षर होने चाहिए',
  'Password not match': 'पासवर्ड मेल नहीं खाते',
  'Enter OTP': 'OTP लिखें',
  'The code has 6 digits': 'कोड में 6 अंक होते हैं',
  'Request a code first': 'पहले कोड मँगाएँ',
  'Choose from the messages on this page': 'इस पेज पर दिए गए संदेशों में से चुनें',
  'Choose from the purposes on this page': 'इस पेज पर दिए गए उद्देश्यों में से चुनें',
  'Reload the page to see the current privacy notice': 'मौजूदा निजता सूचना देखने के लिए पेज को दोबारा लोड करें',
  'At least 6 characters': 'कम से कम 6 अक्षर',
  '1 number': '1 अंक',
  '1 uppercase letter': '1 बड़ा अंग्रेज़ी अक्षर',
  '1 lowercase letter': '1 छोटा अंग्रेज़ी अक्षर',
  '1 special character, such as @ or #': '1 विशेष चिह्न, जैसे @ या #',
  'Code has expired': 'कोड का समय खत्म हो गया है',
  'This is your e-mail address already. Enter another one.': 'यह पहले से आपका ई-मेल पता है। कोई दूसरा लिखें।',
  'This is your phone number already. Enter another one.': 'यह पहले से आपका फ़ोन नंबर है। कोई दूसरा लिखें।',
  'This phone number already has an account. Enter another one, or contact us for help.':
    'इस फ़ोन नंबर पर पहले से एक खाता है। कोई दूसरा नंबर लिखें या मदद के लिए हमसे संपर्क करें।',
}
