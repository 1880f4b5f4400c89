/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  person: {
    heading: 'इस व्यक्ति के बारे में सब कुछ',
    none: 'अभी कोई रिकॉर्ड नहीं है।',
    more: 'और भी हैं। सब देखने के लिए फ़ोन नंबर से खोजें।',
  },
  search: {
    button: 'खोजें',
    keys: 'Ctrl K',
    title: 'लोगों और उनके रिकॉर्ड खोजें',
    label: 'नाम, फ़ोन, ई-मेल, या आवेदन, रसीद, ऑर्डर या भुगतान की संख्या',
    hint: 'कम से कम दो अक्षर लिखें।',
    searching: 'खोज रहे हैं …',
    none: (text) => `“${text}” से कुछ मेल नहीं खाता। वर्तनी देखें, या कम शब्द लिखें।`,
    found: (count) => (count === 1 ? '1 मिला' : `${count} मिले`),
    all: (heading) => `${heading} में सभी मेल`,
    tryAgain: 'फिर कोशिश करें',
    close: 'बंद करें',
  },
}
