/** @sqlite-only addresses of lists before any query; bounded-queries.int.test.ts queries both databases */
import { beforeAll, expect, it } from 'vitest'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { newRecordId } from '../../database/records/new-record-id.ts'
import { usableListAddress } from './usable-list-address.ts'

const portal = startTestPortal()
let administrator: StaffSession

beforeAll(async () => {
  administrator = await aStaffSession(portal, ['administrator'])
})

/** As Next parses a query: a name that repeats has a list. */
function paramsIn(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query)
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [only = '', ...more] = params.getAll(name)
      return [name, more.length === 0 ? only : [only, ...more]]
    }),
  )
}

async function opened(
  path: string,
  { headers }: Pick<StaffSession, 'headers'> = administrator,
): Promise<string | null> {
  const [place = '', query = ''] = path.split('?')
  const address = await usableListAddress({
    payload: async () => portal.payload,
    segments: place.split('/'),
    searchParams: paramsIn(query),
    headers: async () => new Headers(headers),
  })
  return address && decodeURIComponent(address)
}

it('leaves out what no list can apply, in every collection', async () => {
  for (const { slug } of portal.payload.config.collections) {
    const list = `collections/${slug}`
    const address = `/admin/${list}?ignored=`
    const query = 'where[nothing][equals]=x&sort=nothing&limit=100000&page=-1'
    expect(await opened(`${list}?${query}`)).toBe(`${address}where,sort,limit,page`)
    expect(await opened(`${list}?where[id][exists]=true&sort=-id&limit=25&page=2`), slug).toBeNull()
  }
})

it.each([
  ['where=text', 'where'],
  ['where[createdAt][equals]=x', 'where'],
  ['where[id][equals][a][b]=x', 'where'],
  ['where[or][0][and][0][nothing][equals]=x', 'where'],
  ['where[or][0][and][0][title][nothing]=x', 'where'],
  ['sort=title&sort=key', 'sort'],
  ['sort=-', 'sort'],
  ['limit=x', 'limit'],
  ['page=1e308', 'page'],
  ['columns=x', 'columns'],
  ['queryByGroup=x', 'queryByGroup'],
  ['groupBy[a]=b', 'groupBy'],
  ['preset[a]=b', 'preset'],
  ['search[a]=b', 'search'],
  ['search=a%00', 'search'],
  ['where[nothing][equals]=x&sort=nothing&limit=x', 'where,sort,limit'],
])('leaves out of %s: %s', async (query, ignored) => {
  expect(await opened(`collections/policies?${query}`)).toBe(`/admin/collections/policies?ignored=${ignored}`)
  expect(await opened(`collections/policies/trash?${query}`)).toMatch(/^\/admin\/collections\/policies\/trash\?/)
})

it('leaves the page of a record alone, which keeps the address of its list for the way back', async () => {
  expect(await opened(`collections/policies/${newRecordId(portal.payload)}?where[nothing][equals]=x`)).toBeNull()
})

it('keeps the other parts', async () => {
  const query = 'limit=5&where[nothing][equals]=x&search=a%26b'
  expect(await opened(`collections/policies?${query}`)).toBe(
    '/admin/collections/policies?limit=5&search=a&b&ignored=where',
  )
})

it.each([
  'collections/policies',
  'collections/policies?limit=5&page=1&sort=-title&where[title][like]=a&columns=["title","-key"]&depth=1',
  'collections/policies?where[or][0][and][0][key][in][0]=return-policy&where[or][0][and][1][createdAt][less_than]=2026-11-21',
  'collections/applications?sort=-submittedAt&where[or][0][and][0][college.name][like]=x',
  'collections/nothing?where=text',
  'globals/home?where=text',
  'login?where=text',
])('changes nothing of %s', async (path) => {
  expect(await opened(path)).toBeNull()
})

it('leaves out a filter by a field that the user may not read, and nothing for visitors', async () => {
  const clerk = await aStaffSession(portal, ['store'])
  expect(await opened('collections/orders?where[nothing][equals]=x', clerk)).toBe(
    '/admin/collections/orders?ignored=where',
  )
  expect(await opened('collections/staff?where[hash][exists]=true')).toBe('/admin/collections/staff?ignored=where')
  expect(await opened('collections/orders?where[nothing][equals]=x', { headers: {} })).toBeNull()
})
