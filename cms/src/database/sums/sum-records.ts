import {
  type CollectionSlug,
  combineQueries,
  createLocalReq,
  type DataFromCollectionSlug,
  executeAccess,
  type Payload,
  type TypedUser,
  validateQueryPaths,
  type Where,
} from 'payload'
import { replaceListSearch } from '../search/list-search.ts'
import { sumGroups } from './sum-groups.ts'

type FieldOf<Slug extends CollectionSlug> = keyof DataFromCollectionSlug<Slug> & string

interface SumOptions<Slug extends CollectionSlug, By extends FieldOf<Slug>, Field extends FieldOf<Slug>> {
  payload: Payload
  user: TypedUser
  /** Without a trash, and without virtual fields in the filter. */
  collection: Slug
  /** The filter of a list, with its search. */
  where: Where
  /** How many records match, as the list has counted them. It decides only how they are summed. Default: many. */
  matches?: number
  /** Field by whose value records are grouped. */
  by: By
  /** Number fields that are summed. */
  fields: readonly Field[]
}

/** The records with one value. */
export interface SummedGroup<Value, Field extends string> {
  value: Value
  count: number
  sums: Record<Field, number>
}

/**
 * Counts and sums the records of a list that a user may read, in the database: SQLite in slices that hold the event loop for
 * some 20 ms each, whatever the number of records. Throws for an invalid filter, and when the user may read none. (decision
 * 55)
 */
export async function sumRecords<Slug extends CollectionSlug, By extends FieldOf<Slug>, Field extends FieldOf<Slug>>({
  payload,
  user,
  collection,
  where,
  matches = Number.POSITIVE_INFINITY,
  by,
  fields,
}: SumOptions<Slug, By, Field>): Promise<SummedGroup<DataFromCollectionSlug<Slug>[By], Field>[]> {
  type Value = DataFromCollectionSlug<Slug>[By]
  const readable = await readableWhere({ payload, user, collection, where })
  const groups = await sumGroups({ payload, collection, where: readable, matches, by: [by], fields })
  return groups.map(({ values: [value], ...group }) => ({ value: value as Value, ...group }))
}

type ReadableOptions = Pick<SumOptions<CollectionSlug, never, never>, 'payload' | 'user' | 'collection' | 'where'>

/** The filter together with the user's access, as Payload's own operations combine and validate them. */
async function readableWhere({ payload, user, collection, where }: ReadableOptions): Promise<Where> {
  const { config: collectionConfig } = payload.collections[collection]
  const req = await createLocalReq({ user }, payload)
  const access = await executeAccess({ req }, collectionConfig.access.read)
  const filter = await replaceListSearch({ payload, slug: collection, where, all: access !== true })
  await validateQueryPaths({ collectionConfig, overrideAccess: false, req, where: filter })
  return combineQueries(filter, access)
}
