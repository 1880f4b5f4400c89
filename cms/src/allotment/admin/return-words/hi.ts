/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'विश्वविद्यालय के लिए कॉलम',
  text: 'फ़ाइल में ठीक यही कॉलम, इसी क्रम में और इन्हीं शीर्षकों के साथ होते हैं। एक भी न हो, तो आप हर डाउनलोड पर कॉलम चुनते हैं।',
  file: 'विश्वविद्यालय की फ़ाइल में प्रवेश लेने वाले हर व्यक्ति की एक पंक्ति होती है, नीचे दिए कॉलमों में।',
  missingHint: (missing) =>
    `“${missing}” कॉलम बताता है कि यहाँ के कॉलमों में से विश्वविद्यालय को जो चाहिए, उसमें से पंक्ति में क्या नहीं है।`,
  none: 'अभी कोई कॉलम नहीं है।',
  column: 'कॉलम',
  heading: 'शीर्षक',
  headingOf: (column) => `${column}: शीर्षक`,
  add: 'कॉलम जोड़ें',
  addAll: 'सभी कॉलम जोड़ें',
  choose: 'एक कॉलम चुनें',
  noColumn: 'वह कॉलम चुनें, जिसे जोड़ना है।',
  up: (column) => `ऊपर ले जाएँ: ${column}`,
  down: (column) => `नीचे ले जाएँ: ${column}`,
  remove: (column) => `हटाएँ: ${column}`,
  moved: (column, place, all) => `${column} अब ${formatNumber(all)} में से कॉलम ${formatNumber(place)} है।`,
  removed: (column) => `${column} हटा दिया गया।`,
  added: (column) => `${column} जोड़ दिया गया।`,
}
