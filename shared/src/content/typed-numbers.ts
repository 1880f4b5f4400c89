/** Numbers that a sentence states with their unit, such as `₹80`, `75 %`, `two working days` or `5 MB`. */

/** What a number counts. Hours and minutes are periods, too. */
export type NumberUnit = 'rupees' | 'percent' | 'byte' | (typeof UNITS)[number]

export interface TypedNumber {
  unit: NumberUnit
  value: number
  /** As written. */
  text: string
}

const UNITS = ['day', 'week', 'month', 'year', 'hour', 'minute', 'instalment'] as const

const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
}

const DIGITS = String.raw`\d[\d,]*(?:\.\d+)?`
const ANY = `(?:${DIGITS}|${Object.keys(WORDS).join('|')})`
/** Ranges such as `5 to 7` state both ends. */
const RANGE = String.raw`(?<![\p{L}\d.,-])(${ANY})(?:\s*(?:to|or|–|-)\s*(${ANY}))?`

const BEFORE = new RegExp(
  String.raw`(?:₹|\bRs\.?|\bINR)\s?(${DIGITS})(?:\s*(?:to|–|-)\s*(?:₹|Rs\.?)?\s?(${DIGITS}))?`,
  'giu',
)
const RUPEES = new RegExp(String.raw`${RANGE}\s+rupees?\b`, 'giu')
const PERCENT = new RegExp(String.raw`${RANGE}\s?(?:%|per\s?cent\b)`, 'giu')
const COUNTED = new RegExp(
  String.raw`${RANGE}[\s-](?:(?:bank|working|full|calendar|business)\s)*(${UNITS.join('|')})s?\b`,
  'giu',
)

const SIZE = new RegExp(String.raw`${RANGE}\s?(kb|mb|gb)\b`, 'giu')
const BYTES: Readonly<Record<string, number>> = { kb: 1000, mb: 1_000_000, gb: 1_000_000_000 }

/** Finds the numbers with a unit in a sentence, in no particular order. */
export function typedNumbers(sentence: string): TypedNumber[] {
  return [
    ...numbersOf(sentence, BEFORE, 'rupees'),
    ...numbersOf(sentence, RUPEES, 'rupees'),
    ...numbersOf(sentence, PERCENT, 'percent'),
    ...numbersOf(sentence, COUNTED, null),
    ...sizesOf(sentence),
  ]
}

function numbersOf(sentence: string, pattern: RegExp, fixed: NumberUnit | null): TypedNumber[] {
  return [...sentence.matchAll(pattern)].flatMap(([text, first, last, counted]) =>
    [first, last].flatMap((number) => {
      const unit = fixed ?? unitOf(counted)
      return number === undefined || unit === null ? [] : [{ unit, value: parsed(number), text: text.trim() }]
    }),
  )
}

function sizesOf(sentence: string): TypedNumber[] {
  return [...sentence.matchAll(SIZE)].flatMap(([text, first, last, unit = '']) =>
    [first, last].flatMap((number) => {
      if (number === undefined) return []
      return [{ unit: 'byte' as const, value: parsed(number) * (BYTES[unit.toLowerCase()] ?? 1), text: text.trim() }]
    }),
  )
}

function parsed(number: string): number {
  return WORDS[number.toLowerCase()] ?? Number(number.replaceAll(',', ''))
}

function unitOf(counted: string | undefined): NumberUnit | null {
  return UNITS.find((unit) => unit === counted?.toLowerCase()) ?? null
}
