import { expect, it } from 'vitest'
import { courierPortal } from '../../../test/couriers/courier-portal.ts'
import { startPushProcess } from '../../../test/couriers/push-process.ts'
import { eventually } from '../../../test/eventually.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
const { parts, waitingOrder, read, runAll, creations } = courierPortal(portal)

it('three processes hand over each parcel once with one login, also when one of them is killed', async () => {
  const start = () => startPushProcess(parts.courier.settings)
  const [one, two, three] = await Promise.all([start(), start(), start()])
  const orders = await Promise.all(Array.from({ length: 24 }, () => waitingOrder()))
  const pushed = Promise.all([one.push(), two.push(), three.push()])
  await eventually(() => expect(creations()).toBeGreaterThan(5))
  await one.kill()
  await pushed
  // Longer than the lease of the killed process.
  await runAll()
  for (const order of orders) {
    expect(await read(order)).toMatchObject({ status: 'assigned', needsAttention: false })
    expect(parts.courier.byNumber(order.orderNumber)).toHaveLength(1)
  }
  expect(parts.courier.requests.filter(({ path }) => path === '/auth/login')).toHaveLength(1)
})
