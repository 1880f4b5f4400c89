/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: (label: string) => `कई फ़ोटो, एक PDF: ${label}`,
  hint: 'हर पेज की फ़ोटो चुनें या खींचें। हम इसी डिवाइस पर उन सबकी एक PDF बनाते हैं और उन्हें काफ़ी छोटा कर देते हैं।',
  add: 'फ़ोटो जोड़ें',
  page: (number: number) => `पेज ${number}`,
  moveUp: 'ऊपर ले जाएँ',
  moveUpOf: (page: string) => `ऊपर ले जाएँ: ${page}`,
  remove: 'हटाएँ',
  removeOf: (page: string) => `हटाएँ: ${page}`,
  opening: (name: string) => `${name} खुल रही है…`,
  count: (pages: number) => `${pages} पेज।`,
  moved: (from: number, to: number) => `पेज ${from} अब पेज ${to} है।`,
  removed: (page: number) => `पेज ${page} हटा दिया गया।`,
  make: (pages: number) => (pages === 1 ? '1 पेज PDF बनाकर अपलोड करें' : `${pages} पेज एक PDF बनाकर अपलोड करें`),
  making: 'PDF बन रही है…',
  unreadable: (name: string) =>
    `हम “${name}” नहीं खोल सकते। हो सकता है कि फ़ाइल खराब हो या ऐसी किस्म की हो, जिसे यह ब्राउज़र नहीं पहचानता। फ़ोटो दोबारा खींचें, या उसका स्क्रीनशॉट चुनें।`,
  tooMany: (max: number) => `एक PDF में ${max} फ़ोटो आ सकती हैं। बाकी फ़ोटो हमने छोड़ दी हैं।`,
  notMade: 'इस डिवाइस पर PDF नहीं बन सकी। दूसरे ऐप बंद करें या कुछ पेज हटाएँ, फिर कोशिश करें।',
}
