import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { root } from '../step.ts'
import { contractionsIn } from './migration-rules.ts'

const folder = path.join(root, 'cms/src/migrations')

/** The schema of an older version, and what that version does beside a newer one. */
const EARLIER_SCHEMA = 'CREATE TABLE `books` (`id` text PRIMARY KEY NOT NULL, `isbn` text, `pages` numeric)'
const OLDER_VERSION = [
  "INSERT INTO books (id, isbn) VALUES ('one', '978')",
  "INSERT INTO books (id, isbn) VALUES ('two', '978')",
  "UPDATE books SET pages = 96 WHERE id = 'one'",
  'SELECT id, isbn, pages FROM books',
  "DELETE FROM books WHERE id = 'two'",
]

function runsOlderVersionAfter(statements: readonly string[]): boolean {
  const database = new DatabaseSync(':memory:')
  for (const sql of [EARLIER_SCHEMA, ...statements]) database.exec(sql)
  try {
    for (const sql of OLDER_VERSION) database.exec(sql)
    return true
  } catch {
    return false
  } finally {
    database.close()
  }
}

const migration = (...statements: string[]) =>
  `export async function up() {\n${statements.map((sql) => `  await db.run(sql\`${sql.replaceAll('`', '\\`')}\`)`).join('\n')}\n}`

it.each(readdirSync(folder).filter((file) => /^\d/.test(file)))('%s can run beside the version before it', (file) => {
  expect(contractionsIn(readFileSync(path.join(folder, file), 'utf8'))).toEqual([])
})

it.each([
  'DROP TABLE `books`;',
  'ALTER TABLE `books` DROP COLUMN `pages`;',
  'ALTER TABLE `books` RENAME TO `titles`;',
  'ALTER TABLE `books` RENAME COLUMN `pages` TO `length`;',
  'ALTER TABLE `books` ADD `price` numeric NOT NULL;',
  'CREATE UNIQUE INDEX `books_isbn_idx` ON `books` (`isbn`);',
])('refuses %s, with which the older version fails, unless it is marked as a contraction', (sql) => {
  expect(runsOlderVersionAfter([sql])).toBe(false)
  expect(contractionsIn(migration(sql))).toHaveLength(1)
  const marked = `/** Contraction: not used since 20981201_000000_books. */\n${migration(sql)}`
  expect(contractionsIn(marked)).toEqual([])
})

it.each([
  ['ALTER TABLE `books` ADD `price` numeric;'],
  ['ALTER TABLE `books` ADD `price` numeric DEFAULT 0 NOT NULL;'],
  ['CREATE TABLE `shelves` (\n`id` text NOT NULL\n);', 'CREATE UNIQUE INDEX `a` ON `shelves` (`id`);'],
  ['CREATE INDEX `books_isbn_idx` ON `books` (`isbn`);'],
])('allows %s, with which the older version runs', (...statements) => {
  expect(runsOlderVersionAfter(statements)).toBe(true)
  expect(contractionsIn(migration(...statements))).toEqual([])
})
