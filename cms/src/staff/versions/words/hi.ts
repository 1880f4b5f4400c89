/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  none: 'अभी कुछ सहेजा नहीं गया है।',
  saved: 'सहेजने का समय',
  savedBy: 'किसने सहेजा',
  state: 'स्थिति',
  unknown: 'दर्ज नहीं है',
  pages: 'इतिहास के पेज',
  newer: 'नए',
  older: 'पुराने',
  page: (page, of) => `${of} में से पेज ${page}`,
  live: 'पिछला प्रकाशित संस्करण',
  published: 'पहले प्रकाशित हुआ',
  autosaved: 'ड्राफ़्ट, अपने-आप सहेजा गया',
  draft: 'ड्राफ़्ट',
}
