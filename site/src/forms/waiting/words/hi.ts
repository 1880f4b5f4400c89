/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'अभी बहुत लोग पोर्टल इस्तेमाल कर रहे हैं',
  full: '। ',
  goesOn: 'लगभग {n} सेकंड में यह अपने-आप आगे बढ़ेगा। यह पेज खुला रखें। आपने जो लिखा है, वह बना रहेगा।',
  sending: 'फिर से कोशिश हो रही है…',
  now: 'अभी कोशिश करें',
  stop: 'इंतज़ार बंद करें',
}
