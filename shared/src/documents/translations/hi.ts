/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  Receipt: 'रसीद',
  'Application form': 'आवेदन फ़ॉर्म',
  Agreement: 'अनुबंध',
  'Bill of supply': 'आपूर्ति बिल',
  'This document is genuine and valid.': 'यह दस्तावेज़ असली और मान्य है।',
  'This document is genuine. Part of the payment has been refunded since.':
    'यह दस्तावेज़ असली है। इसके बाद भुगतान का एक हिस्सा वापस किया जा चुका है।',
  'This document is genuine, but the payment has been refunded in full.':
    'यह दस्तावेज़ असली है, लेकिन पूरा भुगतान वापस किया जा चुका है।',
  'This document is genuine, but a newer version has replaced it. Ask for the newer version.':
    'यह दस्तावेज़ असली है, लेकिन इसकी जगह अब नया दस्तावेज़ जारी हो चुका है। नया दस्तावेज़ माँगें।',
  'This document was issued by us, but it is no longer valid.': 'यह दस्तावेज़ हमने जारी किया था, लेकिन अब यह मान्य नहीं है।',
  'We did not issue this document, or it has been changed.': 'यह दस्तावेज़ हमने जारी नहीं किया, या इसमें बदलाव किया गया है।',
  'Something went wrong!!': 'कुछ गड़बड़ हो गई!!',
  'Nil rated': 'शून्य दर',
  'Printed books (HSN 4901) are nil rated under GST. Their delivery is part of the same supply.':
    'छपी हुई पुस्तकों (HSN 4901) पर GST की दर शून्य है। उनकी डिलीवरी उसी आपूर्ति का हिस्सा है।',
  'Exempt from GST': 'GST से मुक्त',
  'Services of an educational institution to its students are exempt from GST: Notification No. 12/2017-Central Tax (Rate), entry 66.':
    'शैक्षणिक संस्थान की अपने विद्यार्थियों को दी जाने वाली सेवाएँ GST से मुक्त हैं: अधिसूचना संख्या 12/2017-केंद्रीय कर (दर), प्रविष्टि 66।',
  'Services relating to admission to an educational institution are exempt from GST: Notification No. 12/2017-Central Tax (Rate), entry 66.':
    'शैक्षणिक संस्थान में प्रवेश से जुड़ी सेवाएँ GST से मुक्त हैं: अधिसूचना संख्या 12/2017-केंद्रीय कर (दर), प्रविष्टि 66।',
  'As decided by the institution': 'संस्थान के निर्णय के अनुसार',
  'Tax treatment as decided by the institution.': 'टैक्स संस्थान के निर्णय के अनुसार लगता है।',
  '{percent}% GST included': '{percent}% GST शामिल',
  'The amount includes {tax} GST at {percent}% on {value}.':
    'इस राशि में {value} पर {percent}% की दर से {tax} GST शामिल है।',
  'The amount includes {tax} GST at {percent}% on {value}. HSN/SAC {code}.':
    'इस राशि में {value} पर {percent}% की दर से {tax} GST शामिल है। HSN/SAC {code}।',
}
