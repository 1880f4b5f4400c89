/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  filled: (places: string) => `आपके पिन कोड से भरा गया: ${places}। जो सही नहीं है, उसे बदलें।`,
  doubt: (pin: string, states: string, chosen: string) =>
    `${pin} ${states} का पिन कोड है। आपने ${chosen} चुना है। क्या पता सही है?`,
  both: (states: readonly string[]) => states.join(' और '),
  keep: 'हाँ, यही रखें',
  change: 'पिन कोड बदलें',
  kept: 'हम पता वैसा ही रखते हैं, जैसा आपने लिखा है।',
}
