import type { SanitizedCollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import { listQuery } from './list-query.ts'
import { whereIn } from './where-in.ts'

const collectionConfig = {
  slug: 'payments',
  fields: [{ name: 'transactionId', type: 'text' }],
  admin: { listSearchableFields: ['transactionId'] },
} as unknown as SanitizedCollectionConfig
const parse = (query: string) =>
  whereIn({ collectionConfig, searchParams: Object.fromEntries(new URLSearchParams(query)) })

it('parses the filters of the bar', () => {
  const query = listQuery([
    { field: 'status', operator: 'in', value: ['paid', 'refunded'] },
    { field: 'issue', operator: 'exists', value: ['true'] },
  ])
  expect(parse(query)).toEqual({
    or: [{ and: [{ status: { in: ['paid', 'refunded'] } }, { issue: { exists: 'true' } }] }],
  })
})

it('parses filters joined with “or”', () => {
  const query = 'where[or][0][and][0][a][equals]=1&where[or][1][and][0][b][equals]=2&limit=5'
  expect(parse(query)).toEqual({ or: [{ and: [{ a: { equals: '1' } }] }, { and: [{ b: { equals: '2' } }] }] })
})

it('adds the search', () => {
  expect(JSON.stringify(parse('search=T17'))).toContain('{"transactionId":{"like":"T17"}}')
})

it('is empty without filters', () => {
  expect(parse('page=2')).toEqual({})
})

it('cannot be made to change prototypes', () => {
  parse('where[__proto__][polluted]=1')
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
