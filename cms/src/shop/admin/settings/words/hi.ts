/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  heading: 'डिलीवरी का खर्च, उदाहरण',
  text: 'स्टॉक में रखी साधारण पाठ्यपुस्तकों की एक-एक प्रति, ऊपर की राशियों से। दोनों तरीकों में नीचे की राशि से ऊपर डिलीवरी मुफ़्त है।',
  order: 'ऑर्डर',
  books: (books) => (books === 1 ? '1 पुस्तक' : `${books} पुस्तकें`),
  price: 'पुस्तकों का मूल्य',
  weight: 'वज़न',
  delivery: { copies: 'हर प्रति के लिए', weight: 'वज़न के अनुसार' },
  inForce: (way) => `${way} (चुना हुआ)`,
  free: 'मुफ़्त',
  noWeights: 'पहले वज़न ठीक करें',
}
