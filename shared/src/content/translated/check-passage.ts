import { westernDigits } from '../../platform/digits.ts'
import { tagsIn, withoutTags } from './rich-text.ts'

/** What a translation must have in common with its English text. */
export type PassageProblem =
  | { kind: 'placeholders' | 'numbers'; missing: string[]; added: string[] }
  | { kind: 'links' }
  | { kind: 'long'; most: number }

const NAMES = /\{[^{}]*\}/g
/** With separators inside, so that 1,200 and 10.30 are one number each. */
const NUMBERS = /\d+(?:[.,:/]\d+)*/g

/** As in “1st Semester”, which translations may write as a word. */
const ORDINALS = /\b\d+(?:st|nd|rd|th)\b/gi

/** Translations into Hindi and Bengali are rarely half as long again. */
const LONGER = { times: 2, more: 100 }

/** Why a translation cannot be saved; null if it can. */
export function passageProblem(english: string, translation: string): PassageProblem | null {
  const most = english.length * LONGER.times + LONGER.more
  if (translation.length > most) return { kind: 'long', most }
  const tags = tagsIn(translation)
  const wanted = tagsIn(english) ?? []
  if (tags === null || without(wanted, tags).length + without(tags, wanted).length > 0) return { kind: 'links' }
  return (
    differences('placeholders', { english: matchesOf(english, NAMES), translation: matchesOf(translation, NAMES) }) ??
    differences('numbers', {
      english: numbersIn(english.replaceAll(ORDINALS, '')),
      allowed: numbersIn(english),
      translation: numbersIn(translation),
    })
  )
}

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found)

const numbersIn = (text: string) => matchesOf(westernDigits(withoutTags(text).replaceAll(NAMES, '')), NUMBERS)

interface Compared {
  english: readonly string[]
  /** What the translation may have; the same as the English text by default. */
  allowed?: readonly string[]
  translation: readonly string[]
}

/** What only one of the texts has, counting repetitions. */
function differences(
  kind: 'placeholders' | 'numbers',
  { english, allowed = english, translation }: Compared,
): PassageProblem | null {
  const missing = without(english, translation)
  const added = without(translation, allowed)
  return missing.length + added.length === 0 ? null : { kind, missing, added }
}

function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
