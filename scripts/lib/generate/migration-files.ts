import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Schema } from './present-schema.ts'

const ADDED_REFERENCE = /^ALTER TABLE `(\w+)` ADD `(\w+)` .*REFERENCES \w+\(\w+\)(?=;?$)/

/** Completes the statement for an added column: drizzle-kit leaves out what happens when the record it refers to is deleted. */
export function withDeleteAction(statement: string, { tables }: Schema): string {
  return statement.replace(ADDED_REFERENCE, (whole, table: string, column: string) => {
    const key = Object.values(tables[table]?.foreignKeys ?? {}).find(({ columnsFrom }) => columnsFrom.join() === column)
    return key ? `${whole} ON UPDATE ${key.onUpdate} ON DELETE ${key.onDelete}` : whole
  })
}

/** Writes a migration and the list of all. Without a way back: an older version runs on what a newer one has added. */
export function writeMigration(folder: string, name: string, statements: readonly string[]): void {
  const lines = statements.map((statement) => `  await db.run(sql\`${statement.replaceAll('`', '\\`')}\`)`)
  writeFileSync(
    path.join(folder, `${name}.ts`),
    `import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
${lines.join('\n')}
}
`,
  )
  writeIndex(folder)
}

function writeIndex(folder: string): void {
  const names = readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .sort()
  const imports = names.map((name) => `import { up as up_${name} } from './${name}.ts'\n`)
  const entries = names.map((name) => `  { name: '${name}', up: up_${name} },\n`)
  writeFileSync(
    path.join(folder, 'index.ts'),
    `${imports.join('')}\nexport const migrations = [\n${entries.join('')}]\n`,
  )
}
