/** read: none yet */
import type { ContactField } from '@pravesh/shared/contact/contact-message'
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'हमसे संपर्क करें',
  lead: 'पाठ्यक्रम, शुल्क या ऑर्डर के बारे में पूछें। हम फ़ोन, WhatsApp या ई-मेल से जवाब देते हैं।',
  description: 'हमें कॉल करें, ई-मेल करें या हमसे मिलने आएँ। पाठ्यक्रम, शुल्क, दस्तावेज़ या ऑर्डर के बारे में संदेश भी भेज सकते हैं।',
  formTitle: 'संदेश भेजें',
  labels: {
    firstName: 'पहला नाम',
    lastName: 'उपनाम',
    phone: 'फ़ोन नंबर',
    email: 'ई-मेल पता (वैकल्पिक)',
    comment: 'आपका संदेश',
  } satisfies Record<ContactField, string>,
  phoneHint: 'हम आपको कॉल करेंगे या WhatsApp पर संदेश भेजेंगे।',
  emailHint: 'हम अपना जवाब इस पते पर भी भेजते हैं।',
  honeypot: 'इसे खाली छोड़ दें',
  send: 'संदेश भेजें',
  sending: 'भेजा जा रहा है…',
  problem: 'कुछ गलत है',
  errorTitle: 'गलती: ',
  thanks: 'धन्यवाद, हमें आपका संदेश मिल गया है',
  reference: 'आपका संदर्भ नंबर',
  thanksText: 'इसे लिख लें। हम फ़ोन या WhatsApp से जवाब देते हैं, और अगर आपने पता लिखा है, तो ई-मेल से भी।',
  haveNumber: 'क्या आपके पास संदर्भ नंबर है?',
  readIt: 'हमारा जवाब पढ़ें',
  readAnswer: 'इस नंबर और अपने फ़ोन पर भेजे गए कोड से हमारा जवाब पढ़ें',
  offline: 'हम आपका संदेश नहीं भेज सके। अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
}
