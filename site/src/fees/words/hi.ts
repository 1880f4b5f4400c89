/** read: none yet */
import { BANK_DAYS } from '@pravesh/shared/payments/bank-days'
import type { en } from './en.ts'

export const hi: typeof en = {
  payNow: 'अभी भुगतान करें',
  payFees: 'शुल्क भरें',
  paid: 'भुगतान हो गया',
  reviewed: {
    PENDING: 'भुगतान हो गया · जाँच जारी',
    APPROVED: 'भुगतान हो गया',
    REJECTED: 'भुगतान हो गया · स्वीकार नहीं हुआ',
  },
  unpaid: 'भुगतान बाकी',
  failed: 'भुगतान नहीं हो पाया',
  incomplete: 'पूरा नहीं हुआ',
  waiting: 'आपके बैंक के जवाब का इंतज़ार',
  mismatch: 'जाँच जारी',
  clearing: 'आपके चेक का इंतज़ार',
  refunding: 'धनवापसी रास्ते में',
  refunded: 'वापस किया गया',
  cancelled: 'रद्द',
  overdue: 'तिथि निकल गई',
  receipt: 'रसीद',
  feePlan: 'अपनी शुल्क योजना देखें',
  payments: 'मेरे भुगतान',
  forFee: (fee: string) => `(${fee})`,
  fee: (action: string, title: string) => `${action}, ${title}`,
  dueOn: (day: string) => `देय तिथि: ${day}`,
  inDays: (days: number) => (days === 0 ? 'आज' : `${days} दिन में`),
  paidOn: (day: string) => `भुगतान की तिथि: ${day}`,
  noDate: 'कोई देय तिथि नहीं',
  reviewReason: 'हमारे कार्यालय का संदेश',
  notes: {
    seatReceipt: 'आपकी सीट की रसीदें',
    gross: (amount: string) => `शुल्क ${amount} है।`,
    charge: (amount: string) => `चेक लौटने का शुल्क: ${amount}।`,
    lateFee: (amount: string) => `विलंब शुल्क: ${amount}।`,
    paidAndLeft: (paid: string, left: string) => `${paid} का भुगतान हो गया है, ${left} बाकी हैं।`,
    clearing: (amount: string) => `आपका ${amount} का चेक बैंक में है।`,
    refunded: (amount: string) => `हमने इस भुगतान में से ${amount} वापस कर दिए हैं।`,
    refunding: (amount: string) =>
      `${amount} की धनवापसी रास्ते में है। बैंकों को ${BANK_DAYS.min} से ${BANK_DAYS.max} बैंक कार्य दिवस लगते हैं।`,
    duplicateRefunded: (amount: string, id: string) =>
      `आप यह शुल्क पहले ही भर चुके थे। हमने ${amount} का भुगतान (${id}) वापस कर दिया है।`,
    duplicate: (amount: string, id: string) =>
      `आप यह शुल्क पहले ही भर चुके थे। हम ${amount} का भुगतान (${id}) वापस कर रहे हैं। आपको कुछ नहीं करना है।`,
  },
  courses: 'हमारे डिग्री पाठ्यक्रम देखें',
  whatToDo: 'देखें कि आगे क्या करना है',
  dashboard: {
    tuition: 'शिक्षण शुल्क',
    other: 'अन्य शुल्क',
    next: 'अगली किस्त',
    allPaid: 'आपने पूरा शिक्षण शुल्क भर दिया है। धन्यवाद।',
    past: 'शिक्षण शुल्क के पिछले भुगतान',
    overdueTitle: (n: number) => `${n} शुल्क भरने की तिथि निकल गई है`,
    overdueText: (amount: string) =>
      `अभी ${amount} का भुगतान करें। अगर आप अभी भुगतान नहीं कर सकते, तो हमसे बात करें। हम आपके साथ मिलकर कोई रास्ता निकालेंगे।`,
    payOverdue: 'शुल्क देखें और भरें',
    contact: 'हमसे संपर्क करें',
    paidCount: (paid: number, all: number) => `${all} में से ${paid} भर दिए`,
    ownAmount: (min: string, max: string) => `राशि आप लिखते हैं: ${min} से ${max}`,
    none: 'कोई भुगतान बाकी नहीं',
  },
}
