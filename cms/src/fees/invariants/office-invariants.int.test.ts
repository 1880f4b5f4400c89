/** @sqlite-only each invariant breaks once; accounts-day.int.test.ts reconciles both databases */
import { expect, it } from 'vitest'
import { aConfirmedEntry, aStoredDue, change } from '../../../test/builders/money-records.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import { reportMoney } from '../../payments/index.ts'

const portal = startTestPortal()
const at = '2026-01-15T06:30:00.000Z'

/** The findings of one invariant. */
async function found(name: string): Promise<number> {
  const invariants = portalOf(portal.payload).features.flatMap((each) => each.invariants ?? [])
  const [result] = await reportMoney({
    payload: portal.payload,
    now: () => new Date(),
    invariants: invariants.filter((invariant) => invariant.name === name),
  })
  return result?.found ?? -1
}

it.each([
  ['sums that differ', { heldPaise: 99 }, { heldPaise: 100 }],
  ['concessions that do not add up', { heldPaise: 100, concessionPaise: 5 }, { concessionPaise: 0 }],
  ['more than it comes to', { heldPaise: 100, amountPaise: 90 }, { amountPaise: 350_000 }],
])('the ledger of a fee has %s', async (_, broken, healed) => {
  const entries = [{ at, transactionId: 'T1', kind: 'held', amountPaise: 100 }]
  const due = await aStoredDue(portal.payload, { entries, moneyRevision: 1, ...broken })
  expect(await found('fee-ledger-differs')).toBe(1)
  await change(portal.payload, 'fee-dues', due.id, healed)
  expect(await found('fee-ledger-differs')).toBe(0)
})

it('a closed day has other totals than its payments', async () => {
  const day = '2026-01-15'
  const facts = { key: `${day}/clerk`, day, counter: 'Mina Das', counterId: 'clerk', status: 'closed' as const }
  const counted = { totals: 'Cash: 1, ₹1.00', expectedPaise: 100, countedPaise: 100, differencePaise: 0 }
  const data = { ...facts, ...counted, signedAt: at, revision: 1 }
  const closing = await createIfAbsent({ payload: portal.payload, collection: 'day-closings', data })
  expect(await found('closing-differs')).toBe(1)
  const healed = { totals: 'Nothing', expectedPaise: 0 }
  await updateRow({ payload: portal.payload, collection: 'day-closings', where: closing?.id ?? '', data: healed })
  expect(await found('closing-differs')).toBe(0)
})

it('a bank line is matched to a payment of another amount', async () => {
  const entry = await aConfirmedEntry(portal.payload)
  const amountPaise = entry.amountPaise + 1
  const facts = { key: 'line', bookedOn: '2026-01-15', amountPaise, narration: 'NEFT', status: 'matched' as const }
  const data = { ...facts, offlineId: entry.id, fileName: 'a.csv', importedBy: 'M', importedById: 'm', importedAt: at }
  const line = await createIfAbsent({ payload: portal.payload, collection: 'bank-lines', data })
  expect(await found('bank-line-differs')).toBe(1)
  const healed = { amountPaise: entry.amountPaise }
  await updateRow({ payload: portal.payload, collection: 'bank-lines', where: line?.id ?? '', data: healed })
  expect(await found('bank-line-differs')).toBe(0)
})
