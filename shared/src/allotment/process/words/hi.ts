/** read: none yet */
import type { StepWords } from './en.ts'

export const hi: StepWords = {
  steps: {
    apply: 'आवेदन करें',
    correct: 'अपना आवेदन और अंक ठीक करें',
    'provisional-list': 'अनंतिम मेरिट सूची',
    objections: 'अनंतिम सूची पर आपत्ति करें',
    'final-list': 'अंतिम मेरिट सूची',
    choices: 'अपनी पसंद का क्रम चुनें',
    rounds: 'सीटों का दौर {round}',
    'last-round': 'सीटों का आखिरी दौर',
    joining: 'अपने कॉलेज में प्रवेश लें',
    'university-return': 'विश्वविद्यालय के लिए प्रवेश पाने वालों की सूची',
  },
  openSeats: 'सबके लिए खुली',
  groups: {
    W: 'महिलाएँ',
    PWD: 'दिव्यांगजन',
    EXS: 'भूतपूर्व सैनिक',
    DEP: 'विद्यालय से प्रतिनियुक्त शिक्षक',
  },
}
