/** Run as a separate process: one step of the benchmark of orders. Prints its result as JSON. */
import { getPayload, type Payload } from 'payload'
import config from '../../cms/src/payload.config.ts'
import { insertRows } from '../../cms/src/platform/database/insert-rows.ts'
import { migrateDatabase } from '../../cms/src/platform/database/migrate-database.ts'
import { myOrders } from '../../cms/src/shop/orders/my-orders.ts'
import { placeOrder } from '../../cms/src/shop/orders/place-order.ts'
import { startOrderPayment } from '../../cms/src/shop/orders/start-order-payment.ts'
import { NOTHING_SEEN } from '../../shared/src/shop/orders/changes.ts'
import { quantile } from './statistics.ts'

/** Orders of the student whose list is read. */
const OWN = 100
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

/** Adds paid orders: `OWN` of one student, and the others of students with ten each. */
async function prepare(payload: Payload, count: number): Promise<void> {
  await migrateDatabase(payload)
  for (let from = 0; from < count; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => from + index)
    await insertRows({ payload, collection: 'orders', rows: numbers.map(orderRow), groups: ['address'] })
  }
}

/** The time to list the orders of one student, p50 in milliseconds. */
async function list(payload: Payload): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < READS; i++) {
    const started = performance.now()
    const rows = await myOrders({ payload, studentId: studentOf(0), now: new Date() })
    took.push(performance.now() - started)
    if (rows.length !== OWN) throw new Error(`${rows.length} orders were listed.`)
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
      const sent = { address, items: [{ bookId: book.id, units: 1 }], seen: NOTHING_SEEN, reference: null }
      const order = await placeOrder({ payload, studentId: `buyer-${index}`, sent, now: new Date() })
      await startOrderPayment({ payload, order, totalPaise: null, now: new Date() })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buy))
  return (BUYERS * 1000) / (performance.now() - started)
}

const newBook = {
  name: 'A measured book',
  author: 'S. Mandal',
  publisher: 'Deepstambh Publishers',
  course: 'BED',
  semester: '1',
  language: 'English',
  pricePaise: 30_000,
  pages: 200,
  active: true,
  lengthCm: 24,
  widthCm: 18,
  heightCm: 2,
  weightGrams: 450,
} as const

const address = {
  name: 'Asha',
  surname: 'Roy',
  line1: '12 Station Road',
  line2: 'Ghurni',
  city: 'Krishnanagar',
  district: 'NADIA',
  state: 'WEST BENGAL',
  pin: '741101',
  country: 'India',
  email: 'asha@example.in',
  phone: '9830012345',
}

function studentOf(number: number): string {
  const index = number < OWN ? 0 : Math.floor(number / 10)
  return `2f1b8c1e-0c3e-4b7a-9d55-${String(index).padStart(12, '0')}`
}

function orderRow(number: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  const { lengthCm, widthCm, heightCm, weightGrams, active, ...book } = newBook
  const measures = { lengthCm, widthCm, heightCm, weightGrams }
  const bookId = studentOf(number)
  return {
    status: 'paid',
    orderNumber: `ORD${number}`,
    requestKey: `key-${number}`,
    studentId: studentOf(number),
    summary: `1 × ${book.name}`,
    buyerName: 'Asha Roy',
    lines: [{ ...book, ...measures, bookId, sku: bookId, units: 1, deliveryPaise: 18_000 }],
    quotes: [],
    booksPaise: 30_000,
    deliveryPaise: 18_000,
    totalPaise: 48_000,
    refundedPaise: 0,
    ...measures,
    weightGrams: 1000,
    address,
    paymentId: `T${number}`,
    attemptedAt: at,
    paidAt: at,
    revision: 1,
    attempts: 0,
    createdAt: at,
    updatedAt: at,
  }
}
