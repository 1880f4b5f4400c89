/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  facts: {
    number: 'आवेदन नंबर',
    applicant: 'आवेदक',
    course: 'पाठ्यक्रम',
    subject: 'विषय',
    college: 'कॉलेज',
    admittedAt: 'प्रवेश यहाँ मिला',
    appliedTo: 'आवेदन यहाँ किया था',
    session: 'सत्र',
    submitted: 'जमा करने की तिथि',
  },
  application: {
    title: 'आवेदन फ़ॉर्म',
    photo: 'फ़ोटो',
    signature: 'आवेदक के हस्ताक्षर',
    noAnswer: 'नहीं दिया गया',
    documents: 'भेजे गए दस्तावेज़',
    status: 'स्थिति',
    approved: 'स्वीकृत',
  },
  agreement: {
    title: 'अनुबंध',
    acceptance: 'स्वीकृति का रिकॉर्ड',
    version: 'पाठ का संस्करण',
    language: 'भाषा',
    acceptedAt: 'स्वीकार करने की तिथि',
    acceptedFrom: 'किस इंटरनेट पते से स्वीकार किया',
    acceptedBy: 'किसने स्वीकार किया',
    how: 'आवेदक ने आवेदन फ़ॉर्म में बॉक्स पर टिक लगाकर इस पाठ को ऑनलाइन स्वीकार किया।',
    english: 'अनुबंध का अंग्रेज़ी पाठ, जो अंतर होने पर लागू होता है',
  },
}
