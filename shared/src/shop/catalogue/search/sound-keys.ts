/** Spellings of the same sound in Latin letters, in the order in which they are replaced. */
const CLOSE: readonly (readonly [RegExp, string])[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ksh'],
  [/m(?=[kgcjtdsrlvh])/g, 'n'],
  [/ng(?=[^aeiou])/g, 'n'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)a$/, ''],
]

/**
 * The key under which a word is found that someone writes in Latin letters by its sound: `baal`, `bal` and `baala` have one. Two
 * words of one key sound alike.
 */
export const closeKey = (latin: string): string => replaced(latin, CLOSE)

/** As Hindi and Bengali speakers differ: b and v, a and o, aspirated or not, spoken or silent vowels inside a word. */
const LOOSE: readonly (readonly [RegExp, string])[] = [
  [/ksh|kkh|kh?sh/g, 'k'],
  [/gy|jn|gg/g, 'g'],
  [/f/g, 'p'],
  [/([bcdgjkpst])h/g, '$1'],
  [/v/g, 'b'],
  [/ng/g, 'n'],
  [/y/g, 'i'],
  [/o/g, 'a'],
  [/(?<=.)a/g, ''],
  [/(.)\1+/g, '$1'],
]

/** A key that more words share, for a word that no `closeKey` finds: `gonit` and `ganit`, `prathmik` and `prathamik`. */
export const looseKey = (latin: string): string =>
  // Before doubled letters are joined, because Bengali has `kkh` for `ksh`.
  closeKey(replaced(latin, LOOSE))

function replaced(text: string, rules: typeof CLOSE): string {
  return rules.reduce((result, [sound, letters]) => result.replace(sound, letters), text)
}
