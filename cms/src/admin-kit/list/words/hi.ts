/** read: none yet */

import { formatList } from '../../../foundation/formats.ts'
import type { ListPart } from '../ignored-parts.ts'
import type { en } from './en.ts'

const parts: Record<ListPart, string> = {
  where: 'फ़िल्टर',
  search: 'खोज',
  sort: 'क्रम',
  limit: 'पंक्तियों की संख्या',
  page: 'पेज की संख्या',
  columns: 'कॉलम',
  groupBy: 'समूह',
  queryByGroup: 'समूह',
  preset: 'सहेजी हुई सूची',
}

export const hi: typeof en = {
  all: 'सभी',
  any: 'सभी',
  notOffered: 'अब उपलब्ध नहीं',
  moreThan: (count) => `${count}+`,
  show: 'दिखाएँ',
  clear: 'फ़िल्टर हटाएँ',
  ignored: (ignored) =>
    `आपने जो पता खोला, वह इस सूची के लिए सही नहीं है, इसलिए हमने यह छोड़ दिया: ${formatList(new Set(ignored.map((part) => parts[part])))}। नीचे फिर से चुनें।`,
}
