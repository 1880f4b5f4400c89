import type { SanitizedConfig } from 'payload'
import { HOSTILE_TEXTS } from '../hostile.ts'
import type { Pairing } from '../pairs.ts'

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
/** Requests that take a query. */
const CHANGES: MalformedRequest[] = [
  ...['/count', '/versions', '/x'].map((path) => ({ method: 'GET', path: `/api/books${path}` })),
  ...['/api/books', '/api/applications'].flatMap((path) => [
    { method: 'PATCH', path, body: '{}', headers: JSON_TYPE },
    { method: 'DELETE', path },
  ]),
]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
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

interface MalformedRequest {
  method: string
  path: string
  body?: string | undefined
  headers?: Record<string, string>
}

/** What is malformed. */
export const MALFORMED = [
  'read queries',
  'queries of updates, versions and counts',
  'bodies',
  'bodies of authentication endpoints',
  'unsupported methods and unknown addresses',
] as const
type Malformed = (typeof MALFORMED)[number]

/** Requests that Payload's REST API must answer with a client error. */
export function malformedRequests(config: SanitizedConfig, pair: Pairing): Record<Malformed, MalformedRequest[]> {
  const records = [
    ...config.collections.map(({ slug }) => `/api/${slug}`),
    ...config.globals.map(({ slug }) => `/api/globals/${slug}`),
  ]
  const accounts = ['staff', 'students'].flatMap((slug) => ACCOUNT_PATHS.map((path) => `/api/${slug}${path}`))
  const unknown = ['/api', '/api/', '/api/nothing', '/api/globals/nothing', '/api/__proto__', '/api/constructor/x']
  const known = config.endpoints.map(({ path }) => `/api${path}`)
  const posts = (paths: readonly string[]) =>
    pair(paths, BODIES).map(([path, [body, headers]]): MalformedRequest => ({ method: 'POST', path, body, headers }))
  const get = (path: string): MalformedRequest => ({ method: 'GET', path })
  return {
    'read queries': [
      ...QUERIES.map((query) => get(`/api/books?${query}`)),
      ...pair(records, FEW_QUERIES).map(([path, query]) => get(`${path}?${query}`)),
    ],
    'queries of updates, versions and counts': pair(
      QUERIES.filter((query) => /^(where|data|page|limit|depth)/.test(query)),
      CHANGES,
    ).map(([query, { path, ...request }]): MalformedRequest => ({ ...request, path: `${path}?${query}` })),
    bodies: [
      ...posts(records),
      ...pair(records, PATHS).map(([record, path]) => ({
        method: 'POST',
        path: record + path,
        body: '{',
        headers: FORM,
      })),
      ...records.map((record) => ({ method: 'PATCH', path: `${record}/x`, body: 'null', headers: JSON_TYPE })),
    ],
    'bodies of authentication endpoints': posts(accounts),
    'unsupported methods and unknown addresses': [
      ...pair([...records, ...unknown, ...known], METHODS).map(([path, method]) => ({ method, path })),
      ...posts(known),
    ],
  }
}
