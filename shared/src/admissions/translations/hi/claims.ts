/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'
import { certificateTexts } from '../certificate-texts.ts'

export const claims: Translations = {
  ...certificateTexts(
    {
      category: 'श्रेणी के प्रमाणपत्र',
      disability: 'दिव्यांगता प्रमाणपत्र',
      minority: 'अल्पसंख्यक प्रमाणपत्र',
      exServiceman: 'सैन्य सेवा के प्रमाणपत्र',
      deputed: 'प्रतिनियुक्ति पत्र',
    },
    {
      Number: '% का नंबर',
      Authority: '% जारी करने वाला कार्यालय',
      IssuedOn: '% की तारीख',
      ValidUntil: '% की वैधता का अंतिम दिन',
    },
  ),
  'Leave this empty if it has no such day.': 'अगर उसमें ऐसी कोई तारीख नहीं है, तो इसे खाली छोड़ दें।',
  EWS: 'आर्थिक रूप से कमज़ोर वर्ग (ईडब्ल्यूएस)',
  GENERAL: 'सामान्य',
  'EWS is for families without any other category whose income and property are below the limits of the government.':
    'ईडब्ल्यूएस उन परिवारों के लिए है, जो किसी और श्रेणी में नहीं आते और जिनकी आय और संपत्ति सरकार की सीमा से कम है।',
  'Group of OBC': 'ओबीसी का समूह',
  'the group of OBC': 'ओबीसी का समूह',
  'As on your certificate.': 'जैसा आपके प्रमाणपत्र में है।',
  'OBC-A': 'ओबीसी-ए',
  'OBC-B': 'ओबीसी-बी',
  'NONE OF THESE': 'इनमें से कोई नहीं',
  'Caste, tribe or class': 'जाति, जनजाति या वर्ग',
  'your caste, tribe or class': 'अपनी जाति, जनजाति या वर्ग',
  'Your name in Hindi or Bengali letters': 'हिंदी या बंगाली अक्षरों में आपका नाम',
  'your name in Hindi or Bengali letters': 'हिंदी या बंगाली अक्षरों में अपना नाम',
  'We print it below your name.': 'हम इसे आपके नाम के नीचे छापते हैं।',
  'Write your name in Hindi letters only, or in Bengali letters only':
    'अपना नाम या तो सिर्फ़ हिंदी अक्षरों में लिखें, या सिर्फ़ बंगाली अक्षरों में',
  'APAAR ID': 'अपार आईडी',
  'your APAAR ID': 'अपनी अपार आईडी',
  'Twelve digits, from DigiLocker. We store it encrypted and show only the last four.':
    'बारह अंक, जो डिजिलॉकर में मिलते हैं। हम इसे एन्क्रिप्ट करके रखते हैं और सिर्फ़ आखिरी चार अंक दिखाते हैं।',
  'An APAAR ID has twelve digits. You find it in DigiLocker.': 'अपार आईडी में बारह अंक होते हैं। यह आपको डिजिलॉकर में मिलेगी।',
  'Special Claims': 'विशेष दावे',
  'Do you belong to a minority?': 'क्या आप किसी अल्पसंख्यक समुदाय से हैं?',
  'By religion or by language, with a certificate.': 'धर्म या भाषा के आधार पर, जिसका प्रमाणपत्र आपके पास हो।',
  Minority: 'अल्पसंख्यक समुदाय',
  'your minority': 'अपना अल्पसंख्यक समुदाय',
  MUSLIM: 'मुस्लिम',
  CHRISTIAN: 'ईसाई',
  SIKH: 'सिख',
  BUDDHIST: 'बौद्ध',
  JAIN: 'जैन',
  PARSI: 'पारसी',
  'BY LANGUAGE': 'भाषा के आधार पर',
  'Have you served in the armed forces?': 'क्या आपने सेना में सेवा की है?',
  'Ex-servicemen and ex-servicewomen have a certificate of service.': 'पूर्व सैनिकों के पास सैन्य सेवा का प्रमाणपत्र होता है।',
  'Does a school depute you as its teacher?': 'क्या कोई स्कूल आपको अपने शिक्षक के रूप में भेज रहा है?',
  'Teachers without this training whom their school sends.':
    'वे शिक्षक, जिनके पास यह प्रशिक्षण नहीं है और जिन्हें उनका स्कूल भेजता है।',
  'Completed years of service as a teacher': 'शिक्षक के रूप में सेवा के पूरे वर्ष',
  'Exact percentage of disability': 'दिव्यांगता का सही प्रतिशत',
  'the exact percentage of disability': 'दिव्यांगता का सही प्रतिशत',
  'Enter the percentage of your certificate as a whole number from 40 to 100':
    'अपने प्रमाणपत्र का प्रतिशत 40 से 100 तक की पूरी संख्या में लिखें',
  'the completed years of service as a teacher': 'शिक्षक के रूप में सेवा के पूरे वर्ष',
  'Enter the completed years as a whole number, at most 45': 'सेवा के पूरे वर्ष पूरी संख्या में लिखें, ज़्यादा से ज़्यादा 45',
  'Enter the date as day, month and year, e.g. 15/08/2023': 'तारीख दिन, महीना और वर्ष के क्रम में लिखें, जैसे 15/08/2023',
  'The date of a certificate cannot be in the future': 'प्रमाणपत्र की तारीख आगे की नहीं हो सकती',
  'A certificate cannot end before its date. Compare both dates with it.':
    'प्रमाणपत्र अपनी तारीख से पहले समाप्त नहीं हो सकता। दोनों तारीखें प्रमाणपत्र से मिलाएँ।',
  'Compare the year with the certificate': 'वर्ष को प्रमाणपत्र से मिलाएँ',
  'For EWS, your income and asset certificate.': 'ईडब्ल्यूएस के लिए आपका आय और संपत्ति प्रमाणपत्र।',
  Disability: 'दिव्यांगता',
  'Service in the armed forces': 'सेना में सेवा',
  'Teacher deputed by a school': 'स्कूल द्वारा भेजे गए शिक्षक',
  Confirmed: 'पुष्टि हो गई',
  'The certificate has expired': 'प्रमाणपत्र की वैधता समाप्त हो गई है',
}
