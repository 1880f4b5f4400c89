import { expect, it } from 'vitest'
import { dueMoney } from './due-money.ts'
import { leftOfAlike } from './open-dues.ts'

const rules = [
  { kind: 'none', amountPaise: 0, capPaise: 0, graceDays: 0 },
  { kind: 'flat', amountPaise: 5000, capPaise: 0, graceDays: 3 },
  { kind: 'daily', amountPaise: 700, capPaise: 3000, graceDays: 0 },
] as const
const dates = ['2026-11-20', '2026-11-26', '2026-11-28', '2026-12-05', null]
const ledgers = [
  [],
  [{ kind: 'paid', amountPaise: 4000 }],
  [{ kind: 'paid', amountPaise: 10_000 }],
  [{ kind: 'paid', amountPaise: 10_000, lateFeePaise: 1200 }],
  [{ kind: 'held', amountPaise: 11_200, lateFeePaise: 1200 }],
  [{ kind: 'held', amountPaise: 9_000, lateFeePaise: 400 }],
] as const
const day = '2026-11-28'

it('agrees with what each due has left, whatever its rule, date, ledger and concession', () => {
  for (const rule of rules)
    for (const dueOn of dates)
      for (const ledger of ledgers)
        for (const concessionPaise of [0, 2500, 10_000]) {
          const entries = ledger.map((entry) => ({ at: `${day}T06:00:00.000Z`, transactionId: 'T1', ...entry }))
          const due = { status: 'open', amountPaise: 10_000, concessionPaise, entries } as const
          const { leftPaise, paidPaise, heldPaise } = dueMoney({ due, dueOn, day, rule })
          const [fixedLateFeePaise = 0] = ledger.map((entry) => ('lateFeePaise' in entry ? entry.lateFeePaise : 0))
          const rest = 10_000 - concessionPaise - paidPaise - heldPaise
          const dues = {
            ...{ count: 3, dueOn, fixedLateFeePaise, restPaise: 3 * rest },
            ...{ hasRest: rest > 0, hasRestWithLateFee: rest + fixedLateFeePaise > 0 },
          }
          const label = JSON.stringify({ rule, dueOn, ledger, concessionPaise })
          const expected = { count: leftPaise > 0 ? 3 : 0, leftPaise: 3 * leftPaise }
          expect(leftOfAlike({ dues, day, rule }), label).toEqual(expected)
        }
})
