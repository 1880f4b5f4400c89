/** Which characters people can use: what is drawn must show all of a text, and nothing outside its field. (decision 57) */
import { fill } from './fill.ts'
import { GLYPHS } from './glyphs.ts'

/** `free` is text such as a message; `printed` stands on documents, whose fonts have three scripts. */
export type TextUse = 'free' | 'printed'

/** Sentences for the person who typed the text. */
export const TEXT_MESSAGES = {
  invisible: '{field} contains an invisible character ({character}). Type the text again instead of pasting it.',
  unprintable:
    '{field} contains {character}, which we cannot print. Use English, Hindi or Bengali letters, digits and punctuation.',
  marks: '{field} has a letter with more than four marks, or a mark without a letter. Type the text again.',
} as const

interface UnusableText {
  kind: keyof typeof TEXT_MESSAGES
  /** The character as it can be shown in a sentence. */
  character: string
}

/** Hindi, Bengali and other Indic scripts need joiners between letters. */
const INDIC_JOINER = /([\u0900-\u0DFF])[\u200C\u200D](?=[\u0900-\u0DFF])/g
const EMOJI_JOINER = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})/gu
/** Controls, also of direction; joiners elsewhere; tags; characters without a meaning; half of a surrogate pair. */
const INVISIBLE = /(?!\t|\n|\r|\uFE0E|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFD\u2800]/u
const STACKED = /(?:^|\s)\p{M}|\p{M}{5}/u
const UNPRINTABLE = new RegExp(`[^${GLYPHS}]`, 'u')

/** The first thing in a text that cannot be used; null if there is none. */
export function unusableIn(text: string, use: TextUse): UnusableText | null {
  const joined = text.normalize('NFC').replace(INDIC_JOINER, '$1')
  const plain = use === 'free' ? joined.replace(EMOJI_JOINER, '$1') : joined
  const invisible = INVISIBLE.exec(plain)
  if (invisible) return { kind: 'invisible', character: codePoint(invisible[0]) }
  if (STACKED.test(plain)) return { kind: 'marks', character: '' }
  const [character] = (use === 'printed' && UNPRINTABLE.exec(plain)) || []
  if (character === undefined) return null
  return {
    kind: 'unprintable',
    character: /\p{M}/u.test(character) ? codePoint(character) : `“\u2068${character}\u2069”`,
  }
}

/** A sentence about the first unusable character of a text, which names its field; null if there is none. */
export function textProblem(text: string, field: string, use: TextUse): string | null {
  const found = unusableIn(text, use)
  return found === null ? null : fill(TEXT_MESSAGES[found.kind], { field, character: found.character })
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
