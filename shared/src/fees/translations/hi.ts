/** read: none yet */
import type { Translations } from '../../platform/translate.ts'

export const hi: Translations = {
  'Tuition fee': 'शिक्षण शुल्क',
  'Registration fee': 'पंजीकरण शुल्क',
  'Exam fee': 'परीक्षा शुल्क',
  'Dress fee': 'ड्रेस शुल्क',
  'Identity Card fee': 'पहचान पत्र शुल्क',
  'Tour fee': 'भ्रमण शुल्क',
  'Library fee': 'पुस्तकालय शुल्क',
  'You have not paid this fee yet.': 'आपने यह शुल्क अभी तक नहीं भरा है।',
  'We have received this fee.': 'हमें यह शुल्क मिल गया है।',
  'We have refunded this fee. Contact us if you want to pay it again.':
    'हमने यह शुल्क वापस कर दिया है। अगर आप इसे दोबारा भरना चाहते हैं, तो हमसे संपर्क करें।',
  'You do not owe this fee, because your application is not approved now.':
    'आपको यह शुल्क नहीं देना है, क्योंकि आपका आवेदन अभी स्वीकृत नहीं है।',
  'You do not owe this fee. A concession covers it.': 'आपको यह शुल्क नहीं देना है। यह पूरा शुल्क आपको मिली छूट में शामिल है।',
  'You do not owe this fee. What you paid for your seat covers it.':
    'आपको यह शुल्क नहीं देना है। आपने सीट के लिए जो राशि दी थी, उसी में यह शुल्क पूरा हो गया है।',
  'You do not owe this fee. You pay it in other instalments now.':
    'आपको यह शुल्क अब इस रूप में नहीं देना है। अब आप इसे दूसरी किस्तों में देंगे।',
  'You had already paid this fee as often as you need to, so this payment does not count. We return it to you.':
    'आपको यह शुल्क जितनी बार देना था, उतनी बार आप पहले ही दे चुके थे। इसलिए यह भुगतान नहीं गिना जाएगा। हम इसे आपको लौटा देंगे।',
  'You have paid a part of this fee. Pay the rest.': 'आपने इस शुल्क का एक हिस्सा भर दिया है। बाकी शुल्क भरें।',
  Scholarship: 'छात्रवृत्ति',
  Waiver: 'शुल्क माफ़ी',
  'Sibling concession': 'भाई-बहन के लिए छूट',
  'Category concession': 'श्रेणी के आधार पर छूट',
  Pending: 'लंबित',
  Approved: 'स्वीकृत',
  Rejected: 'अस्वीकृत',
  Admission: 'प्रवेश',
  Tour: 'भ्रमण',
  Library: 'पुस्तकालय',
  Dress: 'ड्रेस',
}
