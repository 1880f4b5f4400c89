import { expect, it } from 'vitest'
import { feeRows } from './fee-rows.ts'

it('puts the parts of several courses side by side, in proportion to the price here', () => {
  const bed = {
    totalPricePaise: 10_000_000,
    semesterFees: [
      { title: 'Admission', feePaise: 1_000_000 },
      { title: '1st Semester', feePaise: 4_000_000 },
    ],
  }
  const deled = { totalPricePaise: 6_000_000, semesterFees: [{ title: '1st Semester', feePaise: 6_000_000 }] }
  expect(feeRows([bed, deled])).toEqual([
    { title: 'Admission', amounts: [2_000_000, null] },
    { title: '1st Semester', amounts: [8_000_000, 6_000_000] },
  ])
  expect(feeRows([])).toEqual([])
})
