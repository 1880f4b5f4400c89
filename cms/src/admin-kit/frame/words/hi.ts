/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  language: 'भाषा',
  signIn: {
    title: 'कर्मचारियों का साइन-इन',
    hint: 'केवल पोर्टल के कर्मचारियों के लिए। अगर आप विद्यार्थी हैं, तो वेबसाइट पर लॉग इन करें।',
  },
}
