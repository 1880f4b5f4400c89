import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { PartialSum, SumQuery } from './sum-query.ts'

/** Sums on the server, which holds no event loop. */
export async function mongoSums({ payload, collection, where, by, fields }: SumQuery): Promise<PartialSum[]> {
  const model = (payload.db as unknown as MongooseAdapter).collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}.`)
  // Aggregations do not convert values to the types of the schema.
  const filter = model.find(await model.buildQuery({ payload, where })).cast()
  const sums = Object.fromEntries(fields.map((field, place) => [`sum${place}`, { $sum: `$${field}` }]))
  const groups: Record<string, number>[] = await model.aggregate([
    { $match: filter },
    { $group: { _id: `$${by}`, count: { $sum: 1 }, ...sums } },
  ])
  return groups.map(({ _id: value, count = 0, ...group }) => ({
    value,
    count,
    sums: fields.map((_, place) => group[`sum${place}`] ?? 0),
  }))
}
