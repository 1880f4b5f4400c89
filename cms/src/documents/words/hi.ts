/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  frame: {
    check: 'इस दस्तावेज़ की जाँच करें',
    checkHow: (page: string) =>
      `कोड स्कैन करें, या ${page} खोलें और नीचे दिया गया कोड लिखें। वहाँ आप खुद फ़ाइल की भी जाँच कर सकते हैं।`,
    code: 'कोड',
    qr: 'क्यूआर कोड, जिससे इस दस्तावेज़ की जाँच का पेज खुलता है',
    page: 'पेज',
    of: '/',
    byComputer: 'यह दस्तावेज़ कंप्यूटर से बना है और इस पर हस्ताक्षर की ज़रूरत नहीं है।',
    phone: 'टेलीफ़ोन',
    email: 'ई-मेल',
  },
  receipt: {
    title: 'रसीद',
    number: 'रसीद नंबर',
    date: 'तिथि',
    payer: 'किससे प्राप्त',
    replaces: 'किस रसीद की जगह',
    what: 'किसके लिए',
    tax: 'टैक्स',
    amount: 'राशि',
    total: 'कुल प्राप्त राशि',
    inWords: 'राशि शब्दों में',
    breakdown: 'यह राशि कैसे बनी',
    payment: 'भुगतान',
    paidOn: 'भुगतान की तिथि',
    through: 'भुगतान का माध्यम',
    transaction: 'लेन-देन आईडी',
    providerReference: 'भुगतान सेवा का संदर्भ नंबर',
    bankReference: 'बैंक का संदर्भ नंबर (यूटीआर)',
    refundedInFull: (amount: string) => `यह भुगतान पूरा वापस कर दिया गया: ${amount}।`,
    refundedInPart: (amount: string, of: string) => `${of} में से ${amount} वापस किए गए।`,
  },
}
