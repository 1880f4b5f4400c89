import { randomUUID } from 'node:crypto'
import type { BaseDatabaseAdapter, CollectionSlug, DatabaseAdapterObj, Payload, Where } from 'payload'
import { type InPortal, portalOf } from '../../foundation/portal.ts'

/** The columns of collections whose change is noted by a mark in the same write. */
export type MarkedColumns = Readonly<Record<string, readonly string[]>>

/** A column with a new value after each write of a marked column; empty once work has followed it. */
export const MARK = 'countMark'

declare module '../../foundation/portal.ts' {
  interface Portal {
    marked?: MarkedColumns
    /** Called with the records of marked collections that are about to be deleted. */
    beforeDeletion?: (options: { payload: Payload; collection: string; ids: readonly string[] }) => Promise<void>
  }
}

const DELETIONS = ['deleteMany', 'deleteOne'] as const satisfies readonly (keyof BaseDatabaseAdapter)[]
const WRITES = ['create', 'updateOne', 'updateMany'] as const satisfies readonly (keyof BaseDatabaseAdapter)[]

/**
 * Marks records in the write that changes them, whatever operation makes it, so that no change is missed, also not by operations
 * that are added later.
 */
export function markWrites(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const initialized = adapter.init(args)
      for (const operation of WRITES) {
        const run: unknown = initialized[operation]
        if (typeof run !== 'function') continue
        const marking = (given: { collection?: unknown; data?: object }) =>
          Reflect.apply(run, initialized, [
            { ...given, ...(given.data && { data: withMark(args.payload, given.collection, given.data) }) },
          ])
        Object.assign(initialized, { [operation]: marking })
      }
      for (const operation of DELETIONS) {
        const run: unknown = initialized[operation]
        if (typeof run !== 'function') continue
        const noting = async (given: Deletion) => {
          await noteDeletion(args.payload, given)
          return Reflect.apply(run, initialized, [given])
        }
        Object.assign(initialized, { [operation]: noting })
      }
      return initialized
    },
  }
}

/** Records that are read at once before a deletion. */
const PAGE = 500

interface Deletion {
  collection: CollectionSlug
  where: Where
}

/** Outside of the deletion's transaction, because what follows must know of a deletion also if it is interrupted. */
async function noteDeletion(payload: Payload, { collection, where }: Deletion): Promise<void> {
  const { marked, beforeDeletion } = portalOf(payload)
  if (!marked?.[collection] || beforeDeletion === undefined) return
  for (let after = ''; ; ) {
    const rest: Where = after === '' ? where : { and: [where, { id: { greater_than: after } }] }
    const page = { collection, where: rest, sort: 'id', pagination: false, limit: PAGE, select: { id: true } } as const
    const { docs } = await payload.db.find<{ id: string }>(page)
    const ids = docs.map(({ id }) => String(id))
    if (ids.length > 0) await beforeDeletion({ payload, collection, ids })
    if (ids.length < PAGE) return
    after = ids.at(-1) ?? ''
  }
}

/** The data of a write, with a mark if it changes a marked column. */
function withMark<Data extends object>(portal: InPortal, collection: unknown, data: Data): Data {
  const columns = portalOf(portal).marked?.[String(collection)]
  return columns?.some((column) => column in data) ? { ...data, [MARK]: randomUUID() } : data
}
