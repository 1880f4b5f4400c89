/** read: none yet */
import type { en } from './en.ts'

export const hi: Record<keyof typeof en, string> = {
  COURSE_BOUGHT: 'आप यह पाठ्यक्रम पहले ही खरीद चुके हैं। आपको दोबारा भुगतान नहीं करना है।',
  PRICE_CHANGED: 'इस पाठ्यक्रम का मूल्य अब {amount} है। आगे बढ़ने के लिए पेज को दोबारा लोड करें।',
  CHANGED_TOO_OFTEN: 'आपने इसे बहुत बार बदला है। कुछ मिनट रुककर फिर से कोशिश करें।',
}
