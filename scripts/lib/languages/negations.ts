/** What makes an English sentence negative. */
const ENGLISH = /\b(?:not|never|cannot|nothing|none|neither|nor|no(?!\.)|without)\b|n['’]t\b/i

/** The same in other languages, also as “except” and “still to do”. */
const NEGATIVE: Record<string, RegExp> = {
  hi: /नहीं|(?<![\p{L}\p{M}])(?:न|ना|मत|बिना|अलावा|बंद|बाकी)(?![\p{L}\p{M}])|अ(?:मान्य|योग्य|सत्यापित|स्वीकृत|विवाहित|सहमत)/u,
  bn: /(?:না|নি|নেই|নয়|নন|নও)(?![\p{L}\p{M}])|ছাড়া|বাদে|অবৈধ/u,
}

/** Whether a translation says “not” where the English text does. The other way round it may be the natural way to say it. */
export function losesNegation(
  { english, translation }: { english: string; translation: string },
  locale: string,
): boolean {
  return ENGLISH.test(english) && !NEGATIVE[locale]?.test(translation.normalize('NFC'))
}
