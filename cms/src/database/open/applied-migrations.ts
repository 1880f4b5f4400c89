import { randomUUID } from 'node:crypto'
import { StartError } from '../../foundation/start-error.ts'
import type { Sqlite } from '../adapter/sqlite-of.ts'

type Client = Pick<Sqlite['client'], 'execute'>

/** Creates the tables that the earlier migrations had left. */
const INITIAL = '20261125_175000_initial'

/** The migrations before the initial one. */
export const EARLIER_MIGRATIONS: readonly string[] = [
  '20261121_035842_initial',
  '20261121_043121_accounts',
  '20261121_062023_payments',
  '20261121_074258_admissions',
  '20261121_181838_staff_and_safety',
  '20261121_212113_leases_and_locale',
  '20261122_121213_fees_payments_shop',
  '20261122_151919_seats_search_couriers',
  '20261122_174205_publication_events',
  '20261122_203912_build_assets',
  '20261123_001243_due_work_index',
]

/** The names of the migrations that a database has, also of those that this version does not know. */
export async function appliedMigrations(client: Client): Promise<ReadonlySet<string>> {
  const tables = await client.execute(
    "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'",
  )
  if (tables.rows.length === 0) return new Set()
  const { rows } = await client.execute('SELECT name FROM payload_migrations')
  return new Set(rows.map(({ name }) => String(name)))
}

/**
 * Records the initial migration in a database that has all earlier ones. Their rows stay for an earlier version that
 * starts beside this one or after a rollback. Throws a StartError if the database has only some of them.
 */
export async function adoptEarlierDatabase(client: Client): Promise<void> {
  const applied = await appliedMigrations(client)
  const earlier = EARLIER_MIGRATIONS.filter((name) => applied.has(name))
  if (earlier.length === 0 || applied.has(INITIAL)) return
  if (earlier.length < EARLIER_MIGRATIONS.length) {
    throw new StartError(
      `The database has ${earlier.length} of the ${EARLIER_MIGRATIONS.length} migrations that preceded ${INITIAL}, and this version cannot add the others: start the portal once from the last commit that has cms/src/migrations/${EARLIER_MIGRATIONS.at(-1)}.ts, stop it, and start this version again.`,
    )
  }
  await client.execute({
    sql: 'INSERT INTO payload_migrations (id, name, batch) VALUES (?, ?, 1)',
    args: [randomUUID(), INITIAL],
  })
}
