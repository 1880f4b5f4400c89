import { beforeEach, describe, expect, it } from 'vitest'
import { aDueMessage, readMessage, workOnMessages } from '../../../test/builders/due-messages.ts'
import { aStartedPayment } from '../../../test/builders/payments.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { startAlone } from '../../commands/start/first-start.ts'
import { acquireSaveLease, releaseSaveLease } from '../../content/editing/save-lease.ts'
import { countProcesses } from '../../operations/field-keys/running-processes.ts'
import type { Payment } from '../../payload-types.ts'
import { misplacedChecks } from '../../payments/check/misplaced-checks.ts'
import { changeOne } from '../records/change-one.ts'
import { deleteRows } from '../records/delete-rows.ts'
import { insertRow } from '../records/insert-row.ts'
import { readRow } from '../records/read-row.ts'
import { repairDue } from './repair-due.ts'
import { dueWork, runAllDue } from './run-due.ts'

const portal = startTestPortal()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const YEARS = 2 * 365 * 24 * HOUR
const now = new Date()
const ahead = (ms: number) => new Date(now.getTime() + ms).toISOString()

describe('due dates after the clock was ahead', () => {
  beforeEach(() => deleteRows({ payload: portal.payload, collection: 'messages', where: {} }))

  /** Retries after 30 s and 2 minutes, with a lease of one minute. */
  async function dueAfterRepair(nextAttemptAt: string, attempts: number, change: Parameters<typeof workOnMessages>[0]) {
    const { payload } = portal
    const id = await aDueMessage(payload, new Date(nextAttemptAt))
    await changeOne({ payload, collection: 'messages', where: { id: { equals: id } }, data: { attempts } })
    await repairDue({ payload, work: workOnMessages(change), now })
    return (await readMessage(payload, id)).nextAttemptAt
  }

  it.each([
    ['a lease of two years', YEARS, 1, {}, 0],
    ['the first retry, an hour late', HOUR, 1, {}, 0],
    ['a lease within its time', MINUTE, 1, {}, MINUTE],
    ['the last retry within its time', 2.5 * MINUTE, 9, {}, 2.5 * MINUTE],
    ['work that plans a day ahead', 20 * HOUR, 0, { plansAheadMs: 24 * HOUR }, 20 * HOUR],
    ['a life that would end in two years', YEARS, 0, { lifetimeMs: HOUR }, HOUR],
  ])('%s', async (_, storedMs, attempts, change, expectedMs) => {
    expect(await dueAfterRepair(ahead(storedMs), attempts, change)).toBe(ahead(expectedMs))
  })

  it('are repaired before the minutely work runs', async () => {
    const id = await aDueMessage(portal.payload, new Date(ahead(YEARS)))
    await runAllDue([dueWork('test', workOnMessages())], portal.payload)
    expect(await readMessage(portal.payload, id)).toMatchObject({ status: 'sent' })
  })
})

describe('payment checks after the clock was ahead', () => {
  async function afterRepair(startedMs: number, nextMs: number): Promise<Payment | null> {
    const { payload } = portal
    const { transactionId } = await aStartedPayment(payload)
    const where = { transactionId: { equals: transactionId } }
    const data = { startedAt: ahead(startedMs), nextCheckAt: ahead(nextMs) }
    await changeOne({ payload, collection: 'payments', where, data })
    await misplacedChecks.repair?.({ payload, now })
    return readRow({ payload, collection: 'payments', where })
  }

  it('follow at once if they are later than the age of the attempt allows', async () => {
    expect(await afterRepair(-10 * MINUTE, HOUR)).toMatchObject({ nextCheckAt: ahead(0) })
  })

  it('stay where the schedule puts them', async () => {
    expect(await afterRepair(-3 * HOUR, 55 * MINUTE)).toMatchObject({ nextCheckAt: ahead(55 * MINUTE) })
  })

  it('count from now for an attempt that was started in the future', async () => {
    expect(await afterRepair(YEARS, YEARS)).toMatchObject({ startedAt: ahead(0), nextCheckAt: ahead(0) })
  })
})

describe('locks of processes that died while the clock was ahead', () => {
  it('do not delay the first start or a save', async () => {
    const { payload } = portal
    await deleteRows({ payload, collection: 'staff', where: { id: { exists: true } } })
    const data = { key: 'first-start', windowEndsAt: ahead(HOUR), count: 1 }
    await insertRow({ payload, collection: 'rate-limits', data })
    expect(await startAlone(payload, async () => 'started')).toBe('started')

    await payload.kv.set('save:test', { holder: 'dead', until: now.getTime() + HOUR })
    await releaseSaveLease(payload, await acquireSaveLease(payload, 'save:test'))
  })

  it('do not count as running', async () => {
    await portal.payload.kv.set('field-keys:dead', { keyIds: [], at: ahead(HOUR) })
    expect(await countProcesses({ payload: portal.payload, now })).toBe(0)
  })
})
