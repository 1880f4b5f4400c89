/** read: none yet */
import type { Translations } from '../../../platform/translate.ts'

/** What is accepted one by one, and what the agreements of courses add. */
export const consents: Translations = {
  'I accept the fee structure.': 'मुझे शुल्क का ब्योरा स्वीकार है।',
  'I will pay the admission fee within {days} days of approval.':
    'मेरी ओर से प्रवेश शुल्क का भुगतान स्वीकृति के {days} दिन के भीतर किया जाएगा।',
  'I know and accept: If the student discontinues, 75% of the total course fee is owed; no refund after discontinuance.':
    'मुझे पता है और स्वीकार है: अगर विद्यार्थी पढ़ाई बीच में छोड़ता है, तो पाठ्यक्रम के कुल शुल्क का 75% देना होता है; पढ़ाई छोड़ने के बाद कोई धनवापसी नहीं होती।',
  'I know the refund schedule, and that it decides what I get back if I discontinue.':
    'मुझे धनवापसी सूची पता है, और यह भी पता है कि पढ़ाई बीच में छोड़ने पर मुझे क्या वापस मिलेगा, यह उसी से तय होता है।',
  'What I have stated is true; otherwise my studentship may be cancelled.':
    'मैंने जो बताया है, वह सच है; ऐसा न होने पर विद्यार्थी के रूप में मेरा प्रवेश रद्द किया जा सकता है।',
  'I have read the agreement and I agree to it.': 'मैंने अनुबंध पढ़ लिया है और वह मुझे स्वीकार है।',
  'Examinations that are going on': 'जो परीक्षाएँ चल रही हैं',
  'We need your Complete marksheet by 31st July. Without it my admission may be cancelled.':
    'हमें आपका पूरा अंकपत्र 31 जुलाई तक चाहिए। उसके बिना मेरा प्रवेश रद्द किया जा सकता है।',
}
