import { beforeAll, describe, expect, it } from 'vitest'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertRows } from '../../database/records/insert-rows.ts'

const portal = startTestPortal()
const ALL = 230
const ABSENT = '65f0c0ffee65f0c0ffee65f0'

let administrator: StaffSession

beforeAll(async () => {
  const now = new Date().toISOString()
  const rows = Array.from({ length: ALL }, (_, place) => ({ name: `Subject ${place}`, createdAt: now, updatedAt: now }))
  await insertRows({ payload: portal.payload, collection: 'subjects', rows })
  administrator = await aStaffSession(portal, ['administrator'])
})

const get = (path: string) => portal.call('GET', `/api/${path}`, undefined, administrator.headers)

describe('a list', () => {
  it.each(['limit=3000', 'limit=0', 'pagination=false', 'pagination=false&limit=0', 'limit=201', 'limit=0&page=1'])(
    'has at most 200 records with %s, and says that there are more',
    async (query) => {
      const { status, reply } = await get(`subjects?depth=0&${query}`)
      expect(status).toBe(200)
      expect(reply.docs).toHaveLength(200)
      expect(reply).toMatchObject({ limit: 200, totalDocs: ALL, hasNextPage: true, nextPage: 2 })
    },
  )

  it('has at most 200 records too when its query is sent as a body', async () => {
    const headers = {
      ...administrator.headers,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    }
    const { reply } = await portal.call('POST', '/api/subjects', 'limit=3000&depth=0', headers)
    expect(reply.docs).toHaveLength(200)
  })

  it.each([
    ['limit=200&page=2', 30],
    ['limit=5', 5],
    ['limit=5&pagination=false', 5],
    ['', 10],
  ])('has the requested records with %j', async (query, count) => {
    expect((await get(`subjects?depth=0&${query}`)).reply.docs).toHaveLength(count)
  })

  it('of the portal itself is not limited', async () => {
    const { docs } = await portal.payload.find({ collection: 'subjects', limit: 0, depth: 0 })
    expect(docs).toHaveLength(ALL)
  })
})

describe('a change of several records', () => {
  const NAMED = 'subjects?depth=0&where[name][like]=Subject'
  it.each(['PATCH', 'DELETE'] as const)('is refused for more than 200 of them: %s', async (method) => {
    const body = method === 'PATCH' ? { name: 'Changed' } : undefined
    const { status, reply } = await portal.call(method, `/api/${NAMED}`, body, administrator.headers)
    const message = 'You can change or delete up to 200 records at a time. Select fewer.'
    expect([status, reply]).toEqual([400, expect.objectContaining({ docs: [], errors: [{ message }] })])
    expect((await get(NAMED)).reply.totalDocs).toBe(ALL)
  })

  it('is made for fewer', async () => {
    const few = 'subjects?depth=0&where[name][in]=Subject 7,Subject 8'
    const { status, reply } = await portal.call('PATCH', `/api/${few}`, { active: false }, administrator.headers)
    expect([status, reply.errors, reply.docs.length]).toEqual([200, [], 2])
  })
})

const conditions = (count: number) => Array.from({ length: count }, () => ({ name: { equals: 'x' } }))
const json = (value: object) => encodeURIComponent(JSON.stringify(value))

describe('a query is refused with the name of its parameter', () => {
  it.each([
    ['limit', 'limit=-1'],
    ['limit', 'limit=3.5'],
    ['limit', 'limit[a]=1'],
    ['depth', 'depth=4'],
    ['sort', 'sort=nothing'],
    ['sort', 'sort=-name,nothing'],
    ['sort', 'sort=name.a'],
    ['sort', 'sort[a]=name'],
    ['sort', 'sort[]=nothing'],
    ['sort', 'sort=--name'],
    ['where', 'where[nothing][equals]=x'],
    ['where', 'where[or][0][and][0][nothing][equals]=x'],
    ['where', 'where[name.a][equals]=x'],
    ['where', 'where[name][nothing]=x'],
    ['where', 'where=text'],
    ['where', `where=${json({ and: [{ or: conditions(60) }, { or: conditions(60) }] })}`],
  ])('%s in %s', async (name, query) => {
    for (const path of ['subjects', 'subjects/count']) {
      const { status, reply } = await get(`${path}?${query}`)
      expect(status).toBe(400)
      expect(reply).toMatchObject({ success: false, msg: expect.stringMatching(new RegExp(`^${name}\\b`)) })
    }
  })

  it.each(['sort=version.name', 'sort=-updatedAt,parent', 'where[version.name][like]=x', 'where[latest][equals]=true'])(
    'but versions have fields of their own: %s',
    async (query) => {
      expect((await get(`courses/versions?${query}`)).status).toBe(200)
      expect((await get(`courses?${query.replace('-updatedAt,', '')}`)).status).toBe(400)
    },
  )

  it.each([
    'applications?sort=college.name&where[college.name][like]=x&where[id][not_equals]=x',
    'books?where[_status][equals]=draft&sort=_status&draft=true',
    'books?sort=-createdAt&sort=name',
    'payload-locked-documents?where[document.relationTo][equals]=books&where[user.value][equals]=x',
  ])('but not with fields of related records: %s', async (path) => {
    expect((await get(path)).status).toBe(200)
  })
})

describe('what a user may do with a record', () => {
  it('is not answered to visitors and students, whether the record exists or not', async () => {
    const student = await anActiveStudent(portal.payload)
    const logIn = await loggedIn(portal.payload, student)
    for (const headers of [{}, logIn]) {
      for (const path of [
        `students/access/${student.id}`,
        `students/access/${ABSENT}`,
        'students/access',
        'globals/home/access',
      ]) {
        const { status, reply } = await portal.call('POST', `/api/${path}`, undefined, headers)
        expect([status, reply]).toEqual([401, expect.objectContaining({ success: false, msg: 'Sign in to do this.' })])
      }
    }
  })

  it('is the same for staff who may not read a record as for one that does not exist', async () => {
    const clerk = await aStaffSession(portal, ['store'])
    const { id } = await anActiveStudent(portal.payload)
    const ask = (id: string, { headers }: StaffSession) =>
      portal.call('POST', `/api/students/access/${id}`, {}, headers)
    expect((await ask(String(id), clerk)).status).toBe(404)
    expect((await ask(ABSENT, clerk)).status).toBe(404)
    expect((await ask(String(id), administrator)).status).toBe(200)
    expect((await ask(ABSENT, administrator)).status).toBe(404)
  })
})

it('refuses a preference without a body', async () => {
  const save = (headers: Record<string, string>) =>
    portal.call('POST', '/api/payload-preferences/of-a-test', undefined, headers)
  expect((await save(administrator.headers)).status).toBe(400)
  expect((await save({})).status).toBe(401)
})

describe('DELETE of a preference', () => {
  const remove = (headers: Record<string, string>) =>
    portal.call('DELETE', '/api/payload-preferences/of-a-test', undefined, headers)

  it('answers 404 for one that does not exist, and 401 to visitors', async () => {
    expect((await remove(administrator.headers)).status).toBe(404)
    expect((await remove({})).status).toBe(401)
  })

  it('deletes the own one only', async () => {
    const other = await aStaffSession(portal, ['store'])
    const set = { value: { a: 1 } }
    await portal.call('POST', '/api/payload-preferences/of-a-test', set, administrator.headers)
    expect((await remove(other.headers)).status).toBe(404)
    expect((await remove(administrator.headers)).status).toBe(200)
    expect((await remove(administrator.headers)).status).toBe(404)
  })
})
