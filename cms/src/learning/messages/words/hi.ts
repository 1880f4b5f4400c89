/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  facts: { amount: 'राशि', transaction: 'लेन-देन आईडी' },
  'course-bought': {
    title: 'रिकॉर्ड किया गया पाठ्यक्रम खरीदा गया',
    subject: 'आप अब {course} देख सकते हैं',
    heading: 'आपका पाठ्यक्रम तैयार है',
    body: 'धन्यवाद। रिकॉर्ड किए गए पाठ्यक्रम {course} के लिए {amount} का आपका भुगतान हमें मिल गया है। आप इसके वीडियो अपने खाते में कभी भी देख सकते हैं। आपकी रसीद भी वहीं है।',
    button: 'पाठ्यक्रम देखें',
  },
}
