import { expect, it } from 'vitest'
import { emptySeats } from './empty-seats.ts'

const row = { unit: 'SHAL', college: 'Shalbani', subject: 'HISTORY', seats: 5, cutOff: null } as const

it('says why seats are empty', () => {
  const figures = [
    { ...row, category: 'UR', filled: 5, vacant: 0 },
    { ...row, category: 'SC', filled: 3, vacant: 2 },
    { ...row, category: 'ST', filled: 0, vacant: 5 },
  ] as const
  const offers = [
    { unit: 'SHAL', category: 'SC', offered: 6, counts: { joined: 3, declined: 1, lapsed: 1, replaced: 1 } },
    { unit: 'KANG', category: 'ST', offered: 1, counts: { declined: 1 } },
  ]
  expect(emptySeats(figures, offers)).toEqual([
    { name: 'Shalbani, HISTORY', category: 'SC', vacant: 2, reason: 'given-up', count: 2 },
    { name: 'Shalbani, HISTORY', category: 'ST', vacant: 5, reason: 'no-one-left', count: 0 },
  ])
})
