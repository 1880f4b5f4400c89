import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { databaseCall } from '../../foundation/metrics/measured.ts'

const OPERATIONS = [
  'count',
  'create',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'find',
  'findGlobal',
  'findOne',
  'findVersions',
  'queryDrafts',
  'updateGlobal',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
] as const satisfies readonly (keyof BaseDatabaseAdapter)[]

/** Measures and traces the operations of an adapter. */
export function measuredAdapter(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const initialized = adapter.init(args)
      for (const operation of OPERATIONS) {
        const run: unknown = initialized[operation]
        if (typeof run !== 'function') continue
        const measured = (...given: [{ collection?: string; global?: string }?]) =>
          databaseCall({
            operation,
            attributes: { 'db.operation.name': operation, 'db.collection.name': collectionOf(given[0]) },
            run: () => Reflect.apply(run, initialized, given),
          })
        Object.assign(initialized, { [operation]: measured })
      }
      return initialized
    },
  }
}

function collectionOf({ collection, global }: { collection?: unknown; global?: unknown } = {}): string | undefined {
  const name = collection ?? global
  return typeof name === 'string' ? name : undefined
}
