/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  onSite: 'वेबसाइट पर',
  checking: 'देखा जा रहा है …',
  openPage: 'पेज खोलें',
  openSite: 'वेबसाइट खोलें',
  notSaved: 'वेबसाइट पर नहीं: यह अभी सहेजा नहीं गया है।',
  draft: 'वेबसाइट पर नहीं: यह ड्राफ़्ट है।',
  publish: 'प्रकाशित करने के लिए “बदलाव प्रकाशित करें” दबाएँ।',
  switchedOff: 'वेबसाइट पर नहीं: यह बंद है।',
  notYet: 'अभी वेबसाइट पर नहीं।',
  saveAgain: 'यह संदेश बना रहे, तो रिकॉर्ड फिर सहेजें।',
  live: 'वेबसाइट पर है',
  liveSince: (time) => `${time} से वेबसाइट पर`,
  newerDraft: 'आपके नए बदलाव ड्राफ़्ट में हैं। प्रकाशित करने के लिए “बदलाव प्रकाशित करें” दबाएँ।',
  changeFailed: (reason) => `पिछला बदलाव प्रकाशित नहीं हो सका, इसलिए आगंतुकों को पुराना रूप ही दिखता है: ${reason}`,
  failed: (reason) => `यह प्रकाशित नहीं हो सका: ${reason}`,
  unknownReason: 'कारण पता नहीं',
  noneMissing: 'पेज पर वह सारी जानकारी है जो लोग ढूँढते हैं।',
  missing: (missing, all) => `${all} में से ${missing} जानकारियाँ बाकी हैं`,
  shown: (place) => `कहाँ दिखता है: ${place}`,
}
