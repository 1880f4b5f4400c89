import { expect, it } from 'vitest'
import { markAt, marksIn } from './marks-in.ts'

const shown = [
  ['delivery price', '₹180'],
  ['free delivery over', null],
] as const
const marks = marksIn('It is {delivery price}, or {free delivery over}, or {delivery', shown)

it('finds placeholders with their present values, and what is none', () => {
  expect(marks).toEqual([
    { start: 6, end: 22, isKnown: true, note: 'delivery price: ₹180' },
    { start: 27, end: 47, isKnown: true, note: 'free delivery over: no value now' },
    { start: 52, end: 61, isKnown: false, note: '{delivery is not a placeholder' },
  ])
})

it.each([
  [5, undefined],
  [6, 6],
  [10, 6],
  [22, 6],
  [23, undefined],
  [61, 52],
])('finds the mark at %i', (offset, start) => {
  expect(markAt(marks, offset)?.start).toBe(start)
})
