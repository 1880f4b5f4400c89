import { describe, expect, it } from 'vitest'
import { MAX_LINES, MAX_UNITS } from '../orders/line-limits.ts'
import {
  addCopy,
  type BasketLine,
  copiesIn,
  mergeBaskets,
  parseBasket,
  putBack,
  setUnits,
  withoutTitles,
} from './basket.ts'

const line = (bookId: string, units = 1): BasketLine => ({ bookId, units })
const titles = (count: number, name = 'b') => Array.from({ length: count }, (_, index) => line(`${name}${index}`))

describe('adding a copy', () => {
  it('puts a new title on top, and another copy where the title is', () => {
    const first = addCopy([line('a')], 'b')
    expect(first).toEqual({ lines: [line('b'), line('a')], refusal: null })
    expect(addCopy(first.lines, 'a')).toEqual({ lines: [line('b'), line('a', 2)], refusal: null })
  })

  it('is refused beyond the copies of a title, and beyond the titles of a basket', () => {
    const most = [line('a', MAX_UNITS)]
    expect(addCopy(most, 'a')).toEqual({ lines: most, refusal: 'copies' })
    const full = titles(MAX_LINES)
    expect(addCopy(full, 'new')).toEqual({ lines: full, refusal: 'titles' })
    expect(addCopy(full, 'b3').lines[3]).toEqual(line('b3', 2))
    expect(addCopy(full.slice(1), 'new').lines).toHaveLength(MAX_LINES)
  })
})

describe('changing', () => {
  it('keeps the copies within the limits, and does not add titles', () => {
    const lines = [line('a'), line('b')]
    expect(setUnits(lines, line('b', 3))).toEqual([line('a'), line('b', 3)])
    expect(setUnits(lines, line('b', 9))).toEqual([line('a'), line('b', MAX_UNITS)])
    expect(setUnits(lines, line('b', -1))).toEqual(lines)
    expect(setUnits(lines, line('c', 2))).toEqual(lines)
  })

  it('removes titles, and puts one back in its place, once', () => {
    const lines = [line('a'), line('b', 2), line('c')]
    const rest = withoutTitles(lines, ['b', 'unknown'])
    expect(rest).toEqual([line('a'), line('c')])
    const back = putBack(rest, { line: line('b', 2), at: 1 })
    expect(back).toEqual(lines)
    expect(putBack(back, { line: line('b', 2), at: 1 })).toEqual(lines)
    const full = titles(MAX_LINES)
    expect(putBack(full, { line: line('x'), at: 0 })).toEqual(full)
  })

  it('counts copies', () => {
    expect(copiesIn([])).toBe(0)
    expect(copiesIn([line('a', 2), line('b')])).toBe(3)
  })
})

describe('merging', () => {
  it('unites the titles, newer ones on top, with the larger number of copies', () => {
    const newer = [line('a'), line('b', 3)]
    const older = [line('c', 2), line('a', 2), line('b')]
    const merged = mergeBaskets({ newer, older })
    expect(merged).toEqual({ lines: [line('a', 2), line('b', 3), line('c', 2)], leftOut: [] })
    expect(mergeBaskets({ newer, older: merged.lines })).toEqual(merged)
  })

  it('leaves out the oldest titles beyond the limit, and says which', () => {
    const { lines, leftOut } = mergeBaskets({ newer: titles(2, 'new'), older: titles(MAX_LINES, 'old') })
    expect([lines.length, lines[0]]).toEqual([MAX_LINES, line('new0')])
    expect(leftOut).toEqual([line(`old${MAX_LINES - 2}`), line(`old${MAX_LINES - 1}`)])
  })
})

describe('stored values', () => {
  it.each([[null], ['x'], [7], [{}], [{ lines: [] }], [undefined]])('%j is an empty basket', (value) => {
    expect(parseBasket(value)).toEqual([])
  })

  it('wrong lines are dropped, and numbers of copies limited', () => {
    const stored = [
      line('a', 2),
      null,
      'x',
      { bookId: 'b' },
      line('', 1),
      line('c', 0),
      line('c', -3),
      line('c', 1.5),
      line('c', Number.NaN),
      { bookId: 'c', units: '2' },
      line('d', 1e9),
      line('x'.repeat(65)),
      line('a', 1),
    ]
    expect(parseBasket(stored)).toEqual([line('a', 2), line('d', MAX_UNITS)])
  })
})
