/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

export const hi: typeof en = {
  views: 'कौन से पार्सल',
  filter: 'पार्सल छाँटें',
  toPack: 'पैक करना है',
  onTheWay: 'रास्ते में',
  delivered: 'डिलीवर हुआ',
  returns: 'वापस आ रहा है',
  attention: 'ध्यान देना है',
  status: 'स्थिति',
  courier: 'कैसे भेजा',
  from: 'बनने की तारीख, कब से',
  to: 'कब तक',
  papers: 'पैकिंग के कागज़',
  slips: (count) => `पैक करने के ${formatNumber(count)} पार्सल की पैकिंग पर्चियाँ (PDF)`,
  nothingToPack: 'इस सूची का कोई पार्सल पैक नहीं करना है। पर्चियाँ फिर छापने के लिए पंक्तियाँ चुनें।',
  slipsSelected: (count) => `चुने गए ${formatNumber(count)} की पैकिंग पर्चियाँ (PDF)`,
  slipsHint: (max) => `हर पार्सल का एक पन्ना, सबसे पुराना पहले, अधिक से अधिक ${max}। केवल कुछ छापने के लिए पंक्तियाँ चुनें।`,
  labels: (count) => `पैक करने के पार्सल के पते के लेबल (${formatNumber(count)})`,
  noLabels: 'पैक करने के किसी पार्सल का कूरियर से अभी पते का लेबल नहीं आया है।',
  label: (order) => `${order} का लेबल`,
  moreLabels: (max) => `केवल पहले ${max} दिखाए गए हैं। दूसरे देखने के लिए सूची छाँटें।`,
}
