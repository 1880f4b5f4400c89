import path from 'node:path'
import type { MongooseAdapter, mongooseAdapter } from '@payloadcms/db-mongodb'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload'
import { cmsSource } from '../../foundation/directories.ts'
import type { Env } from '../../foundation/settings/env.ts'
import { claimJobsOnce } from './claim-jobs.ts'
import { countMajorities } from './count-majority.ts'
import { countExactly } from './exact-counts.ts'
import { limitJoinsOfEach } from './joins-of-each.ts'
import { markWrites } from './mark-writes.ts'
import { measuredAdapter } from './measured-adapter.ts'
import { storeGlobalsOnce } from './one-global.ts'
import { sortTiesAlike } from './sort-ties.ts'
import { connectSqlite } from './sqlite-client.ts'
import { addTextIds, storeTextIds } from './text-ids.ts'
import { updateExisting } from './update-existing.ts'
import { waitForIndexes } from './wait-for-indexes.ts'

interface DatabaseOptions extends Pick<Env, 'databaseUri' | 'mongodbFlavour'> {
  /** Whether new records of MongoDB get ObjectIds instead of text ids. */
  objectIds?: boolean
}

/**
 * The database adapter for DATABASE_URI. SQLite changes its schema through migrations only and runs without the
 * adapter's transactions, which lose writes under concurrency; every atomic step is one conditional update. (decision
 * 0003)
 */
export async function database(options: DatabaseOptions): Promise<DatabaseAdapterObj> {
  return measuredAdapter(markWrites(sortTiesAlike(await adapterFor(options))))
}

async function adapterFor(settings: DatabaseOptions): Promise<DatabaseAdapterObj> {
  const { databaseUri, mongodbFlavour, objectIds = false } = settings
  if (databaseUri.startsWith('mongodb')) {
    // Portals on SQLite need none of its 450 modules.
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb')
    const options = mongodbOptions(databaseUri, mongodbFlavour)
    const adapter = objectIds
      ? mongooseAdapter({ ...options, afterCreateConnection: keepNoStacks })
      : withTextIds(
          mongooseAdapter({
            ...options,
            afterCreateConnection: (adapter) => {
              keepNoStacks(adapter)
              addTextIds(adapter)
            },
          }),
        )
    return withClaims(asOnSqlite(adapter))
  }
  const adapter = sqliteAdapter({
    client: { url: databaseUri },
    idType: 'uuid',
    push: false,
    wal: true,
    migrationDir: path.join(cmsSource, 'migrations'),
  })
  return withClaims({
    ...adapter,
    init: (args) => waitingForLocks(updateExisting(countMajorities(adapter.init(args) as SQLiteAdapter))),
  })
}

/** Gives an adapter a client that waits for locks. The adapter makes and sets up a client only if it has none. */
function waitingForLocks(adapter: SQLiteAdapter): SQLiteAdapter {
  const { connect } = adapter
  adapter.connect = async (options) => {
    adapter.client ??= await connectSqlite(adapter.clientConfig.url, { writeAhead: adapter.wal !== false })
    await connect?.call(adapter, options)
  }
  return adapter
}

function withClaims<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>) {
  const init: typeof adapter.init = (args) => claimJobsOnce(adapter.init(args))
  return { ...adapter, init }
}

/**
 * `ensureIndexes` builds every index before the portal starts. Mongoose's own builds would run again, concurrently with
 * the portal's first writes, and two index builds on one collection deadlock on DocumentDB.
 */
const INDEXES_BY_PAYLOAD = { autoIndex: false, autoCreate: false }

/**
 * How long calls wait for a server that is away or silent, in milliseconds. The driver looks for a server for 30 s, as long as a
 * browser's call. It waits for ever for an answer, and for one of its 100 connections: when a firewall has dropped them
 * without a word, nothing works again, although the connection that watches the server does.
 */
const AWAY = {
  serverSelectionTimeoutMS: 5000,
  connectTimeoutMS: 10_000,
  waitQueueTimeoutMS: 10_000,
  socketTimeoutMS: 60_000,
  // Firewalls of clouds drop idle connections after four to six minutes.
  maxIdleTimeMS: 120_000,
}

/** Cosmos DB, Amazon DocumentDB and FerretDB support neither transactions, `$lookup` pipelines nor index hints. */
function mongodbOptions(url: string, flavour: Env['mongodbFlavour']): Parameters<typeof mongooseAdapter>[0] {
  const given = new URL(url.replace(/^(mongodb(?:\+srv)?:\/\/)[^/?]*/, '$1host')).searchParams
  const limits = Object.fromEntries(Object.entries(AWAY).filter(([name]) => !given.has(name)))
  const connectOptions = { ...INDEXES_BY_PAYLOAD, ...limits }
  const options = { url, ensureIndexes: true, connectOptions, afterOpenConnection: waitForIndexes }
  if (flavour === 'mongodb') return options
  return {
    ...options,
    transactionOptions: false,
    useJoinAggregations: false,
    usePipelineInSortLookup: false,
    disableIndexHints: true,
  }
}

/** Mongoose captures a stack for each query, which only a query that runs twice would print. */
function keepNoStacks({ connection }: MongooseAdapter): void {
  connection.base.set('skipOriginalStackTraces', true)
}

/** Mends what Payload's MongoDB adapter does otherwise than its SQLite adapter. */
function asOnSqlite(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  const init: typeof adapter.init = (args) => {
    const mongoose = storeGlobalsOnce(adapter.init(args) as unknown as MongooseAdapter)
    return (mongoose.useJoinAggregations === false ? countExactly(limitJoinsOfEach(mongoose)) : mongoose) as never
  }
  return { ...adapter, init }
}

function withTextIds(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return { ...adapter, init: (args) => storeTextIds(adapter.init(args) as unknown as MongooseAdapter) as never }
}
