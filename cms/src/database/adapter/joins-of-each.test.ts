import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { expect, it } from 'vitest'
import { limitJoinsOfEach } from './joins-of-each.ts'

const JOINED = ['1', '2', '3']

/** An adapter whose reads return two records, with all joined records that they were asked for, in a field and in a group. */
function adapter(defaultLimit?: number) {
  const asked: unknown[] = []
  const read = async ({ joins }: { joins: unknown }) => {
    asked.push(joins)
    return {
      docs: [{ stock: { docs: [...JOINED] }, more: { stock: { docs: [...JOINED] } } }, { stock: { docs: ['4'] } }, {}],
    }
  }
  const join = (joinPath: string) => ({ joinPath, field: { defaultLimit } })
  const config = { joins: { 'book-stock': [join('stock'), join('more.stock')] }, polymorphicJoins: [] }
  const given = { find: read, queryDrafts: read, payload: { collections: { books: { config } } } }
  return { asked, adapter: limitJoinsOfEach(given as unknown as MongooseAdapter) }
}

const read = async (joins: unknown, name: 'find' | 'queryDrafts' = 'find', defaultLimit?: number) => {
  const { asked, adapter: limited } = adapter(defaultLimit)
  const { docs } = await limited[name]({ collection: 'books', joins } as never)
  return { asked, docs: docs as unknown[] }
}

it.each(['find', 'queryDrafts'] as const)(
  '%s reads all joined records and limits those of each record',
  async (name) => {
    const { asked, docs } = await read({ stock: { limit: 2, count: true } }, name)
    expect(asked).toEqual([{ stock: { limit: 0, page: 1, count: true } }])
    expect(docs[0]).toMatchObject({ stock: { docs: ['1', '2'], hasNextPage: true, totalDocs: 3 } })
    expect(docs[1]).toEqual({ stock: { docs: ['4'], hasNextPage: false, totalDocs: 1 } })
    expect(docs[2]).toEqual({})
  },
)

it.each([
  ['a later page', { limit: 2, page: 2 }, ['3'], false],
  ['all for a limit of 0', { limit: 0 }, JOINED, false],
  ['Payload’s ten without a limit', {}, JOINED, false],
])('gives %s', async (_name, query, docs, hasNextPage) => {
  expect((await read({ stock: query })).docs[0]).toMatchObject({ stock: { docs, hasNextPage } })
})

it('uses the limit of the field, and finds fields in groups', async () => {
  const { docs } = await read({ 'more.stock': {} }, 'find', 1)
  expect(docs[0]).toMatchObject({ more: { stock: { docs: ['1'], hasNextPage: true } } })
})

it.each([[false], [{ stock: false }]])('leaves out what was not asked for: %j', async (joins) => {
  const { asked, docs } = await read(joins)
  expect(asked).toEqual([joins === false ? {} : joins])
  expect(docs[1]).toEqual({ stock: { docs: ['4'] } })
})
