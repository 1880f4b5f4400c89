/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  fee: (course: string, number: string, amount: string) => `आपके ${course} आवेदन ${number} का शुल्क, ${amount}`,
  kept: 'यह शुल्क वापस नहीं मिलता: यह सिर्फ़ तब वापस किया जाता है, जब कोई सीट न बची हो।',
  own: (amount: string) => `नए आवेदन का अपना अलग शुल्क है: ${amount}।`,
  title: 'पहले भरी हुई जानकारी इस्तेमाल करनी है?',
  text: (course: string, number: string) =>
    `हम यह फ़ॉर्म आपके ${course} आवेदन ${number} के जवाबों और दस्तावेज़ों से भर सकते हैं। आप उन्हें जाँचेंगे और जो अलग है, उसे बदलेंगे। शर्तों पर आपको फिर से सहमति देनी होगी।`,
  copy: 'मेरे पहले के जवाब इस्तेमाल करें',
  empty: 'खाली फ़ॉर्म से शुरू करें',
  copied: (number: string) => `ये आवेदन ${number} के आपके जवाब हैं। इन्हें जाँचें, और जो अब अलग है, उसे बदलें।`,
  copying: 'आपके जवाब और दस्तावेज़ कॉपी हो रहे हैं…',
}
