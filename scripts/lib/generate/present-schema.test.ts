import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { presentSchema, type Schema } from './present-schema.ts'

const column = (name: string, type: string) => ({
  name,
  type,
  primaryKey: false,
  notNull: false,
  autoincrement: false,
})
const NO_CONSTRAINTS = { compositePrimaryKeys: {}, uniqueConstraints: {}, checkConstraints: {} }

it('reads tables, columns, indexes and foreign keys, whose names it takes from the wanted schema', async () => {
  const database = new DatabaseSync(':memory:')
  database.exec(`
    CREATE TABLE shelves (id text(36) PRIMARY KEY NOT NULL);
    CREATE TABLE books (
      isbn text DEFAULT '97' NOT NULL, pages numeric DEFAULT 1, sold integer DEFAULT false,
      saved text DEFAULT (strftime('%Y', 'now')), shelf_id text REFERENCES shelves(id) ON DELETE set null
    );
    CREATE UNIQUE INDEX books_shelf_isbn_idx ON books (shelf_id, isbn);
    CREATE INDEX books_pages_idx ON books (pages);
  `)
  const query = async (sql: string, argument: string) => database.prepare(sql).all(argument)
  const key = {
    name: 'books_shelf_fk',
    tableFrom: 'books',
    tableTo: 'shelves',
    columnsFrom: ['shelf_id'],
    columnsTo: ['id'],
    onDelete: 'set null',
    onUpdate: 'no action',
  }
  const schema: Schema = {
    tables: {
      shelves: {
        name: 'shelves',
        columns: { id: { ...column('id', 'text(36)'), primaryKey: true, notNull: true } },
        indexes: {},
        foreignKeys: {},
        ...NO_CONSTRAINTS,
      },
      books: {
        name: 'books',
        columns: {
          isbn: { ...column('isbn', 'text'), notNull: true, default: "'97'" },
          pages: { ...column('pages', 'numeric'), default: 1 },
          sold: { ...column('sold', 'integer'), default: false },
          saved: { ...column('saved', 'text'), default: "(strftime('%Y', 'now'))" },
          shelf_id: column('shelf_id', 'text'),
        },
        indexes: {
          books_shelf_isbn_idx: { name: 'books_shelf_isbn_idx', columns: ['shelf_id', 'isbn'], isUnique: true },
          books_pages_idx: { name: 'books_pages_idx', columns: ['pages'], isUnique: false },
        },
        foreignKeys: { books_shelf_fk: key },
        ...NO_CONSTRAINTS,
      },
    },
  }
  expect(await presentSchema(query, schema)).toEqual(schema)
  const unnamed = await presentSchema(query, { tables: {} })
  expect(unnamed.tables.books?.foreignKeys).toMatchObject({ books_shelf_id_fk: { onDelete: 'set null' } })
  database.close()
})
