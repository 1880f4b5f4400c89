import { expect, it } from 'vitest'
import { isSameData } from './same-data.ts'

const choices = () => [{ value: 'a', label: 'A' }, { value: 'b' }]

it.each([
  ['a', 'a'],
  [undefined, undefined],
  [Number.NaN, Number.NaN],
  [[], []],
  [choices(), choices()],
  [
    { a: 1, b: { c: [true] } },
    { b: { c: [true] }, a: 1 },
  ],
])('%j and %j are the same', (a, b) => expect(isSameData(a, b)).toBe(true))

it.each([
  ['', undefined],
  ['1', 1],
  [null, {}],
  [[], {}],
  [['a'], ['a', 'b']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 2 }],
  [choices(), choices().slice(1)],
  [[{ value: 'a' }], [{ value: 'b' }]],
])('%j and %j differ', (a, b) => {
  expect(isSameData(a, b)).toBe(false)
  expect(isSameData(b, a)).toBe(false)
})
