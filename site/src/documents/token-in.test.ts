import { expect, it } from 'vitest'
import { tokenIn } from './token-in.ts'

it.each([
  ['#receipt~PR/2026-27/000123~x', 'receipt~PR/2026-27/000123~x'],
  ['#receipt%7EPR%2F2026-27', 'receipt~PR/2026-27'],
  ['#receipt~%E0%A4%A', 'receipt~%E0%A4%A'],
  ['#main', null],
  ['', null],
])('finds in %s the token %s', (hash, token) => {
  expect(tokenIn(hash)).toBe(token)
})
