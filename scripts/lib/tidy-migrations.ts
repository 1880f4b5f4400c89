import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes Payload's generated migrations run in Node without a build: type imports, file extensions, no unused
 * parameters.
 */
export function tidyMigrations(directory: string): void {
  for (const name of readdirSync(directory).filter((file) => file.endsWith('.ts'))) {
    const file = path.join(directory, name)
    const tidy = readFileSync(file, 'utf8')
      .replace(
        /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
        'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
      )
      .replaceAll(/\{ db, payload, req \}: (Migrate\w+Args)/g, '{ db }: $1')
      .replaceAll(/from '(\.\/[\w-]+)'/g, "from '$1.ts'")
    writeFileSync(file, tidy)
  }
}
