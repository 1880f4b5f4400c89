/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  open: {
    title: 'आपके बैंक के जवाब का इंतज़ार है',
    since: (time: string) => `शुरू: ${time}।`,
    askedUntil: (time: string) => `हम बैंक से ${time} तक पूछते रहेंगे।`,
    details: 'इस भुगतान का विवरण',
    id: 'लेन-देन आईडी',
    check: 'मेरे भुगतान की जाँच करें',
    checking: 'जाँच रहे हैं…',
    checkedAt: (time: string) => `जाँच का समय ${time}: आपके बैंक का जवाब अभी तक नहीं आया है।`,
    unreachable: (time: string) => `${time}: हम पोर्टल तक नहीं पहुँच पाए। हम फिर से कोशिश करेंगे।`,
  },
  payNow: 'अभी भुगतान करें',
  starting: 'एक पल रुकें…',
  forThis: (what: string) => `(${what})`,
  leaving: 'आपको भुगतान के पेज पर ले जा रहे हैं। यह पेज बंद न करें।',
  goNow: 'भुगतान के पेज पर अभी जाएँ',
  noAddress: 'हम भुगतान के पेज तक नहीं पहुँच पाए। आपका कोई भुगतान नहीं हुआ है। एक मिनट बाद फिर से कोशिश करें।',
}
