/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'आपके लिए पुस्तकें',
  comingSoon: 'जल्द आ रही हैं',
  details: 'विवरण',
  detailsOf: (name: string) => `(${name})`,
  buyNow: 'अभी खरीदें',
  soldOut: 'स्टॉक में नहीं',
  page: 'पुस्तक का पेज खोलें',
  by: (author: string) => `लेखक: ${author}`,
  all: 'सभी पुस्तकें देखें',
  labels: {
    name: 'नाम',
    author: 'लेखक',
    category: 'श्रेणी',
    semester: 'सेमेस्टर या वर्ष',
    publisher: 'प्रकाशक',
    price: 'मूल्य',
    copies: 'स्टॉक में',
    pages: 'पृष्ठों की संख्या',
  },
}
