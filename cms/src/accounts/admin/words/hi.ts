/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  accesses: {
    views: 'कौन से रिकॉर्ड',
    filter: 'रिकॉर्ड छाँटें',
    staff: 'कर्मचारी',
    kind: 'क्या',
    from: 'खोलने की तारीख, कब से',
    to: 'कब तक',
  },
  allowedAddress: {
    unnamed: (number) => `पता ${number}`,
    until: (day) => `${day} तक`,
    ended: (day) => `${day} को खत्म`,
  },
  phoneCodes: {
    used: (used, limit) => `SMS के ${limit} में से ${used} कोड खर्च हो चुके हैं`,
    lasts: (again) => `इसी गति से बाकी कोड ${again} तक चलेंगे, जब गिनती फिर शुरू होती है।`,
    runsOut: (at, again) => `पिछले घंटों की गति से बाकी कोड ${at} को खत्म हो जाएँगे। फिर ${again} तक कोई पंजीकरण नहीं कर सकेगा।`,
    over: (again) => `${again} तक कोई पंजीकरण नहीं कर सकता, जब गिनती फिर शुरू होती है।`,
    whatToDo: 'भेजे गए संदेशों में देखें कि कोड लोग माँग रहे हैं या कोई स्क्रिप्ट, और संचालक से PHONE_CODES_PER_DAY बढ़ाने को कहें।',
  },
  history: {
    heading: 'ई-मेल और फ़ोन के बदलाव',
    entry: (day, contact, from, to) => `${day}, ${contact}: ${from} → ${to}`,
    restored: (by, reason) => `${by} ने वापस रखा: ${reason}`,
  },
  consents: {
    heading: 'निजता सूचना और सहमति',
    history: 'जो भी सहमति दी गई और वापस ली गई',
    purposes: {
      admission: 'खाता, आवेदन, शुल्क और ऑर्डर',
      whatsapp: 'WhatsApp पर कार्यालय के संदेश',
    },
    acts: { given: 'सहमति दी', withdrawn: 'सहमति वापस ली', shown: 'सूचना दिखाई गई' },
    places: { registration: 'पंजीकरण में', settings: 'सेटिंग में', notice: 'लॉग इन के बाद' },
    state: (purpose, given) => `${purpose}: ${given ? 'सहमति है' : 'सहमति नहीं है'}`,
    entry: (of) =>
      `${of.day}, ${of.purpose}: ${of.act}, ${of.where}, सूचना ${of.version || 'जिसकी तारीख पता नहीं'}, भाषा ${of.locale || 'पता नहीं'}${of.statedAdult ? ', बताया कि उम्र 18 साल या उससे ज़्यादा है' : ''}`,
  },
  restore: {
    open: (earlier) => `${earlier} वापस रखें …`,
    reason: 'कारण। कर्मचारी इसे इस विद्यार्थी के साथ देखते हैं।',
    hint: 'जैसे, आपने कैसे पक्का किया कि आपकी बात विद्यार्थी से ही हुई।',
    noReason: 'कारण लिखें। कर्मचारी इसे इस विद्यार्थी के साथ देखते हैं।',
    send: 'आगे बढ़ें',
    busy: 'एक क्षण …',
    cancel: 'रद्द करें',
    title: (earlier) => `${earlier} वापस रखें?`,
    effect: {
      email: (earlier, present) =>
        `${present} की जगह ${earlier} आएगा। अब से विद्यार्थी इससे लॉग इन करेंगे, और हम इसी पर लिखेंगे।`,
      phone: (earlier, present) => `${present} की जगह ${earlier} आएगा।`,
    },
    sessions:
      'विद्यार्थी के सभी लॉग-इन खत्म हो जाएँगे, और पासवर्ड काम नहीं करेगा। विद्यार्थी लॉग-इन पेज पर “पासवर्ड भूल गए” से नया चुनेंगे।',
    notices: {
      email: 'दोनों ई-मेल पतों पर सूचना जाएगी।',
      phone: 'दोनों फ़ोन और ई-मेल पते पर सूचना जाएगी।',
    },
    confirm: 'वापस रखें',
    keep: 'जैसा है, रहने दें',
  },
}
