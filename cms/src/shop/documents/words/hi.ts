/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  bill: {
    number: 'बिल नंबर',
    date: 'तिथि',
    order: 'ऑर्डर',
    buyer: 'किसे डिलीवर किया',
    place: 'आपूर्ति का स्थान',
    book: 'पुस्तक',
    hsn: 'HSN',
    copies: 'प्रतियाँ',
    price: 'मूल्य',
    amount: 'राशि',
    books: 'पुस्तकें',
    delivery: 'डिलीवरी',
    tax: 'GST',
    total: 'कुल प्राप्त राशि',
    inWords: 'राशि शब्दों में',
    payment: 'भुगतान',
  },
  slips: {
    title: 'पैकिंग पर्चियाँ',
    slip: 'पैकिंग पर्ची',
    order: 'ऑर्डर',
    ordered: 'भुगतान की तिथि',
    to: 'कहाँ पहुँचाना है',
    phone: 'फ़ोन',
    copies: 'प्रतियाँ',
    book: 'पुस्तक',
    details: 'लेखक, प्रकाशक, भाषा',
    packed: 'पैक हुआ',
    total: 'कुल प्रतियाँ',
    weight: 'वज़न',
    courier: 'कूरियर',
    awb: 'ट्रैकिंग नंबर',
  },
}
