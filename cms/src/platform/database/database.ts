import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { cmsSource } from '../directories.ts'
import type { Env } from '../env.ts'

/**
 * The database named by the settings. SQLite changes its tables by migrations only and runs without the adapter's
 * transactions, which lose writes under concurrency; what must be atomic is one conditional update. (decision 0003)
 */
export function database({ databaseUri, mongodbFlavour }: Pick<Env, 'databaseUri' | 'mongodbFlavour'>) {
  if (databaseUri.startsWith('mongodb')) return mongodb(databaseUri, mongodbFlavour)
  return sqliteAdapter({
    client: { url: databaseUri },
    idType: 'uuid',
    push: false,
    wal: true,
    busyTimeout: 5000,
    migrationDir: path.join(cmsSource, 'migrations'),
  })
}

/**
 * `ensureIndexes` builds every index before the portal starts. Mongoose would ask for each a second time, at the same moment
 * and into the portal's first writes, and two builds on one collection deadlock on DocumentDB.
 */
const INDEXES_BY_PAYLOAD = { autoIndex: false, autoCreate: false }

/** Cosmos DB, Amazon DocumentDB and FerretDB speak the protocol without transactions, `$lookup` pipelines or hints. */
function mongodb(url: string, flavour: Env['mongodbFlavour']) {
  const options = { url, ensureIndexes: true, connectOptions: INDEXES_BY_PAYLOAD }
  if (flavour === 'mongodb') return mongooseAdapter(options)
  return mongooseAdapter({
    ...options,
    transactionOptions: false,
    useJoinAggregations: false,
    usePipelineInSortLookup: false,
    disableIndexHints: true,
  })
}
