/** read: none yet */
import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import { SERVICE_TIMES } from '@pravesh/shared/shop/orders/service-times'
import type { en } from './en.ts'

export const hi: typeof en = {
  classes: 'खरीदी हुई क्लास',
  books: 'खरीदी हुई पुस्तकें',
  orderCount: (n: number) => `${n} ऑर्डर`,
  tabs: 'आपकी खरीदारी',
  empty: 'कुछ नहीं मिला',
  emptyText: 'आपकी पुस्तकों के ऑर्डर और उनके पार्सल यहाँ दिखेंगे।',
  toBooks: 'पुस्तकें देखें',
  caption: 'आपकी पुस्तकों के ऑर्डर, सबसे नए पहले',
  pager: {
    pages: 'ऑर्डर के पेज',
    previous: 'पिछला',
    next: 'अगला',
    page: (page: number, of: number) => `पेज ${page}, कुल ${of}`,
  },
  labels: {
    amount: 'राशि',
    payStatus: 'भुगतान की स्थिति',
    trackingId: 'ट्रैकिंग आईडी',
    status: 'स्थिति',
    date: 'तिथि',
    orderId: 'ऑर्डर आईडी',
  },
  row: {
    paid: 'भुगतान हो गया',
    unpaid: 'भुगतान बाकी',
    failed: 'भुगतान नहीं हो पाया',
    incomplete: 'पूरा नहीं हुआ',
    waiting: 'इंतज़ार है…',
    canceling: 'रद्द हो रहा है',
    canceled: 'रद्द',
    returned: 'लौटाया गया',
  },
  bookOf: (name: string) => `${name} का विवरण`,
  orderOf: (number: string) => `ऑर्डर ${number} का विवरण`,
  track: 'पार्सल ट्रैक करें',
  see: 'ऑर्डर देखें',
  payNow: 'अभी भुगतान करें',
  paying: 'एक पल रुकें…',
  order: (number: string) => `ऑर्डर ${number}`,
  ofOrder: (number: string) => `(ऑर्डर ${number})`,
  cancel: 'रद्द करें',
  giveBack: 'लौटाएँ',
  withdrawReturn: 'लौटाने का अनुरोध वापस लें',
  help: 'मदद चाहिए?',
  next: {
    none: () => '',
    pack: () => `हम आम तौर पर ${SERVICE_TIMES.pack} कार्य दिवसों के भीतर पैक करते हैं और पार्सल निकलने पर आपको ई-मेल भेजते हैं।`,
    collect: (day: string | null) =>
      day === null
        ? 'पार्सल निकलने पर हम आपको ट्रैकिंग का लिंक ई-मेल करेंगे।'
        : `पार्सल निकलने पर हम आपको ट्रैकिंग का लिंक ई-मेल करेंगे। यह ${day} तक आपके पास पहुँच जाना चाहिए।`,
    arrive: (day: string | null) =>
      day === null
        ? `पार्सल को आम तौर पर ${SERVICE_TIMES.surface.min} से ${SERVICE_TIMES.surface.max} दिन लगते हैं।`
        : `यह ${day} तक आपके पास पहुँच जाना चाहिए।`,
    receive: () => 'अपना फ़ोन चालू रखें। कूरियर को कभी कोई पैसा नहीं देना है।',
    return: (day: string | null) => (day === null ? '' : `आप ${day} तक पुस्तकें लौटा सकते हैं।`),
    refund: () => `आपके बैंक को पैसे दिखाने में ${BANK_DAYS.min} से ${BANK_DAYS.max} बैंक कार्य दिवस लगते हैं।`,
  },
  bills: 'आपके बिल',
  billsOf: (year: string, bills: number) => `${year}: ${bills} बिल`,
  refunded: (amount: string) => `${amount} वापस किए गए।`,
  refunding: (amount: string) => `${amount} आपको वापस भेजे जा रहे हैं।`,
  copies: {
    cancelled: (copies: number) => `${copies} रद्द`,
    returning: (copies: number) => `${copies} की वापसी जारी`,
    returned: (copies: number) => `${copies} की वापसी पूरी`,
  },
  units: (units: number) => `× ${units}`,
  line: (units: number, name: string) => `${units} × ${name}`,
  subject: (books: string, amount: string) => `${books}: ${amount}`,
  payDialog: {
    title: 'हमने भुगतान शुरू नहीं किया है',
    text: 'आपके ऑर्डर करने के बाद उसमें यह बदला है:',
    buyAgain: 'नई राशि पर दोबारा ऑर्डर करें',
  },
}
