/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

export const messages: Translations = {
  'Write the name with letters only': 'नाम सिर्फ़ अक्षरों में लिखें',
  'Invalid aadhar number and length must be 12': 'आधार नंबर सही नहीं है: इसमें 12 अंक होने चाहिए',
  'This is not a valid Aadhaar number: a digit is wrong, or two are swapped. Compare it with your Aadhaar card.':
    'यह आधार नंबर सही नहीं है: कोई अंक गलत है या दो अंक आपस में बदल गए हैं। इसे अपने आधार कार्ड से मिलाएँ।',
  'Annual income should be >= 60000': 'वार्षिक आय 60000 या उससे ज़्यादा होनी चाहिए',
  'Write your annual family income in digits, e.g. 48000': 'अपने परिवार की वार्षिक आय अंकों में लिखें, जैसे 48000',
  'Invalid phone number and length must be 10': 'फ़ोन नंबर सही नहीं है: इसमें 10 अंक होने चाहिए',
  'Invalid Pincode and length must be 6': 'पिन कोड सही नहीं है: इसमें 6 अंक होने चाहिए',
  'Check your PIN code. No place in India has a code that begins with its first three digits.':
    'अपना पिन कोड जाँचें। भारत में किसी जगह का पिन कोड इन पहले तीन अंकों से शुरू नहीं होता।',
  'Invalid Year': 'वर्ष सही नहीं है',
  'Invalid Year: it is in the future': 'वर्ष सही नहीं है: यह अभी आया नहीं है',
  'Invalid Year: it is too long ago': 'वर्ष सही नहीं है: यह बहुत पुराना है',
  'Write the CGPA as on your mark sheet, e.g. 8.6. It is at most 10.':
    'CGPA वैसा ही लिखें, जैसा आपके अंकपत्र में है, जैसे 8.6। यह ज़्यादा से ज़्यादा 10 होता है।',
  'Write the grades of your five main subjects, A1 to D, e.g. A1 A2 B1 B1 C1':
    'अपने पाँच मुख्य विषयों के ग्रेड लिखें, A1 से D तक, जैसे A1 A2 B1 B1 C1',
  'Write the percentage as it is stated, e.g. 72.5': 'प्रतिशत वैसा ही लिखें, जैसा दिया गया है, जैसे 72.5',
  'Invalid Full Marks': 'पूर्णांक सही नहीं हैं',
  'Full marks should be min 3 digits.': 'पूर्णांक कम से कम 3 अंकों की संख्या होनी चाहिए।',
  'Full marks should be >= 500': 'पूर्णांक 500 या उससे ज़्यादा होने चाहिए',
  'Marks should be min 3 digits.': 'प्राप्तांक कम से कम 3 अंकों की संख्या होनी चाहिए।',
  'These marks do not give the percentage of the result that you entered above':
    'इन अंकों से वह प्रतिशत नहीं बनता, जो ऊपर लिखे आपके परिणाम का है',
  'Invalid Marks Calculation': 'अंकों का हिसाब सही नहीं है',
  'Invalid Year: class 12 comes after class 10': 'वर्ष सही नहीं है: कक्षा 12, कक्षा 10 के बाद आती है',
  'Full marks should be >= 400': 'पूर्णांक 400 या उससे ज़्यादा होने चाहिए',
  'Invalid Year: graduation comes after class 12': 'वर्ष सही नहीं है: स्नातक, कक्षा 12 के बाद आता है',
  'Full marks should be >= 700': 'पूर्णांक 700 या उससे ज़्यादा होने चाहिए',
  'Invalid marks': 'अंक सही नहीं हैं',
  'Invalid Year: the master’s degree comes after graduation': 'वर्ष सही नहीं है: स्नातकोत्तर डिग्री, स्नातक के बाद आती है',
  'If you are from SC/ST category , Your 10th and 12th marks should be more than or equal to 45% .':
    'अगर आप एससी/एसटी श्रेणी से हैं, तो कक्षा 10 और कक्षा 12, दोनों में आपके अंक 45% या उससे ज़्यादा होने चाहिए।',
  'If you are from GENERAL/EWS or OBC category , Your 10th and 12th marks should be more than or equal to 50% .':
    'अगर आप सामान्य/ईडब्ल्यूएस या ओबीसी श्रेणी से हैं, तो कक्षा 10 और कक्षा 12, दोनों में आपके अंक 50% या उससे ज़्यादा होने चाहिए।',
  'Marks should be a whole number from 0 to 100': 'अंक 0 से 100 तक की पूरी संख्या में होने चाहिए',
  'Marks should be a whole number from 0 to 1250': 'अंक 0 से 1250 तक की पूरी संख्या में होने चाहिए',
  'Enter {answer}': '{answer} लिखें',
  'Choose {answer}': '{answer} चुनें',
  'Choose YES or NO: {question}': 'हाँ या नहीं चुनें: {question}',
  '{question} can have at most {max} characters': '{question}: ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं',
  '{field} contains an invisible character ({character}). Type the text again instead of pasting it.':
    '{field}: इसमें एक अदृश्य चिह्न ({character}) है। पाठ को पेस्ट करने के बजाय दोबारा टाइप करें।',
  '{field} contains {character}, which we cannot print. Use English, Hindi or Bengali letters, digits and punctuation.':
    '{field}: इसमें {character} है, जिसे हम छाप नहीं सकते। अंग्रेज़ी, हिंदी या बांग्ला के अक्षर, अंक और विराम चिह्न लिखें।',
  '{field} has a letter with more than four marks, or a mark without a letter. Type the text again.':
    '{field}: इसमें किसी अक्षर पर चार से ज़्यादा मात्राएँ या चिह्न हैं, या कोई मात्रा बिना अक्षर के है। पाठ दोबारा टाइप करें।',
  'Enter your date of birth as day, month and year, e.g. 15/08/2003':
    'अपनी जन्म तिथि दिन, महीने और वर्ष के क्रम में लिखें, जैसे 15/08/2003',
  'Check your date of birth: applicants must be 15 to 80 years old':
    'अपनी जन्म तिथि जाँचें: आवेदक की उम्र 15 से 80 वर्ष होनी चाहिए',
  'Something went wrong, please check marks and percentage': 'कुछ गड़बड़ है, कृपया अंक और प्रतिशत जाँचें',
  'Twelve digits. We keep the last four, and a code that shows if a number is used twice.':
    'बारह अंक। हम आखिरी चार अंक रखते हैं, और एक कोड, जिससे पता चलता है कि कोई नंबर दो बार इस्तेमाल हुआ है या नहीं।',
  'Please Checked Agreement': 'कृपया अनुबंध के आगे सही का निशान लगाएँ',
}
