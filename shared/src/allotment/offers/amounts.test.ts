import { expect, it } from 'vitest'
import { offerAmounts } from './amounts.ts'

it.each([
  ['a first seat', 75_000_00, 0, { duePaise: 75_000_00, refundPaise: 0 }],
  ['a dearer one', 75_000_00, 50_000_50, { duePaise: 24_999_50, refundPaise: 0 }],
  ['a cheaper one', 50_000_50, 75_000_00, { duePaise: 0, refundPaise: 24_999_50 }],
  ['one for the same', 500, 500, { duePaise: 0, refundPaise: 0 }],
  ['one without an amount', 0, 0, { duePaise: 0, refundPaise: 0 }],
  ['a difference below ₹1', 599, 500, { duePaise: 0, refundPaise: 0 }],
])('of %s', (_, costs, credit, amounts) => {
  expect(offerAmounts(costs, credit)).toEqual({ costsPaise: costs, creditPaise: credit, ...amounts })
})
