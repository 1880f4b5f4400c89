import { sign, verify } from 'node:crypto'
import { type DocumentFacts, readToken, tokenOf, tokenText } from '@pravesh/shared/documents/document-token'
import { publicKey, signingKey } from './document-keys.ts'

/** A token that states facts about a document, signed with the newest key. */
export function signToken(facts: DocumentFacts, [newest]: readonly string[]): string {
  if (newest === undefined) throw new Error('There is no document key.')
  const text = tokenText(facts)
  return tokenOf(text, sign(null, Buffer.from(text), signingKey(newest)).toString('base64url'))
}

/** The facts of a token; null unless one of the keys signed exactly these. */
export function verifyToken(token: string, documentKeys: readonly string[]): DocumentFacts | null {
  const read = readToken(token)
  if (read === null) return null
  const signature = Buffer.from(read.signature, 'base64url')
  const isSigned = documentKeys.some((key) => verify(null, Buffer.from(read.text), publicKey(key), signature))
  return isSigned ? read.facts : null
}
