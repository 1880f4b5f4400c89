/** read: none yet */
import type { en } from './en.ts'

const TRY_AGAIN = 'फिर कोशिश करें। आपने यहाँ जो लिखा है, वह बना रहेगा।'

const SIGNED_OUT = `अगर आप साइन आउट हो गए हैं, तो दूसरे टैब में फिर साइन इन करें। ${TRY_AGAIN}`

export const hi: typeof en = {
  authentication: {
    login: 'साइन इन करें',
    checkYourEmailForPasswordReset:
      'अगर इस पते का खाता है, तो हमने उस पर एक लिंक भेजा है। थोड़ी देर पहले भेजे गए लिंक भी काम करते हैं, इसलिए कोई भी चुनें। स्पैम फ़ोल्डर भी देखें।',
  },
  error: {
    autosaving: 'आपके पिछले बदलाव सहेजे नहीं जा सके। अपना कनेक्शन जाँचें, फिर लिखते रहें; हम दोबारा कोशिश करेंगे।',
    documentNotFound:
      'यह रिकॉर्ड नहीं मिला। हो सकता है कि इसे हटा दिया गया हो, या आपके खाते को इसका अधिकार न हो। इस सूची में खोजें, या प्रशासक से पूछें।',
    notAllowedToAccessPage:
      'अगर आप साइन आउट हो गए हैं, तो फिर साइन इन करें। नहीं तो आपके खाते को इस पेज का अधिकार नहीं है: प्रशासक से अधिकार माँगें।',
    notAllowedToPerformAction: `आपको यह करने की अनुमति नहीं है। ${SIGNED_OUT}`,
    problemUploadingFile: 'फ़ाइल हम तक नहीं पहुँची। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    unauthorized: 'आप यह पेज नहीं खोल सकते',
    unknown: `कुछ गड़बड़ हुई। ${TRY_AGAIN}`,
    unspecific: `कुछ गड़बड़ हुई। ${TRY_AGAIN}`,
    followingFieldsInvalid_one: 'यह फ़ील्ड जाँचें:',
    followingFieldsInvalid_other: 'ये फ़ील्ड जाँचें:',
  },
  general: {
    backToDashboard: 'शुरुआती पेज पर जाएँ',
    createNew: 'जोड़ें',
    createNewLabel: '{{label}} जोड़ें',
    createdAt: 'जोड़ने का समय',
    currentlyEditing:
      'इस रिकॉर्ड में बदलाव कर रहे हैं। अगर आप इसे ले लेंगे, तो वे आगे नहीं बढ़ सकेंगे और जो उन्होंने सहेजा नहीं है, वह खो सकता है।',
    deletedAt: 'हटाने का समय',
    documentLocked: 'एक सहकर्मी इस रिकॉर्ड में बदलाव कर रहे हैं',
    editedSince: 'पिछला बदलाव',
    lastModified: 'पिछला बदलाव',
    noLabel: '–',
    noResults: 'अभी {{label}} में कुछ नहीं है, या आपकी खोज से कुछ नहीं मिलता।',
    noResultsFound: 'दिखाने के लिए कुछ नहीं है',
    noResultsDescription: 'अभी कुछ जोड़ा नहीं गया है, या ऊपर की खोज और फ़िल्टर से कुछ नहीं मिलता।',
    notFound: 'नहीं मिला',
    nothingFound: 'यह पेज नहीं मिला',
    noUpcomingEventsScheduled: 'कुछ तय नहीं है।',
    payloadSettings: 'दिखावट की सेटिंग',
    restoring: 'वापस लाया जा रहा है …',
    sorryNotFound:
      'पते में गलती हो सकती है, रिकॉर्ड हटाया गया हो सकता है, या आपके खाते को इसका अधिकार नहीं है। मेनू से कोई सूची चुनें, या प्रशासक से पूछें।',
    takeOver: 'अपने पास लें',
    untitled: 'नाम नहीं दिया गया',
    upcomingEvents: 'तय कार्य',
    updatedAt: 'पिछला बदलाव',
    viewReadOnly: 'केवल पढ़ें',
  },
  upload: { bulkUpload: 'कई जोड़ें' },
  validation: { limitReached: 'अधिक से अधिक {{max}} जोड़ सकते हैं।', required: 'यह फ़ील्ड भरें' },
  version: {
    aboutToRestore: 'इस {{label}} में इस पेज के संस्करण की सामग्री आ जाएगी। इसकी अभी की सामग्री इतिहास में रहेगी।',
    aboutToRestoreGlobal: '{{label}} में इस पेज के संस्करण की सामग्री आ जाएगी। इसकी अभी की सामग्री इतिहास में रहेगी।',
    confirmVersionRestoration: 'यह संस्करण वापस लाएँ?',
    saveDraft: 'ड्राफ़्ट सहेजें',
    schedulePublish: 'बाद में प्रकाशित करें',
    versions: 'इतिहास',
  },
}
