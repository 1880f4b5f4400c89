/** read: none yet */
import type { en } from './en.ts'

export const hi: typeof en = {
  title: 'आपके विकल्प',
  savedAt: (time) => `${time} को सहेजे गए।`,
  lockedAt: (time) => `आपके विकल्प ${time} को लॉक हो गए। उन्हें बदला नहीं जा सकता।`,
  closed: 'अभी विकल्प नहीं बदले जा सकते।',
  simulation: 'अगर अभी निर्णय हो',
  rank: (rank, people) => `मेरिट से आपका स्थान ${people} में ${rank} है।`,
  categoryRank: (rank) => `आपकी श्रेणी में यह ${rank} है।`,
  wouldGet: 'आपको यह मिलता:',
  wouldGetNothing: 'आपको अपने विकल्पों में से कोई सीट नहीं मिलती। और कॉलेज जोड़ें।',
  simulatedAt: (time) => `${time} को सबके उस समय के विकल्पों से हिसाब किया गया।`,
  moves: 'विकल्प लॉक होने तक यह बदलता रहता है: दूसरे अपने विकल्प बदलते हैं और अंकों की जाँच अभी चल रही है। यह कोई वादा नहीं है।',
}
