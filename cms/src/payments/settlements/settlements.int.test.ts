import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredPayment, hoursAgo } from '../../../test/builders/money-records.ts'
import { aGateway } from '../../../test/builders/payments.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { updateRow } from '../../database/records/update-row.ts'
import { portalOf } from '../../foundation/portal.ts'
import type { SettlementLine } from '../providers/gateway.ts'
import { fetchSettlements } from './fetch-settlements.ts'
import { loadSettlements } from './load-settlements.ts'
import { storeLines } from './store-lines.ts'

const portal = startTestPortal()
const now = new Date('2026-11-22T06:00:00.000Z')
const period = { from: '2026-11-01', to: '2026-11-22' }

beforeEach(async () => {
  for (const collection of ['payments', 'settlement-lines'] as const)
    await deleteRows({ payload: portal.payload, collection, where: {} })
})

const aLine = (change: Partial<SettlementLine> = {}): SettlementLine => ({
  transactionId: 'T1',
  kind: 'payment',
  amountPaise: 50_000,
  feePaise: 1_000,
  taxPaise: 180,
  settlementId: 'setl_1',
  bankReference: 'UTR1',
  settledAt: new Date('2026-11-20T20:00:00.000Z'),
  ...change,
})
const store = (...lines: SettlementLine[]) => storeLines({ payload: portal.payload, provider: 'simulator', lines })
const stored = async () => await readRows({ payload: portal.payload, collection: 'settlement-lines', limit: 0 })
const load = () => loadSettlements({ payload: portal.payload, period, now })

/** Replaces the provider's settlement report. */
function reporting(settlements: (day: string) => Promise<SettlementLine[]>): void {
  const gateway = aGateway({ settlements })
  portalOf(portal.payload).gatewayProviders = { simulator: { isOpen: () => true, open: () => gateway } }
}

describe('settlement lines', () => {
  it('are stored once and corrected when the provider corrects them', async () => {
    expect(await store(aLine())).toBe(1)
    expect(await store(aLine())).toBe(0)
    expect(await store(aLine({ feePaise: 1_100, bankReference: 'UTR2' }))).toBe(1)
    expect(await stored()).toMatchObject([{ feePaise: 1_100, bankReference: 'UTR2', day: '2026-11-21' }])
  })

  it('are stored once by processes that fetch at the same time', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => aLine({ transactionId: `T${index}` }))
    await Promise.all([store(...lines), store(...lines)])
    expect(await stored()).toHaveLength(20)
  })

  it('add up several refunds of one payment in one settlement', async () => {
    const refund = { kind: 'refund', feePaise: 0, taxPaise: 0 } as const
    await store(aLine(), aLine({ ...refund, amountPaise: 10_000 }), aLine({ ...refund, amountPaise: 5_000 }))
    expect((await stored()).find(({ kind }) => kind === 'refund')).toMatchObject({ amountPaise: 15_000 })
  })
})

describe('fetching', () => {
  it('covers a month at first, and later the last week', async () => {
    const days: string[] = []
    reporting(async (day) => {
      days.push(day)
      return day === '2026-11-21' ? [aLine()] : []
    })
    expect(await fetchSettlements({ payload: portal.payload, now })).toBe(true)
    expect([days.length, days[0], days.at(-1)]).toEqual([31, '2026-10-23', '2026-11-22'])
    days.length = 0
    await fetchSettlements({ payload: portal.payload, now })
    expect([days.length, days[0]]).toEqual([7, '2026-11-16'])
    expect(await stored()).toHaveLength(1)
  })

  it('goes on with the other days when one fails', async () => {
    reporting(async (day) => {
      if (day === '2026-11-20') throw new Error('The provider is unreachable.')
      return day === '2026-11-21' ? [aLine()] : []
    })
    expect(await fetchSettlements({ payload: portal.payload, now })).toBe(false)
    expect(await stored()).toHaveLength(1)
  })
})

describe('the settlements of a period', () => {
  it('are summed per settlement', async () => {
    reporting(async () => [])
    const one = await aStoredPayment(portal.payload)
    const other = await aStoredPayment(portal.payload)
    await updateRow({
      payload: portal.payload,
      collection: 'payments',
      where: { id: { equals: one.id } },
      data: { refundHeldPaise: 10_000 },
    })
    await store(
      aLine({ transactionId: one.transactionId }),
      aLine({ transactionId: other.transactionId }),
      aLine({ transactionId: one.transactionId, kind: 'refund', amountPaise: 10_000, feePaise: 0, taxPaise: 0 }),
    )
    const { settlements, mismatches } = await load()
    expect(mismatches).toEqual([])
    expect(settlements).toMatchObject([
      {
        day: '2026-11-21',
        settlementId: 'setl_1',
        bankReference: 'UTR1',
        lines: 3,
        collectedPaise: 100_000,
        refundedPaise: 10_000,
        feePaise: 2_000,
        taxPaise: 360,
        settledPaise: 87_640,
        mismatches: 0,
      },
    ])
  })

  it.each([
    ['an unknown payment', 'T-unknown', {}, /does not know/],
    ['another amount', null, { amountPaise: 49_000 }, /the portal has ₹500\.00/],
    ['a refund that the portal did not make', null, { kind: 'refund', amountPaise: 100 }, /the portal has ₹0\.00/],
  ] as const)('show %s', async (_, transactionId, change, text) => {
    reporting(async () => [])
    const payment = await aStoredPayment(portal.payload)
    await store(aLine({ transactionId: transactionId ?? payment.transactionId, ...change }))
    const { settlements, mismatches } = await load()
    expect(settlements).toMatchObject([{ mismatches: 1 }])
    expect(mismatches).toMatchObject([{ text: expect.stringMatching(text) }])
  })

  it('show a settled payment that is not paid in the portal', async () => {
    reporting(async () => [])
    const { transactionId } = await aStoredPayment(portal.payload, { status: 'expired' })
    await store(aLine({ transactionId }))
    expect((await load()).mismatches).toMatchObject([{ text: expect.stringMatching(/not paid in the portal/) }])
  })

  it('show payments that should be settled, and not recent ones', async () => {
    reporting(async () => [])
    const { id } = await aStoredPayment(portal.payload, { paidAt: hoursAgo(7 * 24, now) })
    await aStoredPayment(portal.payload, { paidAt: hoursAgo(2 * 24, now) })
    await aStoredPayment(portal.payload, { paidAt: hoursAgo(7 * 24, now), provider: 'offline' })
    expect((await load()).mismatches).toMatchObject([{ paymentId: id, text: expect.stringMatching(/no settlement/) }])
  })
})
