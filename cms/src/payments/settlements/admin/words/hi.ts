/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'बैंक निपटान',
  about: 'भुगतान सेवाओं ने बैंक खाते में जो राशि दी, वह हर रात ली जाती है। हर पंक्ति को UTR से बैंक विवरण के साथ मिलाएँ।',
  noReport: (providers) => `इनसे निपटान की रिपोर्ट नहीं मिली: ${providers}।`,
  noProvider: 'कोई भुगतान सेवा नहीं लगी है।',
  period: 'कौन से दिन',
  from: 'कब से',
  to: 'कब तक',
  show: 'दिखाएँ',
  table: 'दिन के अनुसार निपटान',
  columns: {
    day: 'दिन',
    provider: 'भुगतान सेवा',
    settlement: 'निपटान',
    bankReference: 'UTR',
    collected: 'मिला',
    refunded: 'वापस किया',
    fee: 'भुगतान सेवा का शुल्क',
    tax: 'शुल्क पर GST',
    settled: 'खाते में आया',
    mismatches: 'मेल नहीं खाते',
  },
  total: 'कुल',
  none: 'इन दिनों में कोई निपटान नहीं हुआ।',
  mismatches: 'क्या मेल नहीं खाता',
  noMismatches: 'इन दिनों में सब कुछ पोर्टल के भुगतानों से मेल खाता है।',
  open: 'भुगतान खोलें',
  more: 'और भी हैं। देखने के लिए कम दिन चुनें।',
}
