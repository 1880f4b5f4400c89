import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withDeleteAction, writeMigration } from './migration-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pravesh-migrations-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('writes migrations and lists them in order', () => {
  writeMigration(folder, '20990102_000000_second', ['CREATE TABLE `books` (`id` text);'])
  writeMigration(folder, '20990101_000000_first', [])
  expect(readFileSync(path.join(folder, '20990102_000000_second.ts'), 'utf8')).toContain(
    '  await db.run(sql`CREATE TABLE \\`books\\` (\\`id\\` text);`)\n',
  )
  expect(readFileSync(path.join(folder, 'index.ts'), 'utf8').match(/name: '\w+'/g)).toEqual([
    "name: '20990101_000000_first'",
    "name: '20990102_000000_second'",
  ])
})

it('adds to an added column what follows from a deletion', () => {
  const schema = {
    tables: {
      books: {
        name: 'books',
        columns: {},
        indexes: {},
        foreignKeys: {
          books_shelf_fk: {
            name: 'books_shelf_fk',
            tableFrom: 'books',
            tableTo: 'shelves',
            columnsFrom: ['shelf_id'],
            columnsTo: ['id'],
            onDelete: 'cascade',
            onUpdate: 'no action',
          },
        },
        compositePrimaryKeys: {},
        uniqueConstraints: {},
        checkConstraints: {},
      },
    },
  }
  expect(withDeleteAction('ALTER TABLE `books` ADD `shelf_id` text(36) REFERENCES shelves(id);', schema)).toBe(
    'ALTER TABLE `books` ADD `shelf_id` text(36) REFERENCES shelves(id) ON UPDATE no action ON DELETE cascade;',
  )
  const other = 'ALTER TABLE `books` ADD `pages` numeric;'
  expect(withDeleteAction(other, schema)).toBe(other)
})
