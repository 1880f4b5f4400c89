/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  greeting: 'नमस्ते {name},',
  footer: '{site}, {address} की ओर से भेजा गया। इस पते पर भेजे गए जवाब हम नहीं पढ़ते। हमारी साइट के फ़ॉर्म से हमसे संपर्क करें।',
}
