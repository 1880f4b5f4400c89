import path from 'node:path'
import { expect, it } from 'vitest'
import { aStoredPayment, change, hoursAgo } from '../../../test/builders/money-records.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { startProcess } from '../../../test/test-process.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { MoneyFinding } from '../../payload-types.ts'
import { reportMoney } from './report.ts'

const portal = startTestPortal()
const BROKEN = 30

const aProcess = () => startProcess(path.join(import.meta.dirname, '../../../test/serve-reports.ts'))

const report = () => reportMoney({ payload: portal.payload, now: () => new Date() })

async function findings(): Promise<MoneyFinding[]> {
  return readRows({ payload: portal.payload, collection: 'money-findings' })
}

it('stores each finding once when three processes report at once and one of them is killed half-way', async () => {
  const { payload } = portal
  const payments = []
  for (let each = 0; each < BROKEN; each++) payments.push(await aStoredPayment(payload, { settledAt: null }))
  const keys = payments.flatMap(({ transactionId }) => [
    `paid-without-effect/${transactionId}`,
    `paid-without-receipt/${transactionId}`,
  ])
  const [dying, other] = [aProcess(), aProcess()]
  await Promise.all([dying, other].map(({ printed }) => printed(/^ready$/m)))

  dying.write('report')
  other.write('report')
  const reported = report()
  await dying.printed(/^found 10$/m)
  await dying.kill()
  await Promise.all([reported, other.printed(/^done$/m)])
  const stored = await findings()
  expect(stored.map(({ key }) => key).sort()).toEqual(keys.sort())

  // The next report resolves what the killed one left open, and opens nothing twice.
  const [healed] = payments
  await change(payload, 'payments', healed?.id ?? '', { status: 'failed', settledAt: hoursAgo(0) })
  await report()
  const after = await findings()
  expect(after).toHaveLength(keys.length)
  expect(after.filter(({ state }) => state === 'resolved').map(({ key }) => key)).toEqual(
    expect.arrayContaining([`paid-without-effect/${healed?.transactionId}`]),
  )
  expect(after.filter(({ state }) => state === 'open')).toHaveLength(keys.length - 2)
})
