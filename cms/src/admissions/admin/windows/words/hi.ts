/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  label: 'विद्यार्थी क्या सुधार सकते हैं',
  hint: 'बाकी सब उत्तर और दस्तावेज़ बंद रहेंगे। सुधार से जुड़ी बातें भी बदली जा सकती हैं, जैसे राज्य के साथ ज़िला।',
  noCourse: 'पहले पाठ्यक्रम चुनें।',
  chosen: (count, all) => `${all} में से ${count} चुने गए`,
}
