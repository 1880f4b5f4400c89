/** read: none yet */
import { formatNumber } from '@pravesh/shared/platform/formats'
import type { en } from './en.ts'

const people = (count: number) => (count === 1 ? '1 व्यक्ति' : `${formatNumber(count)} लोगों`)

export const hi: typeof en = {
  heading: 'ई-मेल से',
  loading: 'एक क्षण …',
  explain: 'पहले गिनें कि यह कितनों तक पहुँचेगी। बहुत विद्यार्थी हों, तो इसमें कुछ सेकंड लगते हैं।',
  count: 'जिनसे यह जुड़ी है, उन्हें गिनें',
  counting: 'जिनसे यह जुड़ी है, उन्हें गिना जा रहा है …',
  unsaved: 'पहले सूचना सहेजें।',
  send: (count) => `${people(count)} को भेजें`,
  busy: 'एक क्षण …',
  title: (count) => `यह सूचना ${people(count)} को भेजें?`,
  byEmail: 'उन्हें यह ई-मेल से मिलेगी, जैसी अभी प्रकाशित है। सूचनाओं के लिए कोई पंजीकृत SMS नहीं है।',
  declined: (count) => `${people(count)} ने सूचनाएँ बंद कर रखी हैं, और उन्हें यह नहीं मिलेगी।`,
  inEnglish: (languages) =>
    `${languages} में पढ़ने वाले विद्यार्थियों को यह पूरी या कुछ अंग्रेज़ी में मिलेगी, क्योंकि अनुवाद नहीं है या अंग्रेज़ी पाठ से पुराना है। पहले सूचना का अनुवाद करें।`,
  or: (names) => names.join(' या '),
  once: 'सूचना एक ही बार भेजी जाती है। भेजे गए संदेश वापस नहीं लिए जा सकते।',
  confirm: 'भेजें',
  keep: 'न भेजें',
  sending: (queued, total, by) => `भेजी जा रही है: ${people(total)} में से ${formatNumber(queued)}। ${by} ने शुरू किया।`,
  sent: (queued, by, day) => `${by} ने ${day} को ${people(queued)} को भेजी।`,
}
