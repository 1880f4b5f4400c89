/** Run as a separate process: one step of the benchmark of orders. Prints its result as JSON. */
import { getPayload, type Payload } from 'payload'
import { migrateDatabase } from '../../cms/src/database/open/migrate-database.ts'
import { expectManyRows, insertRows } from '../../cms/src/database/records/insert-rows.ts'
import config from '../../cms/src/payload.config.ts'
import { myOrders } from '../../cms/src/shop/orders/my-orders.ts'
import { placeOrder } from '../../cms/src/shop/orders/place-order.ts'
import { startOrderPayment } from '../../cms/src/shop/orders/start-order-payment.ts'
import { orderAddress } from '../../shared/src/shop/fixtures/address.ts'
import { NOTHING_SEEN } from '../../shared/src/shop/orders/changes.ts'
import { newBook, OWN_ORDERS, orderRow, shipmentRow, studentOf } from './orders-rows.ts'
import { quantile } from './statistics.ts'

const BATCH = 500
const READS = 100
/** Buyers of one book who order and go to the payment page. */
const BUYERS = 200
const AT_ONCE = 20

const steps: Record<string, (payload: Payload, count: number) => Promise<unknown>> = { prepare, list, submit }

const [name = '', count = '0'] = process.argv.slice(2)
const step = steps[name]
if (step === undefined) throw new Error(`Unknown step: ${name}.`)
const payload = await getPayload({ config })
console.log(JSON.stringify((await step(payload, Number(count))) ?? null))
process.exit(0)

/** Adds orders with their parcels: `OWN_ORDERS` of one student, and the others of students with ten each. */
async function prepare(payload: Payload, count: number): Promise<void> {
  await migrateDatabase(payload)
  await expectManyRows(payload)
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index)
    const rows = numbers.map((number) => orderRow(number, count))
    const ids = await insertRows({ payload, collection: 'orders', rows, groups: ['address'] })
    const parcels = numbers.flatMap((number, index) => shipmentRow(number, count, ids[index] ?? '') ?? [])
    await insertRows({ payload, collection: 'shipments', rows: parcels })
  }
}

/** The time to list the orders of one student, p50 in milliseconds. */
async function list(payload: Payload): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < READS; i++) {
    const started = performance.now()
    const rows = await myOrders({ payload, studentId: studentOf(0), now: new Date() })
    took.push(performance.now() - started)
    if (rows.length !== OWN_ORDERS) throw new Error(`${rows.length} orders were listed.`)
  }
  return quantile(took.slice(READS / 4), 0.5)
}

/** Orders that are placed, reserved and taken to the payment page, per second. */
async function submit(payload: Payload): Promise<number> {
  const book = await payload.create({
    collection: 'books',
    data: { ...newBook, _status: 'published' },
    context: { initialCopies: 100_000 },
  })
  const started = performance.now()
  const waiting = Array.from({ length: BUYERS }, (_, index) => index)
  const buy = async () => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const sent = { address: orderAddress, items: [{ bookId: book.id, units: 1 }], seen: NOTHING_SEEN }
      const order = await placeOrder({
        payload,
        studentId: `buyer-${index}`,
        sent: { ...sent, reference: null, continues: null },
        now: new Date(),
      })
      await startOrderPayment({ payload, order, totalPaise: null, now: new Date() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buy))
  return (BUYERS * 1000) / (performance.now() - started)
}
