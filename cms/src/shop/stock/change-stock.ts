import type { Stock } from '@pravesh/shared/shop/stock/ledger'
import type { Payload } from 'payload'
import { publishChange } from '../../content/index.ts'
import { idOf } from '../../database/records/relation.ts'
import { KeyedQueue } from '../../foundation/concurrency/keyed-queue.ts'
import type { BookStock } from '../../payload-types.ts'
import { findStockRow, stockOf } from './stock-row.ts'
import { storeStock } from './store-stock.ts'
import { findMovement, writeMovements } from './write-movements.ts'

interface ChangeOptions {
  payload: Payload
  bookId: string
  now: Date
  /** Key of the movement that this change causes. A change whose movement exists is not repeated. */
  movementKey?: string
  /** The new stock, the same object if there is nothing to change, or null to refuse. May be called several times. */
  change: (stock: Stock, row: BookStock) => Stock | null
}

/** `done` also if the change had been made before. */
export type ChangeOutcome = 'done' | 'refused'

/** Far above the number of concurrent changes of one book; each round, at least one of them succeeds. */
const MAX_ATTEMPTS = 1000

/**
 * Changes the stock of a book by one conditional update of its row, and then writes the movement. A process that dies in
 * between leaves the movement in the row, from where any process writes it.
 */
export function changeStock(options: ChangeOptions): Promise<ChangeOutcome> {
  const queue = queues.get(options.payload) ?? new KeyedQueue()
  queues.set(options.payload, queue)
  return queue.run(options.bookId, () => tryChange(options))
}

/** Saves conflicts between the buyers of one book within a process. */
const queues = new WeakMap<Payload, KeyedQueue>()

async function tryChange(options: ChangeOptions): Promise<ChangeOutcome> {
  const { payload, bookId, movementKey, change, now } = options
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const row = await findStockRow(payload, bookId)
    if (row === null) return 'refused'
    const stock = stockOf(row)
    if (movementKey !== undefined && (await isMade(payload, stock, movementKey))) {
      await writeMovements({ payload, bookId, stock, now })
      return 'done'
    }
    const changed = change(stock, row)
    if (changed === null) return 'refused'
    if (changed === stock) return 'done'
    const stored = await storeStock({ payload, row, stock: changed, now })
    if (stored === null) continue
    if (changed.movements.length > 0) await writeMovements({ payload, bookId, stock: changed, now })
    publishStock(payload, row)
    return 'done'
  }
  throw new Error(`The stock of book ${bookId} keeps changing.`)
}

/** The row is read before the movements, so a movement written and removed meanwhile is seen here or by the condition. */
async function isMade(payload: Payload, { movements }: Stock, key: string): Promise<boolean> {
  return movements.some((movement) => movement.key === key) || (await findMovement(payload, key)) !== null
}

/** The operations skip Payload's hooks, which would publish the book's page. */
function publishStock(payload: Payload, row: BookStock): void {
  publishChange({ payload, change: { slug: 'book-stock', id: row.id, doc: { ...row, book: idOf(row.book) } } })
}
