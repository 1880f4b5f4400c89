import { beforeEach, describe, expect, it } from 'vitest'
import { aStoredPayment, change, hoursAgo } from '../../../test/builders/money-records.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { openFindings } from './findings/open-findings.ts'
import { effectsApplied } from './invariants/effects-applied.ts'
import { lastReport } from './last-report.ts'
import { reportMoney } from './report.ts'

const portal = startTestPortal()

beforeEach(async () => {
  for (const collection of ['payments', 'money-findings'] as const)
    await deleteRows({ payload: portal.payload, collection, where: {} })
})

const report = (invariant = effectsApplied) =>
  reportMoney({ payload: portal.payload, now: () => new Date(), invariants: [invariant] })
const aBrokenPayment = () => aStoredPayment(portal.payload, { settledAt: null })

describe('a finding', () => {
  it('keeps its first date while it stays, and opens again when it returns', async () => {
    const { id } = await aBrokenPayment()
    await report()
    const [first] = await openFindings(portal.payload)
    await report()
    const [second] = await openFindings(portal.payload)
    expect(second).toMatchObject({ id: first?.id, openedAt: first?.openedAt })
    expect(String(second?.lastSeenAt) > String(first?.lastSeenAt)).toBe(true)
    await change(portal.payload, 'payments', id, { settledAt: hoursAgo(0) })
    await report()
    await change(portal.payload, 'payments', id, { settledAt: null })
    await report()
    const [again] = await openFindings(portal.payload)
    expect(again?.id).toBe(first?.id)
    expect(String(again?.openedAt) > String(first?.openedAt)).toBe(true)
  })

  it('is stored once by reports that run at the same time', async () => {
    for (let each = 0; each < 5; each++) await aBrokenPayment()
    const healed = await aBrokenPayment()
    await report()
    await change(portal.payload, 'payments', healed.id, { settledAt: hoursAgo(0) })
    await Promise.all([report(), report(), report()])
    const docs = await readRows({ payload: portal.payload, collection: 'money-findings', limit: 0 })
    expect(docs).toHaveLength(6)
    expect(docs.filter(({ state }) => state === 'open')).toHaveLength(5)
  })

  it('stays open when its check fails', async () => {
    await aBrokenPayment()
    await report()
    const failing = {
      ...effectsApplied,
      // biome-ignore lint/correctness/useYield: fails before its first finding
      async *find() {
        throw new Error('The database is unreachable.')
      },
    }
    const [result] = await report(failing)
    expect(result).toMatchObject({ complete: false })
    expect(await openFindings(portal.payload)).toHaveLength(1)
  })
})

it('is dated when all invariants were checked, and says whether they were', async () => {
  const { payload } = portal
  await report()
  const before = await lastReport(payload)
  const now = new Date('2026-11-25T23:00:00Z')
  await reportMoney({ payload, now: () => now })
  expect(before).toBeNull()
  expect(await lastReport(payload)).toEqual({ checkedAt: now.toISOString(), isComplete: true })
})

itsRule('reads more payments than fit a batch', async () => {
  const stored = () => aStoredPayment(portal.payload, { settledAt: null, issue: 'mismatch' })
  await Promise.all(Array.from({ length: 510 }, stored))
  const [result] = await report()
  // The report stores the first 500 of them.
  expect(result).toMatchObject({ found: 500, complete: false })
})
