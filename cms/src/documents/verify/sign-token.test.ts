import { createPublicKey, verify } from 'node:crypto'
import type { DocumentFacts } from '@pravesh/shared/documents/document-token'
import { expect, it } from 'vitest'
import { publishedKey } from './document-keys.ts'
import { signToken, verifyToken } from './sign-token.ts'

const [newest, older, other] = ['a1', 'b2', 'c3'].map((byte) => byte.repeat(32)) as [string, string, string]
const facts: DocumentFacts = {
  kind: 'receipt',
  number: 'PR/2026-27/000123',
  day: '2026-11-22',
  amountPaise: 50_000,
  code: '0123456789ABCDEF',
}

it('verifies a token under the newest and under an older key', () => {
  const token = signToken(facts, [older])
  expect(verifyToken(token, [older])).toEqual(facts)
  expect(verifyToken(token, [newest, older])).toEqual(facts)
  expect(verifyToken(token, [other])).toBeNull()
})

it('rejects a token with any one character changed', () => {
  const token = signToken(facts, [newest])
  for (let at = 0; at < token.length; at++) {
    // The last character of a signature has bits that do not count.
    const changed = token.slice(0, at) + (token[at] === 'A' ? 'w' : 'A') + token.slice(at + 1)
    expect(verifyToken(changed, [newest]), changed).toBeNull()
  }
})

it('can be verified with the published key alone', () => {
  const token = signToken(facts, [newest])
  const at = token.lastIndexOf('~')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publishedKey(newest) }, format: 'jwk' })
  expect(verify(null, Buffer.from(token.slice(0, at)), key, Buffer.from(token.slice(at + 1), 'base64url'))).toBe(true)
})

it('is refused without a key', () => {
  expect(() => signToken(facts, [])).toThrow('There is no document key.')
})
