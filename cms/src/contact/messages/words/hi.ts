/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  'contact-received': {
    title: 'कार्यालय से सवाल',
    subject: '{name} का संदेश',
    heading: 'नया संदेश',
    body: '{name} ने हमें लिखा है।',
    reference: 'अनुरोध',
    about: 'विषय',
    phone: 'फ़ोन',
    email: 'ई-मेल',
    button: 'पढ़ें और जवाब दें',
  },
  'help-received': {
    title: 'अनुरोध मिला',
    subject: 'हमें आपका अनुरोध {reference} मिल गया है',
    heading: 'हमें आपका अनुरोध मिल गया है',
    body: 'हम अपना जवाब इसी ई-मेल पते पर भेजेंगे।',
    reference: 'संदर्भ नंबर',
    button: 'अपना अनुरोध खोलें',
    note: 'अगर आपने हमें नहीं लिखा, तो किसी ने गलती से आपका पता लिख दिया है। आप इस ई-मेल को अनदेखा कर सकते हैं।',
  },
  'help-answered': {
    title: 'अनुरोध का जवाब',
    subject: 'आपके अनुरोध {reference} का हमारा जवाब',
    heading: 'हमारा जवाब',
    button: 'फिर से लिखें',
    reference: 'संदर्भ नंबर',
    asked: 'आपने पूछा था:',
  },
}
