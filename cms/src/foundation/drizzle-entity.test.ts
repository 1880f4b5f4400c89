import * as original from '@payloadcms/db-sqlite/drizzle'
import { alias, integer, SQLiteColumn, SQLiteTable, sqliteTable, text } from '@payloadcms/db-sqlite/drizzle/sqlite-core'
import { describe, expect, it } from 'vitest'
import * as ours from './drizzle-entity.ts'

const { Column, SQL, sql, Table } = original

const books = sqliteTable('books', { id: text('id').primaryKey(), copies: integer('copies') })
const again = alias(books, 'again')
class Foreign {
  static readonly [original.entityKind] = 'SQL'
  readonly queryChunks = []
}
class WithoutKind extends SQL {}

const TYPES = { Column, SQL, SQLiteColumn, SQLiteTable, Table, Aliased: SQL.Aliased, Foreign }
const VALUES = {
  null: null,
  text: 'books',
  function: sql,
  list: [books],
  object: { constructor: 1 },
  'object of nothing': Object.create({ constructor: undefined }),
  table: books,
  'aliased table': again,
  column: books.id,
  'aliased column': again.copies,
  sql: sql`1`,
  'aliased sql': sql`1`.as('one'),
  foreign: new Foreign(),
  'class without a kind': new WithoutKind([]),
}

describe('the kind of a value', () => {
  it.each(Object.keys(VALUES))('is the one that Drizzle finds: %s', (name) => {
    const value = VALUES[name as keyof typeof VALUES]
    const kindsBy = (is: (value: unknown, type: never) => boolean) =>
      Object.entries(TYPES).map(([type, each]) => [type, is(value, each as never)])
    expect(kindsBy(ours.is)).toEqual(kindsBy(original.is))
    // From the second time on, the kinds of the class are known.
    expect(kindsBy(ours.is)).toEqual(kindsBy(original.is))
  })

  it('is known by the same symbols', () => {
    for (const [name, value] of Object.entries(ours))
      expect([name, typeof value]).toEqual([name, typeof Reflect.get(original, name)])
    expect([ours.entityKind, ours.hasOwnEntityKind]).toEqual([original.entityKind, original.hasOwnEntityKind])
  })

  it('cannot be asked of a class without one', () => {
    expect(() => ours.is({}, WithoutKind as never)).toThrow('look like a Drizzle entity')
    expect(() => original.is({}, WithoutKind as never)).toThrow('look like a Drizzle entity')
    expect(ours.is(new WithoutKind([]), WithoutKind as never)).toBe(
      original.is(new WithoutKind([]), WithoutKind as never),
    )
  })
})
