import { expect, it } from 'vitest'
import { eventually } from '../eventually.ts'
import type { ProcessPool } from './process-pool.ts'

export function parcelTests({ courier, others, takeOne }: ProcessPool, { parcels }: { parcels: number }) {
  const { parts, waitingOrder, read, runAll, run, creations } = courier

  it('processes hand over each parcel once with one login, also when one of them is killed', async () => {
    const orders = await Promise.all(Array.from({ length: parcels }, () => waitingOrder()))
    const one = takeOne()
    const handedOver = [run(), one.runShipments(), ...others().map(({ runShipments }) => runShipments())]
    await eventually(() => expect(creations()).toBeGreaterThan(parcels / 5))
    await one.kill()
    await Promise.all(handedOver)
    // Longer than the lease of the killed process.
    await runAll()
    for (const order of orders) {
      expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false })
      expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
    }
    expect(parts.courier.requests.filter(({ path }) => path === '/auth/login')).toHaveLength(1)
  })
}
