/** @sqlite-only one reading of payments, which the orders of buyers make on both databases */
import { beforeAll, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aStoredPayment } from '../../../test/builders/money-records.ts'
import { aBoughtOrder, aPlacedOrder, aStartedOrder, readOrder } from '../../../test/builders/orders.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { countReads } from '../../../test/count-reads.ts'
import { simulatorOf } from '../../../test/simulator.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { checkPayment } from '../../payments/index.ts'
import { listedOrders } from './listed-orders.ts'
import { orderRows } from './my-orders.ts'

const portal = startTestPortal()
const bank = simulatorOf(portal)
const now = new Date()
let bookId: string
beforeAll(async () => {
  bookId = (await aPublishedBook(portal.payload, { copies: 90 })).id
})

const items = () => [{ bookId, units: 1 }]
const placed = async () => (await aPlacedOrder(portal.payload, { items: items() })).id
const bought = async () => (await aBoughtOrder(portal, { items: items() })).order.id

/** An order whose payment page was opened, and used like that. */
async function started(act?: 'wait' | 'fail'): Promise<string> {
  const { order, transactionId } = await aStartedOrder(portal.payload, { items: items() })
  if (act) await bank.act(transactionId, act)
  await checkPayment({ payload: portal.payload, transactionId, now })
  return order.id
}

it('tells how the payment of each order is going, as its buyer sees it', async () => {
  const { payload } = portal
  const mismatched = await placed()
  await aStoredPayment(payload, { purpose: 'order', subjectId: mismatched, issue: 'mismatch', settledAt: null })
  const ids = [
    await placed(),
    await started(),
    await started('wait'),
    await started('fail'),
    await bought(),
    mismatched,
  ]
  const found = await listedOrders({ payload, ids, now })
  expect(ids.map((id) => found.get(id)?.state)).toEqual([
    'notStarted',
    'opened',
    'undecided',
    'failed',
    'paid',
    'checking',
  ])
  const rows = await orderRows({ payload, orders: await Promise.all(ids.map((id) => readOrder(payload, id))), now })
  expect(ids.map((id) => found.get(id))).toEqual(rows.map(({ view }) => view.owed))
})

it('reads orders and attempts once each, however many are listed', async () => {
  const { payload } = portal
  const ids = [await placed(), await started(), await bought(), await placed()]
  const one = await countReads(payload, () => listedOrders({ payload, ids: ids.slice(0, 1), now }))
  const many = await countReads(payload, () => listedOrders({ payload, ids, now }))
  expect([one, many]).toEqual([2, 2])
})

it('is a column of the export', async () => {
  const { orderNumber } = await readOrder(portal.payload, await started('fail'))
  const as = await signedIn(portal, await aStaffMember(portal.payload, { role: 'store' }))
  const where = encodeURIComponent(JSON.stringify({ orderNumber: { equals: orderNumber } }))
  const { text } = await portal.call('GET', `/api/exports/orders?header=names&where=${where}`, undefined, as)
  const [header = '', row = ''] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(row[header.indexOf('payment')]).toBe('Payment failed')
})
