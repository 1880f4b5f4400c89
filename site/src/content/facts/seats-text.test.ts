import { expect, it } from 'vitest'
import { contentWords } from '../words/words.ts'
import { seatsOfAll, seatsText } from './seats-text.ts'

const words = contentWords('en').facts

it.each([
  [{ total: 50, left: 12 }, '12 of 50 seats left'],
  [{ total: 50, left: 0 }, '0 of 50 seats left'],
  [{ total: 1, left: null }, '1 seat'],
])('%o is said as %s', (seats, text) => {
  expect(seatsText(seats, words)).toBe(text)
})

it('adds the seats of colleges only if all are known', () => {
  const seats = { total: 50, left: 12 }
  expect(seatsOfAll([])).toBeNull()
  expect(seatsOfAll([{ seats }, { seats: { total: 100, left: 3 } }])).toEqual({ total: 150, left: 15 })
  expect(seatsOfAll([{ seats }, { seats: { total: 100, left: null } }])).toEqual({ total: 150, left: null })
  expect(seatsOfAll([{ seats }, { seats: null }])).toBeNull()
})
