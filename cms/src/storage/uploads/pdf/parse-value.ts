import { type Budget, TooComplex } from './budget.ts'

/** A value of a PDF, reduced to what the check needs: strings and other values are not distinguished. */
export type PdfValue =
  | { kind: 'name'; name: string }
  | { kind: 'reference'; id: number }
  | { kind: 'array'; items: PdfValue[] }
  /** Keys can be repeated, because readers differ in which value they use. */
  | { kind: 'dictionary'; entries: [key: string, value: PdfValue][] }
  | { kind: 'number'; number: number }
  | { kind: 'other' }

interface Parsed {
  value: PdfValue
  /** Where the value ends. */
  end: number
}

/** Maximum nesting. Ordinary files need about ten levels; readers allow far more than this. */
const MAX_DEPTH = 100

const SPACE = /(?:[\s\0]+|%[^\r\n]*)*/y
/**
 * White space and comments between the numbers of a reference or header. Bounded, to prevent catastrophic backtracking.
 */
export const GAP = '(?:[\\s\\0]|%[^\\r\\n]{0,60}[\\r\\n]){1,20}'
const REFERENCE = new RegExp(`(\\d{1,10})${GAP}\\d{1,5}${GAP}R(?![^\\s\\0()<>[\\]{}/%])`, 'y')
const NAME = /\/([^\s\0()<>[\]{}/%]*)/y
const WORD = /[^\s\0()<>[\]{}/%]+/y
const HEX_TEXT = /<[^>]*>?/y

/** Parses the value at a position, as leniently as PDF readers do. Throws TooComplex. */
export function parseValue(text: string, at: number, budget: Budget, depth = 0): Parsed {
  if (depth > MAX_DEPTH) throw new TooComplex()
  const start = skipSpace(text, at, budget)
  const parsed = parseHere(text, start, budget, depth)
  budget.spend(1)
  return parsed
}

/** Returns the position after white space and comments. */
export function skipSpace(text: string, at: number, budget: Budget): number {
  const end = at + (matchAt(SPACE, text, at)?.[0].length ?? 0)
  budget.spend(end - at)
  return end
}

function parseHere(text: string, at: number, budget: Budget, depth: number): Parsed {
  if (text.startsWith('<<', at)) return parseDictionary(text, at + 2, budget, depth)
  const first = text[at]
  if (first === '[') return parseArray(text, at + 1, budget, depth)
  if (first === '(') return other(skipString(text, at, budget))
  const matched = (pattern: RegExp) => {
    const match = matchAt(pattern, text, at)
    if (match) budget.spend(match[0].length)
    return match
  }
  if (first === '<') return other(at + (matched(HEX_TEXT)?.[0].length ?? 1))
  if (first === '/') {
    const name = matched(NAME)
    return { value: { kind: 'name', name: decodeName(name?.[1] ?? '') }, end: at + (name?.[0].length ?? 1) }
  }
  const reference = matched(REFERENCE)
  if (reference) return { value: { kind: 'reference', id: Number(reference[1]) }, end: at + reference[0].length }
  const word = matched(WORD)?.[0]
  if (word === undefined) return other(at + 1)
  const number = Number(word)
  return { value: Number.isNaN(number) ? { kind: 'other' } : { kind: 'number', number }, end: at + word.length }
}

const other = (end: number): Parsed => ({ value: { kind: 'other' }, end })

function parseDictionary(text: string, at: number, budget: Budget, depth: number): Parsed {
  const entries: [string, PdfValue][] = []
  let end = skipSpace(text, at, budget)
  while (end < text.length && !text.startsWith('>>', end)) {
    const key = parseValue(text, end, budget, depth + 1)
    end = skipSpace(text, key.end, budget)
    if (key.value.kind !== 'name' || text.startsWith('>>', end)) continue
    const value = parseValue(text, end, budget, depth + 1)
    entries.push([key.value.name, value.value])
    end = skipSpace(text, value.end, budget)
  }
  return { value: { kind: 'dictionary', entries }, end: end + 2 }
}

function parseArray(text: string, at: number, budget: Budget, depth: number): Parsed {
  const items: PdfValue[] = []
  let end = skipSpace(text, at, budget)
  while (end < text.length && text[end] !== ']') {
    const item = parseValue(text, end, budget, depth + 1)
    items.push(item.value)
    end = skipSpace(text, item.end, budget)
  }
  return { value: { kind: 'array', items }, end: end + 1 }
}

/** Returns the end of a literal string, which may contain nested parentheses. */
function skipString(text: string, at: number, budget: Budget): number {
  let open = 0
  let end = at
  for (; end < text.length; end++) {
    const character = text[end]
    if (character === '\\') end += 1
    else if (character === '(') open += 1
    else if (character === ')' && --open === 0) break
  }
  budget.spend(end - at)
  return end + 1
}

/** Decodes a name, in which any character can be written as `#` and two hexadecimal digits. */
function decodeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
