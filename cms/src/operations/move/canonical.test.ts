import { ObjectId } from 'mongodb'
import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { canonicalRecord } from './canonical.ts'
import { mongoDocument } from './mongo-document.ts'
import { recordHash } from './record-hash.ts'

const fields = [
  { name: 'id', type: 'text' },
  { name: 'title', type: 'text' },
  { name: 'at', type: 'date' },
  { name: 'data', type: 'json' },
  { name: 'roles', type: 'select', hasMany: true, options: [] },
  { name: 'book', type: 'relationship', relationTo: 'books' },
  { name: 'author', type: 'relationship', relationTo: ['staff', 'students'] },
  { name: 'consent', type: 'group', flattenedFields: [{ name: 'givenAt', type: 'date' }] },
  {
    name: 'rows',
    type: 'array',
    flattenedFields: [
      { name: 'id', type: 'text' },
      { name: 'dueOn', type: 'date' },
    ],
  },
  { name: 'stock', type: 'join' },
  { name: 'label', type: 'text', virtual: true },
] as unknown as FlattenedField[]

const AT = '2026-11-22T03:04:05.678Z'
const fromSqlite = {
  id: 'a-uuid',
  title: null,
  at: AT,
  data: { b: 1, a: { at: AT } },
  roles: [],
  book: 'book-id',
  author: { relationTo: 'staff', value: 'staff-id' },
  consent: { givenAt: null },
  rows: [{ id: 'row', dueOn: AT }],
  stock: { docs: [] },
  label: 'computed',
}
const fromMongodb = {
  _id: 'a-uuid',
  __v: 0,
  at: new Date(AT),
  data: { a: { at: AT }, b: 1 },
  book: 'book-id',
  author: { value: 'staff-id', relationTo: 'staff' },
  rows: [{ dueOn: new Date(AT), id: 'row' }],
}

describe('the canonical form', () => {
  it('is the same from both databases', () => {
    const [one, other] = [canonicalRecord(fromSqlite, fields), canonicalRecord(fromMongodb, fields)]
    expect(recordHash(one)).toBe(recordHash(other))
    expect(one).toEqual({
      id: 'a-uuid',
      at: AT,
      data: { b: 1, a: { at: AT } },
      roles: [],
      book: 'book-id',
      author: { relationTo: 'staff', value: 'staff-id' },
      consent: {},
      rows: [{ id: 'row', dueOn: AT }],
    })
  })

  it('has the digits of the ObjectIds of earlier releases', () => {
    const [id, book, value] = [1, 2, 3].map((number) => new ObjectId(String(number).padStart(24, '0')))
    const author = { relationTo: 'staff', value }
    expect(canonicalRecord({ _id: id, book, author }, fields)).toMatchObject({
      id: '000000000000000000000001',
      book: '000000000000000000000002',
      author: { relationTo: 'staff', value: '000000000000000000000003' },
    })
  })

  it('ignores columns without a field, and reads groups, lists and relations that are missing or of another kind', () => {
    const raw = { id: '1', other: 'x', title: undefined, consent: 'text', rows: 'text', author: null, roles: null }
    expect(canonicalRecord(raw, fields)).toEqual({ id: '1', consent: {}, rows: [], roles: [] })
    const more = [
      { name: 'books', type: 'relationship', relationTo: 'books', hasMany: true },
      { name: 'note', type: 'text', virtual: false },
      { name: 'tags', type: 'text', hasMany: false },
    ] as unknown as FlattenedField[]
    expect(canonicalRecord({ id: '1', books: ['a', 'b'], note: 'x', tags: 'one' }, more)).toEqual({
      id: '1',
      books: ['a', 'b'],
      note: 'x',
      tags: 'one',
    })
  })

  it.each([
    ['a date', { at: '2026-11-22T03:04:05.679Z' }],
    ['an order in a list', { data: { b: 1, a: { at: AT }, list: [2, 1] } }],
    ['a type within JSON', { data: { b: '1', a: { at: AT } } }],
  ])('has another hash with another value: %s', (_, change) => {
    const [one, other] = [fromSqlite, { ...fromSqlite, ...change }].map((each) => canonicalRecord(each, fields))
    expect(recordHash(one)).not.toBe(recordHash(other))
  })

  it('refuses a type of field that it does not know', () => {
    const place = { name: 'place', type: 'point' } as FlattenedField
    expect(() => canonicalRecord({ id: '1' }, [place])).toThrow('field place: its type point is new')
  })

  it('becomes a document of MongoDB, with dates except in JSON, and returns from it', () => {
    const record = canonicalRecord(fromSqlite, fields)
    const document = mongoDocument(record, fields)
    expect(document).toMatchObject({ ...fromMongodb, consent: {}, roles: [] })
    expect(canonicalRecord(document, fields)).toEqual(record)
  })

  it('becomes a document with nulls for emptied fields, whose default would come back otherwise', () => {
    const threshold = { name: 'threshold', type: 'number', defaultValue: 5 } as unknown as FlattenedField
    const record = canonicalRecord({ id: '1', threshold: null }, [threshold])
    expect(mongoDocument(record, [threshold])).toEqual({ _id: '1', threshold: null, __v: 0 })
  })
})
