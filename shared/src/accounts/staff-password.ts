/**
 * The rule for new passwords of staff: length, and not predictable; no composition rules (NIST SP 800-63B-4, 3.1.1.2).
 * The list of common passwords is the caller's, because it is too large for pages.
 */

/** Lengths in characters. */
export const STAFF_PASSWORD_LENGTH = { min: 12, max: 128 } as const

export type StaffPasswordFault = 'tooShort' | 'tooLong' | 'own' | 'common' | 'pattern'

interface Checked {
  /** Name and e-mail address of the person. */
  person: readonly string[]
  /** Whether a text in lower case is on the list of common passwords. */
  isCommon: (text: string) => boolean
}

/** What others can predict, cheapest first. A password needs `ENOUGH` points in all. */
const POINTS = { own: 1, pattern: 1, common: 2, digits: 2, character: 1 } as const
/** For example three unrelated words, or two and four characters more. */
const ENOUGH = 6

const PORTAL = ['pravesh', 'प्रवेश']
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SHORTEST = { own: 3, common: 4, pattern: 3 } as const
const LONGEST = { own: 60, common: 30, digits: 4 } as const

/** Keyboards may produce different code points for the same letters. */
export function normalPassword(typed: string): string {
  return typed.normalize('NFKC')
}

/** Why a password is refused; null if it may be used. */
export function staffPasswordFault(typed: string, { person, isCommon }: Checked): StaffPasswordFault | null {
  const password = normalPassword(typed)
  if ([...password].length < STAFF_PASSWORD_LENGTH.min) return 'tooShort'
  if (Math.max(typed.length, password.length) > STAFF_PASSWORD_LENGTH.max) return 'tooLong'
  const characters = [...password.toLowerCase()]
  const own = ownWords(person)
  const parts = cheapestParts(firstPeriod(characters), { own, isCommon })
  if (parts.points >= ENOUGH) return null
  if (parts.kinds.has('own')) return 'own'
  return parts.kinds.has('common') ? 'common' : 'pattern'
}

function ownWords(person: readonly string[]): ReadonlySet<string> {
  const texts = [...person, ...PORTAL].map((text) => normalPassword(text).toLowerCase())
  const words = texts.flatMap((text) => [
    ...text.split(/[^\p{L}\p{M}\p{N}]+/u),
    ...text.split('@'),
    text.replace(/\s/g, ''),
  ])
  return new Set(words.filter((word) => word.length >= SHORTEST.own))
}

/** A text that repeats a shorter one is as easy to guess as that. */
function firstPeriod(characters: readonly string[]): readonly string[] {
  const { length } = characters
  for (let period = 1; period <= length / 2; period++) {
    if (characters.every((character, at) => at < period || character === characters[at - period])) {
      return characters.slice(0, period)
    }
  }
  return characters
}

type Kind = keyof typeof POINTS

interface Parts {
  points: number
  kinds: ReadonlySet<Kind>
}

/** Divides a text into predictable parts and single characters with the fewest points. */
function cheapestParts(
  characters: readonly string[],
  words: Pick<Checked, 'isCommon'> & { own: ReadonlySet<string> },
): Parts {
  const spellings = spellingsOf(characters)
  const runs = runLengths(characters)
  const best: Parts[] = [{ points: 0, kinds: new Set() }]
  const offer = (from: number, length: number, kind: Kind) => {
    const before = best[from]
    if (before === undefined || from + length > characters.length) return
    const points = before.points + POINTS[kind]
    if (points >= (best[from + length]?.points ?? Number.POSITIVE_INFINITY)) return
    best[from + length] = { points, kinds: new Set([...before.kinds, kind]) }
  }
  for (let at = 0; at < characters.length; at++) {
    const someSpelling = (length: number, isKnown: (text: string) => boolean) =>
      spellings.some((spelling) => isKnown(spelling.slice(at, at + length).join('')))
    for (let length = SHORTEST.own; length <= LONGEST.own && at + length <= characters.length; length++) {
      if (someSpelling(length, (text) => words.own.has(text))) offer(at, length, 'own')
      else if (length < SHORTEST.common || length > LONGEST.common) continue
      else if (someSpelling(length, words.isCommon)) offer(at, length, 'common')
    }
    for (let length = SHORTEST.pattern; length <= (runs[at] ?? 0); length++) offer(at, length, 'pattern')
    for (let length = 1; length <= LONGEST.digits; length++) {
      const digits = characters.slice(at, at + length).join('')
      if (!/^\p{Nd}+$/u.test(digits)) break
      offer(at, length, length <= 2 || /^(19|20)\d\d$/.test(digits) ? 'pattern' : 'digits')
    }
    offer(at, 1, 'character')
  }
  return best.at(-1) ?? { points: 0, kinds: new Set() }
}

const LEET: Record<string, string> = {
  '4': 'a',
  '@': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** The text, and its words with the usual replacements of letters undone. */
function spellingsOf(characters: readonly string[]): readonly (readonly string[])[] {
  const read = (replaced: Record<string, string>) => characters.map((character) => replaced[character] ?? character)
  return [characters, read(LEET), read({ ...LEET, '1': 'l', '!': 'l' })]
}

/** For each place the length of the run that starts there: one repeated character, a sequence or a row of keys. */
function runLengths(characters: readonly string[]): number[] {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = codes
    .slice(1)
    .map((code, at) => step(characters[at] ?? '', characters[at + 1] ?? '', code - (codes[at] ?? 0)))
  const lengths = codes.map(() => 1)
  for (let at = steps.length - 1; at >= 0; at--) {
    if (steps[at] !== null) lengths[at] = steps[at + 1] === steps[at] ? (lengths[at + 1] ?? 1) + 1 : 2
  }
  return lengths
}

/** `same`, or the direction of two neighbours in the alphabet or in a row of keys; null for unrelated characters. */
function step(one: string, next: string, difference: number): 'same' | 'up' | 'down' | null {
  if (difference === 0) return 'same'
  for (const row of ROWS) {
    const [from, to] = [row.indexOf(one), row.indexOf(next)]
    if (from < 0 || to < 0 || Math.abs(to - from) !== 1) continue
    return to > from ? 'up' : 'down'
  }
  if (Math.abs(difference) !== 1) return null
  return difference > 0 ? 'up' : 'down'
}
