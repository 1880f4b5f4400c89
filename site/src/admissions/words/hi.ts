/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  drafts: {
    saving: 'सेव हो रहा है…',
    saved: 'सेव हो गया',
    storedLocally: 'इस फ़ोन पर सेव हो गया। आपके ऑनलाइन होने पर हम इसे भेज देंगे।',
    notStored: 'अभी सेव नहीं हुआ। यह पेज खुला रखें। आपके ऑनलाइन होने पर हम इसे सेव कर लेंगे।',
    onPhone: 'इस फ़ोन पर सेव हो गया।',
    onPhoneOnly: 'सिर्फ़ इस फ़ोन पर सेव हुआ।',
    notSaved: 'अभी सेव नहीं हुआ।',
    loggedOut: 'आपके लॉग इन का समय खत्म हो गया है।',
    sentElsewhere: 'आपने यह फ़ॉर्म दूसरे डिवाइस से भेज दिया है।',
  },
  fields: {
    optional: (label: string) => `${label} (वैकल्पिक)`,
    choose: 'चुनें…',
    noChoices: 'अभी कोई विकल्प नहीं है',
    locked: {
      account: 'यह आपके खाते से लिया गया है। इसे बदलने के लिए हमसे संपर्क करें।',
      guardian: 'आपके माता या पिता ही आपके अभिभावक हैं।',
      marks: 'पहले पूर्णांक लिखें।',
    },
    datePlaceholder: 'दिन/माह/वर्ष',
    notYet: '–',
    courseFee: 'इस कॉलेज में पूरे पाठ्यक्रम का शुल्क:',
  },
  form: {
    page: { title: 'आवेदन फ़ॉर्म', description: 'अपने पाठ्यक्रम के लिए एक-एक चरण करके आवेदन करें।' },
    title: (course: string, session: string) => `${course} आवेदन फ़ॉर्म (${session})`,
    loading: 'लोड हो रहा है...',
    failed: 'हम फ़ॉर्म नहीं खोल सके। आपको दूसरे पेज पर ले जाया जा रहा है…',
    progress: (step: number, of: number) => `${of} में से चरण ${step}`,
    restored: (when: string) => `आपका फिर से स्वागत है। ये आपके अब तक के जवाब हैं, जो ${when} पर सेव हुए थे।`,
    oops: 'आपकी जानकारी में कुछ गलतियाँ मिली हैं। आगे बढ़ने से पहले कृपया अपना फ़ॉर्म दोबारा जाँच लें।',
    firstError: 'पहले इसे ठीक करें:',
    back: 'वापस',
    next: 'सेव करें और आगे बढ़ें',
    continue: 'आगे बढ़ें',
    parts: {
      label: 'इस चरण के हिस्से',
      all: 'सभी हिस्से',
      name: (number: number, title: string) => `${number} · ${title}`,
      done: 'पूरा हुआ',
      place: (now: number, of: number, done: number) => `${of} में से हिस्सा ${now}, ${done} पूरे हुए`,
    },
    saved: 'जानकारी सेव हो गई',
    ineligible: {
      title: 'इन अंकों से आप इस पाठ्यक्रम के लिए आवेदन नहीं कर सकते',
      next: 'अगर अंक गलत टाइप हो गए हैं, तो उन्हें सुधारें।',
      otherCourses: 'हमारे दूसरे पाठ्यक्रम देखें',
    },
    costs: {
      title: 'कुल कितना खर्च होगा',
      at: (college: string) => `${college} में कुल कितना खर्च होगा`,
      cheapest: (college: string) => `${college} में कुल कितना खर्च होगा (हमारा सबसे कम शुल्क वाला कॉलेज)`,
      none: 'इस पाठ्यक्रम के शुल्क जल्द ही बताए जाएँगे।',
    },
  },
}
