/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  due: {
    overdue: (label, time) => `समय बीत गया (${time}): ${label}`,
    'at-once': (label, time) => `अभी, अधिक से अधिक ${time} तक: ${label}`,
    due: (label, time) => `${time} तक: ${label}`,
  },
  heading: 'अभी बताना बाकी है',
  nothing: 'अब कुछ बताना बाकी नहीं है।',
  command: 'इस अवधि में जिन लोगों के रिकॉर्ड पढ़े गए, उनकी सूची संचालक इस आदेश से बनाते हैं:',
  detail: (next, others) => (others === 0 ? `${next}।` : `${next}, और ${others} और।`),
  notice: (title) => `डेटा उल्लंघन “${title}”`,
}
