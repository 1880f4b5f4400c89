import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../step.ts'
import { contractionsIn } from './migration-rules.ts'

const folder = path.join(root, 'cms/src/migrations')
const migration = (...statements: string[]) => ({
  name: '20990101_000000_next',
  text: `export async function up() {\n${statements.map((sql) => `  await db.run(sql\`${sql}\`)`).join('\n')}\n}
export async function down() {\n  await db.run(sql\`DROP TABLE \\\`books\\\`;\`)\n}`,
})

const files = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))
it.each(files)('%s can run beside the version before it', (file) => {
  expect(contractionsIn({ name: file.slice(0, -3), text: readFileSync(path.join(folder, file), 'utf8') })).toEqual([])
})

it.each([
  'DROP TABLE \\`books\\`;',
  'ALTER TABLE \\`books\\` DROP COLUMN \\`pages\\`;',
  'ALTER TABLE \\`books\\` RENAME TO \\`titles\\`;',
  'ALTER TABLE \\`books\\` RENAME COLUMN \\`pages\\` TO \\`length\\`;',
  'ALTER TABLE \\`books\\` ADD \\`pages\\` numeric NOT NULL;',
  'CREATE UNIQUE INDEX \\`books_isbn_idx\\` ON \\`books\\` (\\`isbn\\`);',
])('refuses %s unless it is marked as a contraction', (sql) => {
  expect(contractionsIn(migration(sql))).toHaveLength(1)
  const { name, text } = migration(sql)
  expect(contractionsIn({ name, text: `/** Contraction: not used since 20981201_000000_books. */\n${text}` })).toEqual(
    [],
  )
})

it.each([
  ['ALTER TABLE \\`books\\` ADD \\`pages\\` numeric;'],
  ['ALTER TABLE \\`books\\` ADD \\`pages\\` numeric DEFAULT 0 NOT NULL;'],
  [
    'CREATE TABLE \\`shelves\\` (\n\\`id\\` text NOT NULL\n);',
    'CREATE UNIQUE INDEX \\`a\\` ON \\`shelves\\` (\\`id\\`);',
  ],
  ['CREATE INDEX \\`books_isbn_idx\\` ON \\`books\\` (\\`isbn\\`);'],
])('allows %s', (...statements) => {
  expect(contractionsIn(migration(...statements))).toEqual([])
})
