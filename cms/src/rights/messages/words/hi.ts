/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  'rights-received': {
    title: 'अधिकारों के बारे में अनुरोध मिला',
    subject: 'हमें आपका अनुरोध {reference} मिल गया है',
    heading: 'हमें आपका अनुरोध मिल गया है',
    body: 'हम ज़्यादा से ज़्यादा {day} तक जवाब देंगे।',
    kind: 'आपका अनुरोध',
    reference: 'संदर्भ नंबर',
    button: 'अपना अनुरोध देखें',
  },
  'rights-asked': {
    title: 'कार्यालय को मिला अधिकारों के बारे में अनुरोध',
    subject: '{kind}: अनुरोध {reference}',
    heading: 'एक विद्यार्थी ने अपने डेटा के बारे में लिखा है',
    body: '{name} को ज़्यादा से ज़्यादा {day} तक जवाब चाहिए।',
    kind: 'अधिकार',
    reference: 'संदर्भ नंबर',
    button: 'अनुरोध खोलें',
  },
  'rights-answered': {
    title: 'अधिकारों के बारे में अनुरोध का जवाब',
    subject: 'आपके अनुरोध {reference} का हमारा जवाब',
    heading: 'हमारा जवाब',
    rejected: 'आपने जो माँगा, वह हम नहीं कर सकते',
    kind: 'आपका अनुरोध',
    reference: 'संदर्भ नंबर',
    asked: 'आपने लिखा था:',
    records: 'आपके डेटा का क्या हुआ:',
    notAgreed: 'अगर आप सहमत नहीं हैं, तो हमसे शिकायत कर सकते हैं, और उसके बाद भारतीय डेटा संरक्षण बोर्ड से।',
  },
}
