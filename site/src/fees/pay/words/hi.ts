/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  type: 'शुल्क का प्रकार',
  choose: 'शुल्क चुनें',
  amount: 'राशि, रुपयों में',
  amountFixed: 'यह राशि पोर्टल तय करता है।',
  amountOwn: (min: string, max: string) => `आपके कॉलेज ने जो राशि बताई है, वह लिखें: ${min} से ${max}।`,
  choiceMissing: 'चुनें कि आप क्या भरना चाहते हैं',
  amountMissing: 'राशि रुपयों में लिखें, जैसे 1500',
  amountOutside: (min: string, max: string) => `${min} से ${max} तक की राशि लिखें`,
  due: (day: string) => `इस शुल्क की देय तिथि ${day} है।`,
  terms: 'भुगतान करने से पहले: आपको पैसे वापस कब मिलते हैं?',
  pay: 'भुगतान करें',
  payAmount: (amount: string) => `${amount} का भुगतान करें`,
  sending: 'एक पल रुकें…',
  nothing: 'अभी कोई भुगतान बाकी नहीं है।',
  changed: 'आपके शुल्क बदल गए हैं। यह विंडो बंद करें और उन्हें दोबारा देखें।',
  logIn: 'लॉग इन करें और आगे बढ़ें',
}
