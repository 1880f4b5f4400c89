import { NOTHING_SEEN } from '@pravesh/shared/shop/orders/changes'
import type { OrderItem } from '@pravesh/shared/shop/orders/lines'
import type { Payload } from 'payload'
import { readRows } from '../../../database/records/read-rows.ts'
import { runDue } from '../../../database/work/run-due.ts'
import { portalOf } from '../../../foundation/portal.ts'
import type { Book, Student } from '../../../payload-types.ts'
import { refundWork } from '../../../payments/index.ts'
import { shipmentWork } from '../../couriers/shipment-work.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { type DemoOrder, demoAddress, demoOrders } from './demo-orders.ts'
import { playOrder } from './play-order.ts'

const HOUR = 60 * 60_000
/** Key written after all demo orders are complete. */
export const MARK = 'demo-orders'

interface SeedOptions {
  payload: Payload
  now: Date
  report: (line: string) => void
}

/**
 * Creates orders of demo students in every state, once. An interrupted seed leaves valid orders, which a repeat does not
 * touch. Changes nothing when demo students or books are missing, when others have ordered, or when a courier would send
 * the parcels.
 */
export async function seedOrders({ payload, now, report }: SeedOptions): Promise<void> {
  if (portalOf(payload).env.couriers.courier !== 'manual' || (await payload.kv.has(MARK))) return
  const [students, books, orders] = await Promise.all([
    demoStudents(payload),
    demoBooks(payload),
    readRows({ payload, collection: 'orders', limit: demoOrders.length + 1 }),
  ])
  const known = new Set(demoOrders.map(({ reference }) => reference))
  if (orders.some(({ clientReference }) => !known.has(clientReference ?? ''))) return
  for (const demo of demoOrders) {
    const student = students.get(demo.email)
    const items = itemsOf(demo, books)
    const isPlaced = orders.some(({ clientReference }) => clientReference === demo.reference)
    if (student && items && !isPlaced) await insert({ payload, demo, student, items, now })
  }
  // What the minutely task would do: new parcels and the refund.
  await runDue({ payload, work: shipmentWork, now: () => now })
  await runDue({ payload, work: refundWork(), now: () => now })
  if (students.size > 0 && books.size > 0) {
    await payload.kv.set(MARK, now.toISOString())
    report(`orders: ${demoOrders.length}`)
  }
}

interface InsertOptions {
  payload: Payload
  demo: DemoOrder
  student: Student
  items: OrderItem[]
  now: Date
}

async function insert({ payload, demo, student, items, now }: InsertOptions): Promise<void> {
  const { reference, story, hoursAgo } = demo
  const { id: studentId, name, email, phone } = student
  const [first = '', ...others] = name.split(' ')
  const address = { ...demoAddress, name: first, surname: others.join(' '), email, phone }
  const placedAt = new Date(now.getTime() - hoursAgo * HOUR)
  const sent = { address, items, seen: NOTHING_SEEN, reference, continues: null }
  const order = await placeOrder({ payload, studentId, sent, now: placedAt })
  await playOrder({ payload, order, story, now: placedAt })
}

async function demoStudents(payload: Payload): Promise<Map<string, Student>> {
  const where = { email: { in: [...new Set(demoOrders.map(({ email }) => email))] } }
  const docs = await readRows({ payload, collection: 'students', where })
  return new Map(docs.map((student) => [student.email, student]))
}

async function demoBooks(payload: Payload): Promise<Map<string, Book>> {
  const names = [...new Set(demoOrders.flatMap(({ books }) => books.map(([name]) => name)))]
  const docs = await readRows({ payload, collection: 'books', where: { name: { in: names } }, limit: 0 })
  return new Map(docs.map((book) => [book.name, book]))
}

/** Null if a book is missing. */
function itemsOf({ books: asked }: DemoOrder, books: ReadonlyMap<string, Book>): OrderItem[] | null {
  const items = asked.flatMap(([name, units]) => {
    const bookId = books.get(name)?.id
    return bookId === undefined ? [] : [{ bookId, units }]
  })
  return items.length === asked.length ? items : null
}
