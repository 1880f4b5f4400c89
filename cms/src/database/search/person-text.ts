import { type Term, wordsText, wordTerms } from './search-text.ts'

/** How a person is known. */
export interface Person {
  name: string
  phone: string
  email: string
}

/** Marks within an e-mail address or a receipt number, which would divide it into common words such as “com” and “26”. */
const MARKS = /[^\p{L}\p{M}\p{N}]+/gu
const HAS_MARKS = /[@/]/
/** A phone in groups of digits, with or without the country. */
const PHONE = /^(?:\+91)?(\d{4,})$/

/** The search text of a record about a person. Addresses and numbers with marks in them are one word each. */
export function personText(person: Person | undefined, numbers: readonly (string | null | undefined)[]): string {
  const { name, phone, email } = person ?? {}
  return wordsText([name, phone, ...[email, ...numbers].map(asWord)])
}

/** What to look for in such texts. */
export function personTerms(typed: string): Term[] {
  const phone = PHONE.exec(typed.replace(/[\s()-]/g, ''))?.[1]
  if (phone !== undefined) return wordTerms(phone)
  return wordTerms(
    typed
      .split(/\s+/)
      .map((word) => (HAS_MARKS.test(word) ? asWord(word) : word))
      .join(' '),
  )
}

const asWord = (text: string | null | undefined) => text?.replace(MARKS, '')
