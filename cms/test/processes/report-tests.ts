import { expect, it } from 'vitest'
import { readRows } from '../../src/database/records/read-rows.ts'
import type { Payment } from '../../src/payload-types.ts'
import { reportMoney } from '../../src/payments/index.ts'
import { aStoredPayment, change, hoursAgo } from '../builders/money-records.ts'
import type { ProcessPool } from './process-pool.ts'

export function reportTests({ portal, others, takeOne }: ProcessPool, { broken }: { broken: number }) {
  const report = () => reportMoney({ payload: portal.payload, now: () => new Date() })

  it('processes store each finding once when they report at once and one of them is killed half-way', async () => {
    const { payload } = portal
    const payments: Payment[] = []
    for (let each = 0; each < broken; each++) payments.push(await aStoredPayment(payload, { settledAt: null }))
    const keys = payments.flatMap(({ transactionId }) => [
      `paid-without-effect/${transactionId}`,
      `paid-without-receipt/${transactionId}`,
    ])
    const findings = async () => {
      const docs = await readRows({ payload, collection: 'money-findings', limit: 0 })
      return docs.filter(({ key }) => payments.some(({ transactionId }) => key.includes(transactionId)))
    }
    const dying = takeOne()
    const reported = [report(), dying.reportMoney(), ...others().map(({ reportMoney }) => reportMoney())]
    await dying.printed(new RegExp(`^found ${Math.floor(broken / 3)}$`, 'm'))
    await dying.kill()
    await Promise.all(reported)
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
}
