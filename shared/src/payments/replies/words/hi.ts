/** read: none yet */
import type { en } from './en.ts'

export const hi: Record<keyof typeof en, string> = {
  ALREADY_PAID: 'इसका भुगतान पहले ही हो चुका है। आपको दोबारा भुगतान नहीं करना है।',
  PAYMENTS_CLOSED: 'ऑनलाइन भुगतान अभी उपलब्ध नहीं है। भुगतान कैसे करें, यह जानने के लिए हमसे संपर्क करें।',
  PAYMENT_PAGE_UNAVAILABLE:
    'हम अभी भुगतान का पेज नहीं खोल पा रहे हैं। आपसे कोई पैसा नहीं लिया गया है। कुछ मिनट बाद फिर से कोशिश करें।',
}
