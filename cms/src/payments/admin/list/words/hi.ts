/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  views: 'कौन से भुगतान',
  filter: 'भुगतान छाँटें',
  status: 'स्थिति',
  purpose: 'प्रकार',
  provider: 'भुगतान सेवा',
  issue: 'समस्या',
  from: 'शुरू होने की तारीख, कब से',
  to: 'कब तक',
  duplicate: 'दो बार भुगतान',
  mismatch: 'गलत राशि',
  waiting: 'बैंक की प्रतीक्षा',
  paid: 'भुगतान हुआ',
  totals: 'इस सूची का जोड़',
  count: 'भुगतान',
  started: 'सभी राशियाँ',
  received: 'मिला',
  refunded: 'वापस किया',
  kept: 'मिला, धनवापसी घटाकर',
  tooMany: (max) => `जोड़ देखने के लिए ऐसी अवधि या फ़िल्टर चुनें, जिनमें अधिक से अधिक ${max} भुगतान हों।`,
}
