import { expect, it } from 'vitest'
import { proposeSeats } from './propose-seats.ts'

it('proposes the seats of the circular for fifty, 3.5 rounded to 4 and 1.5 to 2', () => {
  const categories = [
    { code: 'SC', share: 2200 },
    { code: 'ST', share: 600 },
    { code: 'OBC-A', share: 1000 },
    { code: 'OBC-B', share: 700 },
    { code: 'PH', share: 300 },
  ]
  expect(proposeSeats({ categories, groups: [] }, 50)).toEqual({ open: 25, categories: [11, 3, 5, 4, 2], groups: [] })
})

it('divides the minimum of a group among the categories without losing a seat', () => {
  const shares = {
    categories: [
      { code: 'SC', share: 2200 },
      { code: 'OBC', share: 1700 },
    ],
    groups: [
      { code: 'PwD', share: 500 },
      { code: 'W', share: 3000 },
    ],
  }
  for (const seats of [0, 1, 20, 37, 100]) {
    const { open, categories, groups } = proposeSeats(shares, seats)
    expect(open + categories.reduce((sum, count) => sum + count, 0)).toBe(seats)
    expect(groups.map((rows) => rows.reduce((sum, count) => sum + count, 0))).toEqual([
      Math.round(seats * 0.05),
      Math.round(seats * 0.3),
    ])
    for (const rows of groups) {
      for (const [place, minimum] of rows.entries())
        expect(minimum).toBeLessThanOrEqual([open, ...categories][place] ?? 0)
    }
  }
})

it('never proposes more seats than there are, where many small shares are rounded up', () => {
  const categories = Array.from({ length: 10 }, (_, at) => ({ code: `C${at}`, share: 1000 }))
  expect(proposeSeats({ categories, groups: [] }, 5)).toEqual({
    open: 0,
    categories: [1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
    groups: [],
  })
})
