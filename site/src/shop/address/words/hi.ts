/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'डिलीवरी का पता',
  name: 'पहला नाम',
  surname: 'उपनाम',
  line1: 'मकान नंबर और सड़क',
  line2: 'गाँव या मोहल्ला',
  city: 'शहर या डाकघर',
  pin: 'पिन कोड',
  state: 'राज्य',
  chooseState: 'अपना राज्य चुनें',
  district: 'ज़िला',
  chooseDistrict: 'अपना ज़िला चुनें',
  stateFirst: 'पहले अपना राज्य चुनें',
  districtNotListed: 'मेरा ज़िला सूची में नहीं है',
  districtName: 'आपके ज़िले का नाम',
  districtList: 'सूची से चुनें',
  email: 'ई-मेल',
  phone: 'मोबाइल नंबर',
  phoneHint: 'दस अंक। कूरियर इसी नंबर पर कॉल करेगा।',
  country: 'हम भारत में डिलीवरी करते हैं।',
  service: {
    served: (pin: string, day: string) => `हमारा कूरियर ${pin} पर लगभग ${day} तक डिलीवरी कर देता है।`,
    unknown: (pin: string, day: string) => `${pin} के पार्सल आम तौर पर ${day} तक पहुँच जाते हैं।`,
    notServed: (pin: string) =>
      `हमारा कूरियर अभी ${pin} पर डिलीवरी नहीं करता। अगर आप ऑर्डर करते हैं, तो हम आपको कॉल करके कोई दूसरा रास्ता निकालेंगे।`,
  },
}
