/** read: none yet */
import { COURSE_LABELS, type CourseCode } from '@pravesh/shared/courses/courses'
import type { en } from './en.ts'

export const hi: typeof en = {
  mark: 'अगला कदम',
  help: 'मदद चाहिए?',
  call: (phone: string) => `${phone} पर कॉल करें`,
  or: 'या',
  write: 'हमें लिखें',
  draft: {
    button: 'आगे बढ़ें',
  },
  correction: (course: CourseCode) => `अपना ${COURSE_LABELS[course]} आवेदन सुधारें`,
  documents: (course: CourseCode, n: number) => `अपने ${COURSE_LABELS[course]} आवेदन के ${n} दस्तावेज़ बदलें`,
  fee: {
    title: 'आवेदन शुल्क भरें',
    text: 'उसके बाद हम आपका आवेदन जाँचेंगे।',
  },
  waiting: {
    title: 'आपको कुछ नहीं करना है: हम आपके आवेदन की जाँच कर रहे हैं',
    until: (day: string) => `आपको कुछ नहीं करना है: हम ${day} तक जवाब देंगे`,
    late: 'हमें जवाब देने में देर हो गई है',
  },
  track: {
    label: 'आपका आवेदन कहाँ तक पहुँचा',
    stages: ['भेजा गया', 'शुल्क मिला', 'हमारी जाँच', 'हमारा जवाब'],
    done: 'पूरा हुआ',
  },
  due: {
    next: {
      one: (fee: string) => `अपना अगला शुल्क भरें: ${fee}`,
      several: (n: number) => `अपने अगले ${n} शुल्क भरें`,
    },
    overdue: {
      one: (fee: string) => `तिथि निकल गई है, यह शुल्क भरें: ${fee}`,
      several: (n: number) => `${n} शुल्क भरने की तिथि निकल गई है, इन्हें भरें`,
    },
    talk: 'अगर आप अभी भुगतान नहीं कर सकते, तो हमसे बात करें। हम आपके साथ मिलकर कोई रास्ता निकालेंगे।',
    amount: 'राशि',
    inAll: 'कुल',
    day: 'देय तिथि',
    since: 'कब से देय है',
  },
  order: {
    titles: {
      'order-payment': 'अपनी पुस्तकों का भुगतान करें',
      parcel: 'आपको कुछ नहीं करना है: हमें आपका ऑर्डर मिल गया है',
      order: 'आपका सबसे नया ऑर्डर',
    },
    total: 'कुल',
    expected: 'कब तक पहुँचेगा',
    pay: 'ऑर्डर देखें और भुगतान करें',
    see: 'ऑर्डर देखें',
    books: 'पुस्तकें देखें',
  },
  course: {
    title: 'अपने रिकॉर्ड किए गए पाठ्यक्रम का भुगतान करें',
    amount: 'राशि',
  },
  video: {
    start: (title: string) => `“${title}” से शुरू करें`,
    goOn: (title: string) => `“${title}” से आगे देखें`,
    progress: 'देखे गए',
    watched: (watched: number, all: number) => `${all} में से ${watched} वीडियो`,
    button: 'देखें',
  },
  onHold: {
    title: 'आपको कुछ नहीं करना है: आपके भुगतान का नतीजा अभी नहीं आया है',
    again: 'अपने बैंक का इंतज़ार करें, या दोबारा भुगतान करें',
    checking: 'अपने भुगतान के बारे में हमसे संपर्क करें',
    refunding: 'आपको कुछ नहीं करना है: आपका आवेदन शुल्क आपको वापस भेजा जा रहा है',
    contact: 'हमसे संपर्क करें',
    orders: 'मेरे ऑर्डर',
    payments: 'मेरे भुगतान',
  },
  allPaid: {
    title: 'आपको कुछ नहीं करना है: आपने सभी शुल्क भर दिए हैं',
    text: 'जब कुछ भरना होगा, हम आपको लिखकर बताएँगे।',
    button: 'अपनी शुल्क योजना देखें',
  },
}
