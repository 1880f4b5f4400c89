/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  'B.Ed': 'B.Ed',
  'D.El.Ed': 'D.El.Ed',
  'D.Pharm': 'D.Pharm',
  'With your application': 'आवेदन के साथ',
  'Covered by the fee of your application {number}, unless that is returned':
    'आपके आवेदन {number} का शुल्क इसमें गिना गया है, जब तक वह आपको वापस नहीं किया जाता',
  'Within {days} days of approval': 'स्वीकृति के {days} दिन के भीतर',
  'When it is announced': 'घोषणा होने पर',
  'The application fee comes back in full, by itself, if we reject your application because no seat is left. Otherwise it is not refundable.':
    'अगर सीट न बचने के कारण हम आपका आवेदन अस्वीकृत करते हैं, तो पूरा आवेदन शुल्क अपने-आप वापस मिल जाता है। बाकी किसी स्थिति में यह शुल्क वापस नहीं होता।',
  'GST, the charges of the payment gateway and what you may choose, such as tour and library, are not included.':
    'इसमें GST, भुगतान गेटवे के शुल्क और आपकी इच्छा से ली जाने वाली सुविधाएँ, जैसे भ्रमण और पुस्तकालय, शामिल नहीं हैं।',
}
