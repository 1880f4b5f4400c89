/** read: none yet */
import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import { count } from '../../../../lib/text.ts'
import type { en } from './en.ts'

interface About {
  books: string
  amount: string
}

const upTo = (copies: number) => `(ज़्यादा से ज़्यादा ${count(copies, 'प्रति', 'प्रतियाँ')})`

export const hi: typeof en = {
  book: {
    labels: {
      author: 'लेखक',
      language: 'भाषा',
      category: 'श्रेणी',
      semester: 'सेमेस्टर या वर्ष',
      publisher: 'प्रकाशक',
      price: 'मूल्य',
      quantity: 'संख्या',
      pages: 'पृष्ठों की संख्या',
    },
    page: 'पुस्तक का पेज खोलें',
  },
  order: {
    title: (name: string, others: number) => (others === 0 ? name : `${name} और ${others} अन्य`),
    timeline: 'अब तक क्या हुआ',
    toCome: 'अभी बाकी',
    events: {
      ordered: () => 'ऑर्डर किया गया',
      paid: () => 'भुगतान हुआ',
      addressChanged: () => 'पता बदला गया',
      packed: () => 'पैक हुआ',
      shipped: () => 'भेजा गया',
      delivered: () => 'डिलीवर हुआ',
      goingBack: () => 'हमारे पास वापस आ रहा है',
      partCancelled: ({ books }: About) => `रद्द: ${books}`,
      cancelled: () => 'ऑर्डर रद्द हुआ',
      soldOut: () => 'स्टॉक खत्म',
      returnRequested: ({ books }: About) => `लौटाने का अनुरोध किया गया: ${books}`,
      returnAwaited: ({ books }: About) => `हमें आपके पार्सल का इंतज़ार है: ${books}`,
      returnReceived: ({ books }: About) => `हमें आपका पार्सल मिल गया: ${books}`,
      returnChecked: ({ books }: About) => `पुस्तकें जाँच ली गईं: ${books}`,
      returnAccepted: ({ books }: About) => `पुस्तकें जाँच ली गईं, वापसी स्वीकार हुई: ${books}`,
      returnRejected: ({ books }: About) => `वापसी स्वीकार नहीं हुई: ${books}`,
      returnWithdrawn: ({ books }: About) => `आपने लौटाने का अनुरोध वापस लिया: ${books}`,
      returnReopened: ({ books }: About) => `वापसी का अनुरोध फिर से खुला: ${books}`,
      refundStarted: ({ amount }: About) => `${amount} आपको वापस भेजे जा रहे हैं`,
      refunded: ({ amount }: About) => `${amount} वापस किए गए`,
    },
    facts: 'पुस्तकें और मूल्य',
    labels: {
      number: 'ऑर्डर नंबर',
      transaction: 'लेन-देन आईडी',
      delivery: 'डिलीवरी',
      tax: 'टैक्स',
      total: 'कुल राशि',
      weight: 'पुस्तकों का वज़न',
      address: 'डिलीवरी का पता',
    },
    changeAddress: 'पता बदलें',
    addressChanging: 'हम पता बदल रहे हैं। पता बदल जाने पर आपको ई-मेल मिलेगा।',
    free: 'मुफ़्त',
    line: (units: number, name: string) => `${units} × ${name}`,
  },
  address: {
    title: 'डिलीवरी का पता बदलें',
    text: 'जब तक हमने आपका पार्सल पैक नहीं किया है, आप पता बदल सकते हैं। आपने जो भुगतान किया है, वह वही रहेगा।',
    send: 'पता सेव करें',
    sending: 'एक पल रुकें…',
    keep: 'पता न बदलें',
  },
  track: {
    title: 'आपका पार्सल',
    courier: 'कूरियर',
    number: 'ट्रैकिंग नंबर',
    expected: 'पहुँचने की संभावित तिथि',
    delivered: 'डिलीवर होने की तिथि',
    steps: 'पार्सल का सफ़र',
    noSteps: 'कूरियर ने अभी तक कोई जानकारी नहीं दी है। बाद में फिर देखें।',
    site: 'कूरियर का पेज खोलें',
  },
  cancel: {
    title: 'क्या यह ऑर्डर रद्द करना है?',
    choices: { legend: 'आप क्या रद्द करना चाहते हैं?', all: 'पूरा ऑर्डर', some: 'कुछ पुस्तकें', upTo },
    noCopies: 'जो प्रतियाँ रद्द करनी हैं, उन्हें चुनें',
    text: (amount: string) => `हम पूरे ${amount} की धनवापसी उसी खाते या कार्ड में करेंगे, जिससे आपने भुगतान किया था।`,
    restText: (amount: string) =>
      `हम बची हुई पूरी राशि, यानी ${amount}, की धनवापसी उसी खाते या कार्ड में करेंगे, जिससे आपने भुगतान किया था।`,
    partText: (amount: string) =>
      `हम इन पुस्तकों के मूल्य, यानी ${amount}, की धनवापसी उसी खाते या कार्ड में करेंगे, जिससे आपने भुगतान किया था, और बाकी पुस्तकें आपको भेजेंगे। डिलीवरी का मूल्य नहीं बदलेगा।`,
    unpaid: 'आपने इसका भुगतान नहीं किया है। फिर भी अगर हमें कोई भुगतान मिलता है, तो हम उसकी धनवापसी करेंगे।',
    time: `आपके बैंक को पैसे दिखाने में ${BANK_DAYS.min} से ${BANK_DAYS.max} बैंक कार्य दिवस लगते हैं।`,
    yes: 'ऑर्डर रद्द करें',
    yesPart: 'ये पुस्तकें रद्द करें',
    no: 'ऑर्डर रहने दें',
    sending: 'एक पल रुकें…',
  },
  return: {
    title: 'यह ऑर्डर लौटाएँ',
    text: (day: string) =>
      `${day} तक अनुरोध करें। हम ${SERVICE_TIMES.answer} कार्य दिवसों के भीतर जवाब देते हैं और बताते हैं कि पुस्तकें कहाँ भेजनी हैं। पुस्तकें पहुँचने के बाद हम उन्हें कम से कम ${SERVICE_TIMES.check} दिन तक जाँचते हैं।`,
    choices: { legend: 'आप क्या लौटाना चाहते हैं?', all: 'सभी पुस्तकें', some: 'कुछ पुस्तकें', upTo },
    noCopies: 'जो प्रतियाँ लौटानी हैं, उन्हें चुनें',
    refund: (amount: string) =>
      `अगर पुस्तकें वैसी ही हैं जैसा आपने बताया है, तो उनके मिलने और जाँच होने के बाद हम ${amount} की धनवापसी करेंगे।`,
    reason: 'आप इसे क्यों लौटा रहे हैं?',
    choose: 'कारण चुनें',
    note: 'हमें और क्या जानना चाहिए? (वैकल्पिक)',
    missing: 'चुनें कि आप ऑर्डर क्यों लौटा रहे हैं',
    policy: 'वापसी नीति',
    send: 'लौटाने का अनुरोध करें',
    sending: 'एक पल रुकें…',
  },
  withdrawReturn: {
    title: 'क्या लौटाने का अनुरोध वापस लेना है?',
    keep: 'पुस्तकें आपके पास रहेंगी और हम उनके लिए कोई धनवापसी नहीं करेंगे।',
    awaited: 'पुस्तकें न भेजें। अगर आप उन्हें भेज चुके हैं, तो अनुरोध वापस न लें: इसके बिना पुस्तकें पहुँचने पर हम उनकी धनवापसी नहीं कर सकते।',
    again: (day: string) => `आप ${day} तक दोबारा अनुरोध कर सकते हैं।`,
    over: 'आप दोबारा अनुरोध नहीं कर सकते, क्योंकि लौटाने का समय निकल चुका है।',
    yes: 'अनुरोध वापस लें',
    no: 'अनुरोध रहने दें',
    sending: 'एक पल रुकें…',
  },
}
