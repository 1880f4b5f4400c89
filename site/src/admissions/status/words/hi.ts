/** read: none yet */
import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { en } from './en.ts'

const label = (course: CourseCode) => COURSE_LABELS[course]

export const hi: typeof en = {
  page: {
    title: 'आपका आवेदन',
    description: 'आपके आवेदन की स्थिति, आपने क्या भेजा, और आगे क्या होगा।',
  },
  title: (course: CourseCode, session: string) => `${label(course)}, सत्र ${session}`,
  alerts: {
    correct: 'यह आवेदन दोबारा अपडेट करने के लिए दिया गया है।',
    correctMeans: 'हम आगे बढ़ सकें, इसके लिए आपको कुछ सुधारना होगा।',
    correctBy: (day: string) => `अपने सुधार ${day} तक भेजें।`,
    reason: 'हमारी टीम का संदेश',
    toCorrect: 'ये हिस्से सुधारें',
    update: 'अपडेट करें',
    unpaid: (course: CourseCode) => `आपने ${label(course)} आवेदन का भुगतान नहीं किया है`,
    pending: (course: CourseCode) => `आपका ${label(course)} आवेदन अभी स्वीकृत नहीं हुआ है।`,
    help: 'मदद चाहिए?',
    answerBy: (day: string) => `हम ${day} तक जवाब देंगे।`,
    late: (day: string) =>
      `हमने ${day} तक जवाब देने का वादा किया था, और हमें देर हो गई है। आपको कुछ करने की ज़रूरत नहीं है। अगर बात ज़रूरी है, तो हमसे संपर्क करें।`,
    rejected: (course: CourseCode) => `आपका ${label(course)} आवेदन अस्वीकृत हो गया है।`,
    why: 'आवेदन क्यों अस्वीकृत हुआ',
    applyAgain: 'फिर से आवेदन करें',
    askUs: 'इसके बारे में हमसे पूछें',
    approved: (course: CourseCode) => `आपका ${label(course)} आवेदन स्वीकृत हो गया है।`,
    payFees: 'अपनी शुल्क योजना देखें और भुगतान करें',
  },
  pay: {
    button: 'अभी भुगतान करें',
    waiting: 'एक पल रुकें…',
    fee: 'आवेदन शुल्क',
  },
  none: {
    title: 'आपने अभी तक आवेदन नहीं किया है',
    text: 'डिग्री या डिप्लोमा पाठ्यक्रम चुनें, देखें कि हर कॉलेज में उसका कितना खर्च है, और अपने फ़ोन से आवेदन करें।',
    courses: 'हमारे डिग्री पाठ्यक्रम देखें',
    books: 'पुस्तकें देखें',
  },
  draft: {
    title: 'आपने अपना आवेदन अभी तक नहीं भेजा है',
    goOn: (step: number, all: number) => `${all} में से चरण ${step} पर आगे बढ़ें`,
    text: (course: CourseCode, step: string) => `आपका ${label(course)} आवेदन: ${step}।`,
    saved: 'सेव किया गया',
    closes: 'आवेदन की अंतिम तिथि',
  },
  summary: {
    number: 'आवेदन नंबर',
    status: 'आवेदन की स्थिति',
    now: 'अभी का चरण',
    submitted: 'जमा करने की तिथि',
    next: 'आगे क्या होगा',
  },
  details: 'विद्यार्थी का विवरण',
  course: {
    name: 'पाठ्यक्रम',
    college: 'कॉलेज',
    collegeApplied: 'आवेदन का कॉलेज',
    session: 'सत्र',
    fee: 'पूरे पाठ्यक्रम का शुल्क',
    parts: 'आप पाठ्यक्रम का शुल्क कैसे देंगे',
    part: 'हिस्सा',
    amount: 'राशि',
  },
  payment: {
    title: 'भुगतान का विवरण',
    fee: 'आवेदन शुल्क',
    status: 'भुगतान की स्थिति',
    paid: 'भुगतान हो गया',
    unpaid: 'भुगतान बाकी',
    refunded: 'वापस किया गया',
  },
  documents: {
    open: 'खोलें',
    newTab: '(नए टैब में खुलता है)',
    none: 'आपने कोई दस्तावेज़ नहीं भेजा।',
    picture: (name: string) => `आपकी भेजी हुई तस्वीर: ${name}`,
  },
  claims: {
    title: 'आपके दावे',
    until: (day: string) => `${day} तक मान्य`,
  },
  history: 'अब तक क्या हुआ',
  notAnswered: 'नहीं दिया गया',
  books: 'पुस्तकें ढूँढें',
  merit: 'अंक, विकल्प और सीट',
  view: 'आवेदन देखें',
}
