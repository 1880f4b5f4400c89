import { LibsqlError } from '@libsql/core/api'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SqliteConnection } from './sqlite-connection.ts'

let connection: SqliteConnection
beforeEach(() => {
  connection = new SqliteConnection(':memory:')
  connection.exec('CREATE TABLE books (id INTEGER PRIMARY KEY, name TEXT UNIQUE NOT NULL, price)')
})
afterEach(() => connection.close())

const rowsOf = (sql: string, args: never[] = []) => connection.run({ sql, args }).rows.map((row) => ({ ...row }))

describe('rows', () => {
  it('are read by name and by position; only names are enumerable', () => {
    const [row] = connection.run("SELECT 1 AS one, 'b' AS two").rows
    expect({ ...row }).toEqual({ one: 1, two: 'b' })
    expect(row?.[1]).toBe('b')
    expect(Array.from(row ?? [])).toEqual([1, 'b'])
  })

  it('keep the first of two columns with one name, and both positions', () => {
    const [row] = connection.run('SELECT 1 AS id, 2 AS id').rows
    expect({ ...row }).toEqual({ id: 1 })
    expect(Array.from(row ?? [])).toEqual([1, 2])
  })

  it('may have columns that are named like a position or a length', () => {
    const [row] = connection.run("SELECT 'a' AS '1', 'b' AS length").rows
    expect(row && Object.keys(row)).toEqual(['1', 'length'])
  })

  it('have blobs as array buffers', () => {
    const bytes = new Uint8Array([1, 2, 3]).buffer
    const [row] = connection.run({ sql: 'SELECT ? AS bytes', args: [bytes] }).rows
    expect(row?.bytes).toEqual(bytes)
  })
})

describe('parameters', () => {
  it.each([
    [true, 1],
    [false, 0],
    [new Date(5), 5],
    [null, null],
    ['₹', '₹'],
    [2.5, 2.5],
    [7n, 7],
  ])('%s is stored as %s', (given, stored) => {
    expect(connection.run({ sql: 'SELECT ? AS value', args: [given] }).rows[0]?.value).toBe(stored)
  })

  it('may have names', () => {
    const found = connection.run({ sql: 'SELECT :b AS b, :a AS a, :b AS again', args: { a: true, b: 'x' } })
    expect({ ...found.rows[0] }).toEqual({ b: 'x', a: 1, again: 'x' })
  })
})

describe('a statement that is kept', () => {
  it('returns the columns that the table has now', () => {
    connection.run("INSERT INTO books VALUES (1, 'Poems', 5)")
    expect(rowsOf('SELECT * FROM books')).toEqual([{ id: 1, name: 'Poems', price: 5 }])
    connection.run('ALTER TABLE books ADD COLUMN pages INTEGER')
    expect(rowsOf('SELECT * FROM books')).toEqual([{ id: 1, name: 'Poems', price: 5, pages: null }])
  })

  it('runs again after it failed', () => {
    const insert = { sql: 'INSERT INTO books (name) VALUES (?)', args: ['Poems'] }
    expect(connection.run(insert)).toMatchObject({ rowsAffected: 1, lastInsertRowid: 1n, rows: [] })
    expect(() => connection.run(insert)).toThrow('UNIQUE constraint failed: books.name')
    connection.run('DELETE FROM books')
    expect(connection.run(insert).rowsAffected).toBe(1)
  })

  it('is one of many: thousands of different ones run', () => {
    for (let number = 0; number < 2000; number++) expect(rowsOf(`SELECT ${number} AS n`)).toEqual([{ n: number }])
    expect(rowsOf('SELECT 0 AS n')).toEqual([{ n: 0 }])
  })
})

describe('an error', () => {
  it.each([
    ["INSERT INTO books VALUES (1, 'b', 0), (2, 'b', 0)", 'SQLITE_CONSTRAINT_UNIQUE'],
    ['INSERT INTO books (name) VALUES (NULL)', 'SQLITE_CONSTRAINT_NOTNULL'],
    ["INSERT INTO books VALUES (1, 'a', 0), (1, 'b', 0)", 'SQLITE_CONSTRAINT_PRIMARYKEY'],
    ['nonsense', 'SQLITE_ERROR'],
  ])('of %s has the code %s, also as its cause', (sql, code) => {
    const run = () => connection.run(sql)
    expect(run).toThrow(LibsqlError)
    expect(run).toThrow(expect.objectContaining({ code, cause: expect.objectContaining({ code }) }))
  })

  it('is thrown for an integer that JavaScript cannot represent', () => {
    expect(() => connection.run('SELECT 9223372036854775807 AS n')).toThrow('too large')
  })
})
