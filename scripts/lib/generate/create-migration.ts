import path from 'node:path'
import { getPayload, type Migration, type SanitizedConfig } from 'payload'
import { sqliteOf } from '../../../cms/src/database/adapter/sqlite-of.ts'
import { migrations } from '../../../cms/src/migrations/index.ts'
import { root } from '../step.ts'
import { withDeleteAction, writeMigration } from './migration-files.ts'
import { presentSchema, type Schema } from './present-schema.ts'

/**
 * Writes the SQLite migration that changed collections need, if any. Compares their schema with that of the database of the
 * configuration, an empty file on which all migrations run.
 */
export async function createMigration(config: SanitizedConfig, name: string): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true })
  const sqlite = sqliteOf(payload)
  if (sqlite === null) throw new Error('Only SQLite has migrations.')
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })

  // Without a terminal, drizzle-kit waits for the answer to its question about renames, and the process ends.
  process.once('beforeExit', () => {
    console.error(
      'A migration is missing. A column or table may have been renamed: run `npm run generate -- --migration NAME` in a terminal and answer the question.',
    )
    process.exit(1)
  })

  const { generateDrizzleJson, generateMigration } = sqlite.requireDrizzleKit()
  const wanted = (await generateDrizzleJson(sqlite.schema)) as unknown as Schema
  const query = async (sql: string, argument: string) => (await sqlite.client.execute({ sql, args: [argument] })).rows
  const present = await presentSchema(query, wanted)
  const statements = await generateMigration(present as never, wanted as never)
  if (statements.length === 0) return
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '_')
  const completed = statements.map((statement) => withDeleteAction(statement, wanted))
  writeMigration(path.join(root, 'cms/src/migrations'), `${time}_${name.replaceAll(/\W/g, '_')}`, completed)
}
