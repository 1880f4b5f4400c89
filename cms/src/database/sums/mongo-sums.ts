import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { GroupKey, PartialSum, SumQuery } from './sum-query.ts'

/** Sums on the server, which holds no event loop. */
export async function mongoSums({ payload, collection, where, by, fields }: SumQuery): Promise<PartialSum[]> {
  const model = (payload.db as unknown as MongooseAdapter).collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}.`)
  // Aggregations do not convert values to the types of the schema.
  const filter = model.find(await model.buildQuery({ payload, where })).cast()
  const _id = Object.fromEntries(by.map((key, place) => [`key${place}`, expressionOf(key)]))
  const sums = Object.fromEntries(fields.map((field, place) => [`sum${place}`, { $sum: `$${field}` }]))
  const groups: (Record<string, number> & { _id: Record<string, unknown> })[] = await model.aggregate([
    { $match: filter },
    { $group: { _id, count: { $sum: 1 }, ...sums } },
  ])
  return groups.map(({ _id: values, count = 0, ...group }) => ({
    values: by.map((_, place) => asStored(values[`key${place}`])),
    count,
    sums: fields.map((_, place) => group[`sum${place}`] ?? 0),
  }))
}

function expressionOf(key: GroupKey): unknown {
  if (typeof key === 'string') return `$${key}`
  // The smallest of the values that are there.
  if ('upTo' in key) return { $min: [`$${key.field}`, new Date(key.upTo)] }
  const total = (names: readonly string[]) => ({ $add: [0, ...names.map((name) => ({ $ifNull: [`$${name}`, 0] }))] })
  return { $gt: [{ $subtract: [total(key.plus), total(key.minus)] }, 0] }
}

const asStored = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null))
