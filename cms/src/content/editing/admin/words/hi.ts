/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  heading: (record) => `जोड़ें: ${record}`,
  about: 'नाम से शुरू करें। बाकी अगले पेज पर लिखें। जब तक आप प्रकाशित नहीं करते, कुछ भी सबको नहीं दिखेगा।',
  empty: (label) => `${label} लिखें।`,
  send: 'आगे बढ़ें',
  busy: 'एक क्षण …',
}
