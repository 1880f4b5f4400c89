import path from 'node:path'
import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { cmsSource } from '../directories.ts'
import type { Env } from '../env.ts'

/**
 * The database adapter for DATABASE_URI. SQLite changes its schema through migrations only and runs without the
 * adapter's transactions, which lose writes under concurrency; every atomic step is one conditional update. (decision
 * 0003)
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
 * `ensureIndexes` builds every index before the portal starts. Mongoose's own builds would run again, concurrently with
 * the portal's first writes, and two index builds on one collection deadlock on DocumentDB.
 */
const INDEXES_BY_PAYLOAD = { autoIndex: false, autoCreate: false }

/** Cosmos DB, Amazon DocumentDB and FerretDB support neither transactions, `$lookup` pipelines nor index hints. */
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
