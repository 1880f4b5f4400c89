import { expect, it } from 'vitest'
import { recordHash } from './record-hash.ts'

it('is the same in whatever order a database returns the fields', () => {
  const stored = { a: 1, b: { c: [{ e: 2, d: null }], f: 'x' } }
  const moved = { b: { f: 'x', c: [{ d: null, e: 2 }] }, a: 1 }
  expect(recordHash(moved)).toBe(recordHash(stored))
})

it('is that of the JSON with sorted fields', () => {
  // SHA-256 of {"a":1,"b":2}
  expect(recordHash({ b: 2, a: 1 })).toBe('43258cff783fe7036d8a43033f830adfc60ec037382473548ac742b888292777')
})

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [{ a: null }, {}],
])('differs for %j and %j', (one, other) => {
  expect(recordHash(one)).not.toBe(recordHash(other))
})
