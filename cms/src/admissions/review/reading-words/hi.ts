/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  own: 'आप इस आवेदन पर निर्णय ले चुके हैं। अब एक सहकर्मी निर्णय लेंगे।',
  proposed: (decision) => `दर्ज हुआ: ${decision}। दूसरे जाँचकर्ता सहमत होंगे, तब लागू होगा। विद्यार्थी को अभी सूचना नहीं दी गई।`,
  disputed: (name, decision) =>
    `दर्ज हुआ। ${name} का निर्णय अलग था (${decision}), इसलिए तीसरे व्यक्ति निर्णय लेंगे। विद्यार्थी को अभी सूचना नहीं दी गई।`,
}
