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
}
