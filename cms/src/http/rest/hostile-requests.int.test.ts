import { beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { handleApiRequest } from '../api/handle-api-request.ts'
import { BodyTooLarge } from '../server/request-body.ts'

const portal = startTestPortal()
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'multipart/form-data; boundary=abc' }
const part = (name: string, text: string) =>
  `--abc\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n--abc--\r\n`
const nested = (depth: number): string => (depth === 0 ? '{}' : `{"and":[${nested(depth - 1)}]}`)
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const many = (count: number) => Array.from({ length: count }, (_, number) => String(number))

const NUMBERS = ['1e308', '-1', '1.5', 'x', 'NaN', 'Infinity', '0x10', '99999999999999999999', '9007199254740993']
const WHERES = [
  ['text', '{', 'null', '[]', '1', '"x"', '{"and":{}}', '{"and":[null]}', '{"id":null}', '{"id":{"in":null}}'],
  ['{"id":{"equals":{}}}', '{"id":{"not_in":5}}', '{"id":{"like":null}}', '{"id":{"near":"1,2"}}', nested(5000)],
  [json({ or: many(2000).map((id) => ({ id: { equals: id } })) }), json({ id: { in: many(40_000) } })],
].flat()
const NAMED = ['equals', 'contains', 'in', 'greater_than', 'exists', 'near', 'within', 'nonsense', 'equals][a', 'in][a']
/** In the form of MongoDB's ids; SQLite accepts any text. */
const IDS = ['65f0c0ffee65f0c0ffee65f0', '65f0c0ffee65f0c0ffee65f1']
/** Queries on which Payload's parser or a database may fail. */
const QUERIES = [
  ...['page', 'limit', 'depth'].flatMap((name) => NUMBERS.map((number) => `${name}=${number}`)),
  ...['page[]=1', 'limit[a]=1', 'page=1&page=2'],
  ...WHERES.map((where) => `where=${where}`),
  ...NAMED.flatMap((name) =>
    ['id', 'createdAt', 'nothing', '__proto__', 'id.a.b'].map((at) => `where[${at}][${name}]=x`),
  ),
  ...['where[]=x', 'where[x]=y', 'where[and]=x', 'where[or][0]=x', 'where[or][a][id][equals]=1'],
  ...HOSTILE_TEXTS.filter(([, text]) => text.length < 100).map(
    ([, text]) => `where[id][equals]=${encodeURIComponent(text)}`,
  ),
  ...['nothing', '-', '%00', '__proto__', 'id.a.b', "id'"].map((field) => `sort=${field}`),
  ...[
    'sort[a]=1',
    'select=x',
    'select[a][b]=x',
    'select[__proto__]=true',
    'populate[staff][x]=true',
    'joins[a][page]=x',
  ],
  ...[
    'data=x',
    'data={',
    'data=5',
    'draft=x',
    'trash=true',
    'locale[a]=b',
    '%E0%A4%A',
    '%00=%00',
    'fallbackLocale[a]=b',
  ],
]
const FEW_QUERIES = [
  'where=text',
  'where=null',
  'where[createdAt][equals]=x',
  'where[id][near]=1',
  'page=1e308',
  'data={',
]
/** Malformed bodies. */
const BODIES: [body: string | undefined, headers: Record<string, string>][] = [
  [undefined, {}],
  ...['', '{', '[]', 'null', '5', '"x"', '{}', '{"email":5,"password":{},"token":[],"id":{}}'].map(
    (body): [string, Record<string, string>] => [body, JSON_TYPE],
  ),
  ['{"url":"http://127.0.0.1:9/x.png","filename":"x.png","alt":"x"}', JSON_TYPE],
  ['{"url":{},"filename":5,"alt":"x"}', JSON_TYPE],
  ...['', 'x', '--abc\r\nContent-Disp', part('_payload', '{'), part('_payload', 'null'), part('file', '{"a":1}')].map(
    (body): [string, Record<string, string>] => [body, FORM],
  ),
  ['x', { 'content-type': 'multipart/form-data' }],
  ['--abc--\r\n', { 'content-type': 'multipart/mixed; boundary=abc' }],
  ['a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['x', { 'content-type': 'text/plain' }],
  ['{', { ...JSON_TYPE, 'x-payload-http-method-override': 'GET' }],
  ['where=x&page=1e308', { 'content-type': 'application/x-www-form-urlencoded', 'x-http-method-override': 'GET' }],
]
const PATHS = ['/x', '/%00', '/versions/x', '/x/duplicate', '/access/x', '/file/x']
const ACCOUNT_PATHS = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/verify/x',
  '/first-register',
  '/me',
]

let signedIn: Record<string, string>

beforeAll(async () => {
  const account = { email: 'attacked@pravesh.example', password: 'Attack-2026-table!' }
  await portal.payload.create({ collection: 'staff', data: { name: 'Attacked', ...account, roles: ['administrator'] } })
  const { headers } = await portal.call('POST', '/api/staff/login', account)
  signedIn = { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', origin: 'http://localhost:3000' }
})

/** Every record endpoint of Payload's REST API. */
function recordEndpoints(): string[] {
  const { collections, globals } = portal.payload.config
  return [...collections.map(({ slug }) => `/api/${slug}`), ...globals.map(({ slug }) => `/api/globals/${slug}`)]
}

const faults: string[] = []

/** Makes a call as a visitor and as an administrator and records 5xx responses and errors without a message. */
async function attack(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  for (const account of [{}, signedIn]) {
    const response = await portal.call(method, path, body, { ...headers, ...account }).catch((error) => String(error))
    const status = typeof response === 'string' ? response : response.status
    const isRefusal = typeof response !== 'string' && response.status >= 400 && response.status < 500
    const isReply = typeof response !== 'string' && response.reply?.success === false && response.reply.msg.length > 0
    if (typeof status === 'string' || status >= 500 || (isRefusal && !isReply)) {
      faults.push(`${method} ${path} ${headers['content-type'] ?? ''} ${body?.slice(0, 60) ?? ''}: ${status}`)
    }
  }
}

async function expectNoFaults() {
  const me = await portal.call('GET', '/api/staff/me', undefined, signedIn)
  expect(me.reply.user, 'the administrator stayed signed in').not.toBeNull()
  expect(faults.splice(0)).toEqual([])
}

describe('Payload’s REST API responds to malformed input with a client error and a message', {
  timeout: 120_000,
}, () => {
  it('in read queries', async () => {
    for (const query of QUERIES) await attack('GET', `/api/books?${query}`)
    for (const endpoint of recordEndpoints())
      for (const query of FEW_QUERIES) await attack('GET', `${endpoint}?${query}`)
    await expectNoFaults()
  })

  it('in queries of updates, versions and counts', async () => {
    const queries = QUERIES.filter((query) => /^(where|data|page|limit|depth)/.test(query))
    for (const query of queries) {
      for (const path of ['/count', '/versions', '/x']) await attack('GET', `/api/books${path}?${query}`)
      for (const slug of ['books', 'applications']) {
        await attack('PATCH', `/api/${slug}?${query}`, '{}', JSON_TYPE)
        await attack('DELETE', `/api/${slug}?${query}`)
      }
    }
    await expectNoFaults()
  })

  it('in bodies', async () => {
    for (const endpoint of recordEndpoints()) {
      for (const [body, headers] of BODIES) await attack('POST', endpoint, body, headers)
      for (const path of PATHS) await attack('POST', endpoint + path, '{', FORM)
      await attack('PATCH', `${endpoint}/x`, 'null', JSON_TYPE)
    }
    await expectNoFaults()
  })

  it('in bodies of authentication endpoints', async () => {
    for (const path of ACCOUNT_PATHS) {
      for (const slug of ['staff', 'students']) {
        for (const [body, headers] of BODIES) await attack('POST', `/api/${slug}${path}`, body, headers)
      }
    }
    await expectNoFaults()
  })

  it('with unsupported methods and at unknown addresses', async () => {
    const unknown = ['/api', '/api/', '/api/nothing', '/api/globals/nothing', '/api/__proto__', '/api/constructor/x']
    const known = portal.payload.config.endpoints.map(({ path }) => `/api${path}`)
    for (const path of [...recordEndpoints(), ...unknown, ...known]) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) await attack(method, path)
    }
    for (const path of known) for (const [body, headers] of BODIES) await attack('POST', path, body, headers)
    await expectNoFaults()
  })
})

describe('a body beyond the limit', () => {
  it.each(['application/json', 'multipart/form-data; boundary=abc'])('is rejected with 413: %s', async (type) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new BodyTooLarge(1000)) })
    const headers = { ...signedIn, 'content-type': type }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const { config } = portal.payload
    const response = await handleApiRequest({ config, request: new Request('http://localhost:3000/api/media', init) })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: false, msg: 'The request is too large.' })
  })
})

describe('an endpoint that a collection does not offer', () => {
  it.each([
    ['POST', '/api/students/versions/x'],
    ['POST', '/api/globals/payload-jobs-stats/versions/x'],
    ['POST', '/api/staff/verify/x'],
    ['POST', '/api/students/login'],
    ['POST', '/api/students/forgot-password'],
    ['GET', '/api/media/paste-url/x'],
    ['GET', '/api/payload-migrations'],
    ['PATCH', '/api/course/getcourses'],
    ['GET', '/api/nothing'],
    ['GET', '/api/__proto__'],
  ])('responds 404: %s %s', async (method, path) => {
    const { status, reply } = await portal.call(method, path, undefined, signedIn)
    expect(status).toBe(404)
    expect(reply).toMatchObject({
      success: false,
      msg: 'There is nothing at this address, or it does not support this method.',
    })
  })
})

describe('a query of the admin', () => {
  it.each([
    `where[or][0][and][0][name][like]=a&where[or][1][id][in]=${IDS.join()}&depth=0&limit=10&page=1&sort=-updatedAt`,
    'where={"and":[{"id":{"exists":true}}]}&limit=0&draft=true',
    `where[id][in][0]=${IDS[0]}&where[id][in][1]=${IDS[1]}&select[name]=true`,
  ])('succeeds: %s', async (query) => {
    expect((await portal.call('GET', `/api/books?${query}`, undefined, signedIn)).status).toBe(200)
    const headers = {
      ...signedIn,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    }
    expect((await portal.call('POST', '/api/books', query, headers)).status).toBe(200)
  })

  it('can filter by a polymorphic relation', async () => {
    const query = 'where[document][equals][relationTo]=books&where[document][equals][value]=x'
    const { status } = await portal.call('GET', `/api/payload-locked-documents?${query}`, undefined, signedIn)
    expect(status).toBe(200)
  })

  it('can be a form with its data as JSON', async () => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ name: 'Bangla' }))
    const { status } = await portal.call('POST', '/api/subjects', form, signedIn)
    expect([201, 400]).toContain(status)
  })
})
