import { expect, it } from 'vitest'
import { rowsBefore } from './rows-before.ts'

const units = [{ code: 'A-HIS', college: 'Asha College', subject: 'History', amountPaise: 100 }]
const seat = (unit: string, category: 'UR' | 'SC', seats: number) => ({ unit, category, seats, minimum: {} })

it('shows all seats as vacant, and leaves out categories without seats', () => {
  const rows = rowsBefore({ units, seats: [seat('A-HIS', 'UR', 5), seat('A-HIS', 'SC', 0)] })
  expect(rows).toEqual([
    {
      unit: 'A-HIS',
      college: 'Asha College',
      subject: 'History',
      category: 'UR',
      seats: 5,
      filled: 0,
      vacant: 5,
      cutOff: null,
    },
  ])
})

it('shows a unit that has left the process by its code', () =>
  expect(rowsBefore({ units, seats: [seat('B', 'UR', 1)] })).toMatchObject([{ college: 'B', subject: '' }]))
