import { expect, it } from 'vitest'
import { type DocumentFacts, readToken, tokenOf, tokenText } from './document-token.ts'

const receipt: DocumentFacts = {
  kind: 'receipt',
  number: 'PR/2026-27/000123',
  day: '2026-11-22',
  amountPaise: 50_000,
  code: '0123456789ABCDEF',
}
const signature = 'x'.repeat(86)

it.each([receipt, { ...receipt, kind: 'agreement' as const, amountPaise: null }])('reads what it wrote', (facts) => {
  const text = tokenText(facts)
  expect(readToken(tokenOf(text, signature))).toEqual({ facts, text, signature })
})

it('needs no escaping in the fragment of an address', () => {
  const token = tokenOf(tokenText(receipt), signature)
  expect(new URL(`https://pravesh.example/verify#${token}`).hash).toBe(`#${token}`)
  expect(token.length).toBeLessThan(160)
})

it('has one spelling for each document', () => {
  const spellings = ['050000', '50000 ', '5e4'].map((paise) =>
    readToken(tokenOf(tokenText(receipt).replace('50000', paise), signature)),
  )
  // A leading zero reads as the same amount, so the text to verify is written anew.
  expect(spellings.map((read) => read?.text ?? null)).toEqual([tokenText(receipt), null, null])
})

it.each([
  '',
  '~',
  'receipt',
  tokenText(receipt),
  `${tokenOf(tokenText(receipt), signature)}~x`,
  `x${tokenText(receipt)}~${signature}`,
])('rejects %j', (token) => expect(readToken(token)).toBeNull())

it('refuses a number that would break the token', () => {
  expect(() => tokenText({ ...receipt, number: 'A~B' })).toThrow()
})
