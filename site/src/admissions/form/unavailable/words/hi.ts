/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  closed: {
    title: (course: string) => `${course} के लिए आवेदन बंद हैं`,
    opensOn: (day: string) => `आवेदन ${day} से शुरू होंगे।`,
    closedOn: (day: string) => `आवेदन ${day} को बंद हो गए।`,
    text: 'आवेदन फिर से शुरू होने पर हम पाठ्यक्रम के पेज पर बताएँगे। तब तक हमारे दूसरे पाठ्यक्रम देखें।',
    courses: 'सभी पाठ्यक्रम देखें',
  },
  existing: {
    title: (course: string) => `आप ${course} के लिए पहले ही आवेदन कर चुके हैं`,
    text: (number: string) => `इस सत्र के लिए आपका आवेदन नंबर ${number} है।`,
    unpaid: 'आपने इसका आवेदन शुल्क अभी तक नहीं भरा है।',
    see: 'अपना आवेदन देखें',
    pay: 'अभी भुगतान करें',
  },
}
