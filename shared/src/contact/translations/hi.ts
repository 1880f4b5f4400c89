/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  'Enter your first name': 'अपना पहला नाम लिखें',
  'Your first name can have at most 80 characters': 'आपके पहले नाम में ज़्यादा से ज़्यादा 80 अक्षर हो सकते हैं',
  'Enter your last name': 'अपना उपनाम लिखें',
  'Your last name can have at most 80 characters': 'आपके उपनाम में ज़्यादा से ज़्यादा 80 अक्षर हो सकते हैं',
  'Enter your phone number': 'अपना फ़ोन नंबर लिखें',
  'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9':
    '10 अंकों का मोबाइल नंबर लिखें, जो 6, 7, 8 या 9 से शुरू हो',
  'Enter an e-mail address such as asha@example.in, or leave it empty':
    'ई-मेल पता इस तरह लिखें: asha@example.in, या इसे खाली छोड़ें',
  'Enter your message': 'अपना संदेश लिखें',
  'Your message can have at most 2000 characters': 'आपके संदेश में ज़्यादा से ज़्यादा 2000 अक्षर हो सकते हैं',
  'Reload the page and try again': 'पेज को दोबारा लोड करके फिर से कोशिश करें',
  'Choose what you want to ask for': 'चुनें कि आप क्या चाहते हैं',
  'Enter the reference number from our confirmation, such as HLP-7KQ4-M9XD':
    'हमारे पुष्टि संदेश में दिया गया संदर्भ नंबर लिखें, जैसे HLP-7KQ4-M9XD',
  'Enter Phone No. & number should be 10 digit': 'फ़ोन नंबर लिखें, जिसमें 10 अंक हों',
  'Enter OTP': 'OTP लिखें',
  'The code has 6 digits': 'कोड में 6 अंक होते हैं',
  'Request a code first': 'पहले कोड मँगाएँ',
  'Waiting for our answer': 'हमारे जवाब का इंतज़ार',
  Answered: 'जवाब दिया गया',
  Application: 'आवेदन',
  Order: 'ऑर्डर',
  Payment: 'भुगतान',
  Fee: 'शुल्क',
  'If this reference number was sent with this phone number, we have sent a code to it. It can take a minute.':
    'अगर यह संदर्भ नंबर इसी फ़ोन नंबर के साथ भेजा गया था, तो हमने इस फ़ोन नंबर पर एक कोड भेज दिया है। कोड आने में एक मिनट लग सकता है।',
}
