/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  steps: {
    apply: 'आवेदन',
    correct: 'सुधार',
    'provisional-list': 'अस्थायी मेरिट सूची',
    objections: 'आपत्तियाँ',
    'final-list': 'अंतिम मेरिट सूची',
    choices: 'कॉलेजों के विकल्प',
    rounds: 'सीटों का चरण',
    joining: 'कॉलेज में प्रवेश',
    'university-return': 'विश्वविद्यालय को रिपोर्ट',
  },
  round: (round) => `सीटों का चरण ${round}`,
  lastRound: (round) => `सीटों का चरण ${round}, आख़िरी चरण`,
  categories: {
    UR: 'सबके लिए खुली (UR)',
    SC: 'अनुसूचित जाति (SC)',
    ST: 'अनुसूचित जनजाति (ST)',
    'OBC-A': 'OBC-A',
    'OBC-B': 'OBC-B',
    OBC: 'अन्य पिछड़ा वर्ग (OBC)',
    EWS: 'आर्थिक रूप से कमज़ोर वर्ग (EWS)',
  },
  groups: {
    W: 'महिलाएँ',
    PWD: 'दिव्यांगजन',
    EXS: 'भूतपूर्व सैनिक',
    DEP: 'विद्यालय से प्रतिनियुक्त शिक्षक',
  },
  lists: {
    provisional: (version) => `अस्थायी सूची, संस्करण ${version}`,
    final: (version) => `अंतिम सूची, संस्करण ${version}`,
  },
}
