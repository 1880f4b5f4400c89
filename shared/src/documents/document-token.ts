import { DOCUMENT_CODE_LENGTH, typedCode } from './document-code.ts'
import { type DocumentName, isDocumentName } from './kinds.ts'

/** What a token states about a document. */
export interface DocumentFacts {
  kind: DocumentName
  number: string
  /** The day of issue in India, e.g. `2026-11-22`. */
  day: string
  /** Null for documents without an amount. */
  amountPaise: number | null
  code: string
}

export interface SignedFacts {
  facts: DocumentFacts
  /** The text that is signed. */
  text: string
  /** Ed25519, base64url. */
  signature: string
}

const SEPARATOR = '~'
const SAFE = /^[\w/.-]{1,40}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const PAISE = /^\d{0,13}$/
const SIGNATURE = /^[\w-]{86}$/

/** The text to sign: the facts in a fixed order. All characters may stand in the fragment of an address. */
export function tokenText({ kind, number, day, amountPaise, code }: DocumentFacts): string {
  const text = [kind, number, day, amountPaise === null ? '' : String(amountPaise), code].join(SEPARATOR)
  if (!SAFE.test(number)) throw new Error(`The number ${number} cannot be part of a token.`)
  return text
}

/** A token: the facts, readable, and their signature. */
export function tokenOf(text: string, signature: string): string {
  return text + SEPARATOR + signature
}

/** Splits a token; null if it is malformed. The signature is not checked. */
export function readToken(token: string): SignedFacts | null {
  const [kind, number = '', day = '', paise = '', code = '', signature = '', ...more] = token.split(SEPARATOR)
  const isWhole =
    more.length === 0 &&
    isDocumentName(kind) &&
    SAFE.test(number) &&
    DAY.test(day) &&
    PAISE.test(paise) &&
    code.length === DOCUMENT_CODE_LENGTH &&
    typedCode(code) === code &&
    SIGNATURE.test(signature)
  if (!isWhole) return null
  const facts = { kind, number, day, amountPaise: paise === '' ? null : Number(paise), code }
  return { facts, text: tokenText(facts), signature }
}
