/** read: none yet */
import { WORKLOAD_DAYS } from '@pravesh/shared/admissions/status/queue-calls'
import type { en } from './en.ts'

export const hi: typeof en = {
  views: 'कौन से आवेदन',
  filter: 'आवेदन छाँटें',
  filters: {
    status: 'स्थिति',
    course: 'पाठ्यक्रम',
    college: 'कॉलेज',
    sessionYear: 'सत्र',
    category: 'श्रेणी',
    dueOn: 'अंतिम दिन',
    readingState: 'दूसरी जाँच',
    assignedTo: 'किसे सौंपा गया',
    from: 'भेजने की तारीख, कब से',
    to: 'कब तक',
  },
  due: { overdue: 'समय बीत गया', today: 'आज', week: (days) => `आज या अगले ${days} दिनों में` },
  readings: {
    toRead: (count) => (count === 1 ? '1 आवेदन दूसरे जाँचकर्ता की प्रतीक्षा में है' : `${count} आवेदन दूसरे जाँचकर्ता की प्रतीक्षा में हैं`),
    disputed: (count) =>
      count === 1 ? 'दूसरे जाँचकर्ता आपके 1 निर्णय से सहमत नहीं हैं' : `दूसरे जाँचकर्ता आपके ${count} निर्णयों से सहमत नहीं हैं`,
  },
  reading: { any: 'सभी, जिन्हें जाँचकर्ता चाहिए', own: 'पहला निर्णय मेरा' },
  me: 'मुझे',
  noOne: 'किसी को नहीं',
  states: {
    SUBMITTED: 'नया',
    SENT_BACK: 'विद्यार्थी के पास',
    RESUBMITTED: 'सुधारा गया',
    REOPENED: 'फिर खोला गया',
    APPROVED: 'स्वीकृत',
    APPROVED_SENT_BACK: 'स्वीकृत, अधूरा',
    REJECTED: 'अस्वीकृत',
  },
  today: 'आज',
  overdue: (day) => `समय बीत गया, ${day}`,
  open: (name) => `खोलें: ${name}`,
  documents: (checked, total) => `${total} में से ${checked} जाँचे गए`,
  shown: (from, to, of) => `${from}–${to}, कुल ${of}`,
  moreThan: (count) => `${count} से अधिक। बाकी को ढूँढने के लिए और शब्द लिखें।`,
  save: {
    open: 'यह सूची सहेजें',
    change: 'यह सूची बदलें',
    name: 'सूची का नाम',
    shared: 'सभी सहकर्मियों के लिए',
    save: 'सहेजें',
    remove: 'हटाएँ',
  },
  workload: {
    title: 'हर व्यक्ति का काम',
    person: 'व्यक्ति',
    held: 'अभी खुले',
    assigned: 'सौंपे गए',
    overdue: 'समय बीत गया',
    decided: `${WORKLOAD_DAYS} दिनों में निर्णय`,
  },
  takeNext: 'अगला लें',
  none: 'इस सूची में आपके लिए कोई आवेदन नहीं है। दूसरी सूची चुनें, या फ़िल्टर कम करें।',
}
