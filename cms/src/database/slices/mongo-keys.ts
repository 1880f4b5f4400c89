import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { DateOrder, Keys, KeysOptions, RecordKey } from './key-order.ts'

type Filter = Record<string, Record<string, string>>

/** The next keys by id, or by date and, among equal dates, by id. */
export async function mongoKeys({ payload, collection, order, after, size }: KeysOptions): Promise<Keys> {
  const model = (payload.db as unknown as MongooseAdapter).collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}.`)
  const read = async (filter: Filter, sort: Record<string, 1 | -1>): Promise<RecordKey[]> => {
    const projection = order === 'id' ? { _id: 1 } : { [order.by]: 1 }
    const found: Record<string, unknown>[] = await model.find(filter, projection).sort(sort).limit(size).lean()
    return found.map((record) => ({
      id: String(record._id),
      date: order === 'id' ? '' : iso(record[order.by]),
      row: 0,
    }))
  }
  if (order !== 'id') return keysByDate({ order, after, size, read })
  const keys = await read(after ? { _id: { $gt: after.id } } : {}, { _id: 1 })
  return { keys, isLast: keys.length < size }
}

interface ByDateOptions extends Pick<KeysOptions, 'after' | 'size'> {
  order: DateOrder
  read: (filter: Filter, sort: Record<string, 1 | -1>) => Promise<RecordKey[]>
}

/**
 * MongoDB reads in the order of the date from its index, but would sort everything for the order of date and id; so the
 * records of one date have a query of their own.
 */
async function keysByDate({ order: { by, newestFirst, from, to }, after, size, read }: ByDateOptions): Promise<Keys> {
  const [beyond, sign] = newestFirst ? ['$lt', -1 as const] : ['$gt', 1 as const]
  const ofDate = (date: string, id?: string) =>
    read({ [by]: { $eq: date }, ...(id === undefined ? {} : { _id: { [beyond]: id } }) }, { _id: sign })

  const sameDate = after ? await ofDate(after.date, after.id) : []
  if (sameDate.length > 0) return { keys: sameDate, isLast: false }
  const range = {
    ...(from === undefined ? {} : { $gte: from }),
    ...(to === undefined ? {} : { $lte: to }),
    ...(after ? { [beyond]: after.date } : {}),
  }
  const others = await read(Object.keys(range).length > 0 ? { [by]: range } : {}, { [by]: sign })
  const inOrder = (keys: RecordKey[]) => keys.sort((a, b) => sign * compare(a, b))
  if (others.length < size) return { keys: inOrder(others), isLast: true }
  // More records of the last date may follow.
  const lastDate = others.at(-1)?.date ?? ''
  const complete = others.filter(({ date }) => date !== lastDate)
  return { keys: complete.length > 0 ? inOrder(complete) : await ofDate(lastDate), isLast: false }
}

function compare(a: RecordKey, b: RecordKey): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1
  return a.id < b.id ? -1 : 1
}

const iso = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))
