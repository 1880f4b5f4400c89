/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  open: 'एक्सपोर्ट',
  reason: 'आपको यह फ़ाइल क्यों चाहिए?',
  hint: 'जैसे, लेखा परीक्षक के लिए। हम दर्ज करते हैं कि सूची किसने, कब और क्यों ली।',
  format: 'फ़ाइल का प्रकार',
  formats: { xlsx: 'एक्सेल (XLSX)', csv: 'CSV', xml: 'XML' },
  columns: 'कॉलम',
  chosen: (chosen, all) => `कॉलम: ${all} में से ${chosen}`,
  all: 'सब चुनें',
  none: 'कोई न चुनें',
  noColumn: 'कम से कम एक कॉलम चुनें।',
  noReason: 'लिखें कि आपको यह फ़ाइल क्यों चाहिए।',
  download: 'डाउनलोड करें',
  tryAgain: 'फिर कोशिश करें',
}
