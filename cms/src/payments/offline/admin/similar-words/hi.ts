/** read: none yet */
import { SIMILAR_DAYS } from '../../similar-payments.ts'
import type { en } from './en.ts'

export const hi: typeof en = {
  heading: 'यह भुगतान शायद दो बार लिखा गया है',
  text: `इसी विद्यार्थी से ${SIMILAR_DAYS} दिनों के भीतर इतनी ही राशि मिली थी:`,
  entry: (channel, reference) => `${channel} ${reference}`,
  facts: (day, by, state) => `, ${day} को मिला, ${by} ने लिखा: ${state}`,
  next: 'एक ही ट्रांसफ़र की कई संख्याएँ हो सकती हैं। दोनों को बैंक विवरण से मिलाएँ। एक ही भुगतान हो, तो दोनों में से एक को अस्वीकृत करें।',
}
