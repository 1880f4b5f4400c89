/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  notice: {
    title: 'सूचना',
    button: 'साइट पर पढ़ें',
    off: 'यह संदेश आपको इसलिए मिला है, क्योंकि हमारे यहाँ आपका खाता है। आप “सेटिंग” में जाकर सूचनाएँ बंद कर सकते हैं:',
    settings: 'सेटिंग',
  },
}
