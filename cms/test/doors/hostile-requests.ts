import { serverFunctions } from '../../src/staff/server-functions/server-functions.ts'
import { anId, anObject, aText, aValue, aWhere, INHERITED, type Known, NUMBERS, OPERATORS } from './hostile-values.ts'
import type { Random } from './random.ts'
import { addressOf } from './rest-doors.ts'

export interface HostileRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

const QUERY_NAMES = [
  'limit',
  'page',
  'depth',
  'sort',
  'where',
  'select',
  'populate',
  'joins',
  'draft',
  'locale',
  'trash',
]
const ADMIN_HEADERS: readonly [string, readonly string[]][] = [
  ['rsc', ['1', '0', 'x']],
  ['next-router-prefetch', ['1', '2', 'x']],
  ['next-router-segment-prefetch', ['/_tree', '/x', '../..', '%']],
  [
    'next-router-state-tree',
    ['%5B%5D', '[]', '{', '%', '["",{},null,null,true]', '%5B%22%22%2C%7B%22children%22%3A1%7D%5D'],
  ],
  ['next-url', ['/admin', 'http://evil.example/', '//', '%']],
  ['x-middleware-subrequest', ['middleware:middleware:middleware:middleware:middleware', 'src/middleware']],
  ['x-middleware-rewrite', ['http://127.0.0.1:9/']],
  ['x-middleware-prefetch', ['1']],
  ['x-invoke-path', ['/_error', '/api/x']],
  ['x-invoke-status', ['500', '200', 'x']],
  ['x-matched-path', ['/admin/login', '/../x']],
  ['x-nextjs-data', ['1']],
  ['x-nextjs-postponed', ['1']],
  ['next-resume', ['1']],
  ['x-next-resume-state-length', ['9999999', '-1', 'x']],
  ['x-forwarded-host', ['evil.example', 'a b', '::::', '']],
  ['x-forwarded-proto', ['javascript', 'https,http', '']],
  ['accept-language', ['x'.repeat(2000), '*;q=0', '-', 'hi']],
  ['cookie', ['pravesh-staff-lng=__proto__', 'pravesh-staff-theme=<script>', 'pravesh-staff-token=x.y.z', '=;=;=']],
  ['accept-encoding', ['br;q=x', '*', 'identity;q=0']],
  ['range', ['bytes=0-0', 'bytes=-1', 'bytes=9-1,1-2']],
  ['if-none-match', ['*', 'W/"x"']],
]
const ADMIN_PATHS = [
  ...['', '/login', '/logout', '/logout-inactivity', '/forgot', '/reset/x', '/verify/x', '/create-first-user'],
  ...['/account', '/unauthorized', '/browse-by-folder', '/collections', '/globals', '/api', '/nothing/here/at/all'],
]
const NEXT_PATHS = [
  ...[
    '/_next',
    '/_next/',
    '/_next/image?url=%2Fmedia%2Fx.webp&w=640&q=75',
    '/_next/image?url=http://127.0.0.1:9/&w=1&q=1',
  ],
  ...[
    '/_next/data/x/admin.json',
    '/_next/static/x.js',
    '/_next/static/../server/app.js',
    '/_next/static/%2e%2e/BUILD_ID',
  ],
  ...[
    '/_next/postponed/resume/x',
    '/_next/webpack-hmr',
    '/__nextjs_original-stack-frame',
    '/_error',
    '/__nextjs_font/x',
  ],
]
/** A visitor who ends the session of the client that tries the doors would only stop the trial. */
const ENDS_SESSION = /\/(logout|refresh-token|updateuserPassword|requestDeletion)$/

/** Builds the next request. */
export function hostileRequest(random: Random, known: Known): HostileRequest {
  const kind = random.next()
  if (kind < 0.45) return restRequest(random, known)
  if (kind < 0.75) return serverCall(random, known)
  return adminRequest(random, known)
}

function restRequest(random: Random, known: Known): HostileRequest {
  const door = random.one(known.doors.filter(({ path }) => !ENDS_SESSION.test(path)))
  const method = random.chance(0.9)
    ? door.method
    : random.one(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
  const address = addressOf(door, encodeURIComponent(anId(random, known)))
  const path = random.chance(0.5) ? `${address}?${query(random, known)}` : address
  if (method === 'GET' || method === 'HEAD' || random.chance(0.2)) return { method, path, headers: {} }
  if (random.chance(0.1)) {
    const headers = { 'content-type': random.one(['text/plain', 'multipart/form-data; boundary=b', 'application/xml']) }
    return { method, path, headers, body: random.one(['', '--b', 'a=b', '{']) }
  }
  const headers = { 'content-type': 'application/json' }
  return { method, path, headers, body: random.chance(0.05) ? '{' : JSON.stringify(anObject(random, known, 3)) }
}

function serverCall(random: Random, known: Known): HostileRequest {
  const names = [...serverFunctions.keys()]
  const name = random.chance(0.85)
    ? random.one(names)
    : random.one([...INHERITED, 'slugify', 'table-state', 'render-field'])
  const args = random.chance(0.1) ? aValue(random, known, 3) : someArguments(random, known)
  const call: Record<string, unknown> = { name, args }
  if (random.chance(0.05))
    call[random.one(['serverFunctions', 'config', 'req', 'importMap'])] = aValue(random, known, 2)
  const headers = {
    'content-type': random.chance(0.95) ? 'text/plain;charset=UTF-8' : 'multipart/form-data; boundary=b',
    'next-action': random.chance(0.9) ? (known.actionIds[0] ?? '') : random.one([...known.actionIds, 'x', '__proto__']),
  }
  const path = `/admin${random.chance(0.7) ? '' : random.one(ADMIN_PATHS)}`
  return { method: 'POST', path, headers, body: random.chance(0.03) ? '[' : JSON.stringify([call]) }
}

/** Arguments as the admin sends them, with some of them replaced. */
function someArguments(random: Random, known: Known): Record<string, unknown> {
  const slug = random.one(known.slugs)
  const id = anId(random, known)
  const args: Record<string, unknown> = random.one([
    { collectionSlug: slug, id, operation: 'update', data: { id }, schemaPath: slug, renderAllFields: true },
    { collectionSlug: slug, operation: 'create', formState: {}, schemaPath: slug, returnLockStatus: true },
    { collectionSlug: slug, id, data: {}, schemaPath: slug, returnLockStatus: true, updateLastEdited: true },
    { globalSlug: slug, data: {}, schemaPath: slug, operation: 'update', returnLockStatus: true },
    { collectionSlug: slug, docID: id, drawerSlug: 'd', redirectAfterDelete: false },
    {
      collectionSlug: slug,
      docID: id,
      drawerSlug: 'd',
      paramsOverride: { segments: ['collections', slug, id, 'versions'] },
    },
    {
      collectionSlug: slug,
      drawerSlug: 'd',
      query: { limit: 10, page: 1, where: aWhere(random, known), sort: random.one(known.names) },
    },
    {
      type: random.one(['publish', 'unpublish']),
      date: '$D2031-01-01T00:00:00.000Z',
      doc: { relationTo: slug, value: id },
    },
    { deleteID: id },
    { collectionSlug: slug, id },
    { collectionSlug: slug },
  ])
  while (random.chance(0.35)) {
    const name = random.one([
      ...Object.keys(args),
      ...known.names,
      'formState',
      'data',
      'select',
      'docPermissions',
      'query',
    ])
    args[name] = random.chance(0.3) ? formState(random, known) : aValue(random, known, 4)
  }
  return args
}

function formState(random: Random, known: Known): Record<string, unknown> {
  const paths = Array.from({ length: random.below(6) }, () => {
    const parts = Array.from({ length: 1 + random.below(4) }, () =>
      random.one([...known.names, '0', '7', '999', '1000000']),
    )
    return [parts.join('.'), { value: aValue(random, known, 2), initialValue: aValue(random, known, 1) }]
  })
  return Object.fromEntries(paths)
}

function adminRequest(random: Random, known: Known): HostileRequest {
  const headers: Record<string, string> = {}
  while (random.chance(0.5)) {
    const [name, values] = random.one(ADMIN_HEADERS)
    headers[name] = random.one(values)
  }
  const method = random.chance(0.9) ? 'GET' : random.one(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
  if (random.chance(0.2)) return { method, path: random.one(NEXT_PATHS), headers }
  const root = random.chance(0.5) ? `/collections/${anId(random, known)}` : random.one(ADMIN_PATHS)
  const slug = random.one([...known.slugs, ...INHERITED])
  const record = random.one([
    '',
    '',
    '/create',
    `/${encodeURIComponent(anId(random, known))}`,
    '/x/versions',
    '/trash',
    '/x/api',
  ])
  const page = random.chance(0.6) ? `/${random.one(['collections', 'globals'])}/${slug}${record}` : root
  const path = `/admin${page}${random.chance(0.5) ? `?${query(random, known)}` : ''}`
  return { method, path, headers }
}

function query(random: Random, known: Known): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () => {
    const name = random.one([...QUERY_NAMES, 'redirect', '_rsc', 'search', ...known.names])
    const text = random.one([
      aText(random),
      String(random.one(NUMBERS)),
      anId(random, known),
      JSON.stringify(aWhere(random, known)),
    ])
    const key =
      name === 'where' && random.chance(0.7) ? `where[${random.one(known.names)}][${random.one(OPERATORS)}]` : name
    return `${encodeURIComponent(key)}=${encodeURIComponent(text.slice(0, 2000))}`
  })
  return parts.join('&')
}
