/**
 * @sqlite-only it starts a portal of its own, on an SQLite file
 * @needs-build portal
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningPortal, startPortal } from '../../scripts/lib/running-portal.ts'
import { type AdminClient, adminActors, kindOf, serverActionIds } from '../test/doors/admin-client.ts'
import { ADMIN_DOORS } from '../test/doors/admin-doors.ts'
import { fuzz } from '../test/doors/fuzz.ts'

const HANGS_MS = 30_000

let portal: RunningPortal
let actors: Map<string, AdminClient>
let actionId: string

beforeAll(async () => {
  const administrator = { email: 'admin@pravesh.example', password: `Aa1!${randomBytes(12).toString('base64url')}` }
  portal = await startPortal({ administrator, seed: 'none' })
  actors = await adminActors(portal)
  actionId = (await serverActionIds(portal.origin)).offered
})
afterAll(() => portal?.stop())

const client = (actor: string): AdminClient => {
  const found = actors.get(actor)
  if (!found) throw new Error(`There is no ${actor}.`)
  return found
}

const call = (actor: string, name: string, args: unknown, headers: Record<string, string> = {}) =>
  client(actor).send('POST', '/admin', {
    headers: { 'next-action': actionId, 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify([{ name, args }]),
    timeoutMs: HANGS_MS,
  })

describe('one request', () => {
  it.each(['visitor', 'store'])('of a %s for an inherited name does not stop the portal', async (actor) => {
    const { status } = await call(actor, 'constructor', {})
    expect(status).toBe(actor === 'visitor' ? 401 : 400)
    expect((await client('visitor').send('GET', '/healthz', { timeoutMs: HANGS_MS })).status).toBe(200)
  })

  it('brings no functions, configuration or request of its own', async () => {
    for (const own of ['serverFunctions', 'config', 'importMap', 'req']) {
      const body = JSON.stringify([{ name: 'form-state', args: { collectionSlug: 'books' }, [own]: {} }])
      const headers = { 'next-action': actionId, 'content-type': 'text/plain' }
      expect((await client('administrator').send('POST', '/admin', { headers, body })).status).toBe(400)
    }
  })

  it('without a session is refused before its body is read', async () => {
    const socket = connect(Number(new URL(portal.origin).port), 'localhost')
    const head = ['POST /admin HTTP/1.1', 'Host: x', `Origin: ${portal.origin}`, `Next-Action: ${actionId}`]
    socket.write(`${[...head, 'Content-Type: text/plain', 'Content-Length: 900000'].join('\r\n')}\r\n\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 401 /)
    socket.destroy()
  })
})

describe('a POST to the admin', () => {
  const FORM = { 'content-type': 'multipart/form-data; boundary=b' }
  const form = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n[]\r\n--b--\r\n`
  it.each(['visitor', 'administrator'])('is refused by %s unless it is a call that the admin makes', async (actor) => {
    const text = { 'content-type': 'text/plain', 'next-action': actionId }
    const { send } = client(actor)
    const as = (status: number) => (actor === 'visitor' && status !== 403 && status !== 405 ? 401 : status)
    const statusOf = async (path: string, headers: Record<string, string>, body: string) =>
      (await send('POST', path, { headers, body, timeoutMs: HANGS_MS })).status
    expect(await statusOf('/admin', FORM, form(`$ACTION_ID_${actionId}`))).toBe(405)
    expect(await statusOf('/admin/login', FORM, form('$ACTION_REF_1'))).toBe(405)
    expect(await statusOf('/admin', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')).toBe(405)
    expect(await statusOf('/admin', { ...text, ...FORM }, form('0'))).toBe(as(415))
    const { others } = await serverActionIds(portal.origin)
    for (const id of [...others, 'x', '0'.repeat(42), '__proto__']) {
      expect(await statusOf('/admin', { ...text, 'next-action': id }, '["en"]')).toBe(as(409))
    }
    expect(await statusOf('/admin/collections/books', text, '{')).toBe(as(400))
    expect(await statusOf('/admin/nothing/here', text, '["$h1"]')).toBe(as(400))
    expect(await statusOf('/admin', text, `["${'x'.repeat(1024 * 1024)}"]`)).toBe(as(413))
    expect(await statusOf('/admin', { ...text, origin: 'https://evil.example' }, '[]')).toBe(403)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('with another method is refused: %s', async (method) => {
    for (const path of ['/admin', '/admin/login', '/admin/collections/books']) {
      expect((await client('administrator').send(method, path)).status).toBe(405)
    }
  })
})

describe('a scheduled publication', () => {
  it('is deleted only by those who may change its record', async () => {
    const administrator = client('administrator')
    const { doc: college } = await administrator.api('POST', '/api/colleges?draft=true', { name: 'Scheduled College' })
    const target = { collectionSlug: 'colleges', id: college.id }
    const publication = { type: 'publish', date: '$D2030-01-01T10:00:00.000Z', timezone: 'Asia/Kolkata' }
    const doc = { relationTo: 'colleges', value: college.id }
    const upcoming = async () => {
      const { text } = await call('administrator', 'get-upcoming-scheduled-publish', target)
      return [...text.matchAll(/"id":"?([\w-]+)"?,"input"/g)].map(([, id]) => id)
    }
    expect((await call('store', 'schedule-publish', { ...publication, doc })).status).toBe(403)
    expect((await call('administrator', 'schedule-publish', { ...publication, doc })).status).toBe(200)
    const [deleteID = ''] = await upcoming()
    for (const actor of ['store', 'accounts', 'admissions-officer', 'visitor']) {
      expect([401, 404]).toContain((await call(actor, 'schedule-publish', { deleteID })).status)
    }
    expect(await upcoming()).toEqual([deleteID])
    expect((await call('content-editor', 'schedule-publish', { deleteID })).status).toBe(200)
    expect(await upcoming()).toEqual([])
  })
})

describe('the table of addresses that Next serves', () => {
  it.each(ADMIN_DOORS)('answers each caller as expected: $path', async ({ path, answers }) => {
    const found = await Promise.all(
      answers.map(async ([actor]) => [actor, kindOf(await client(actor).send('GET', path))]),
    )
    expect(found).toEqual(answers)
  })

  it('has a row for each view of Payload', () => {
    const layouts = createRequire(import.meta.url).resolve('@payloadcms/next/layouts')
    const file = path.resolve(path.dirname(layouts), '../views/Root/getRouteData.js')
    const [, views = ''] = /const oneSegmentViews = \{([\s\S]*?)\n\};/.exec(readFileSync(file, 'utf8')) ?? []
    const names = [...views.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
    const known = [
      'account',
      'browseByFolder',
      'createFirstUser',
      'forgot',
      'inactivity',
      'login',
      'logout',
      'unauthorized',
    ]
    expect(names).toEqual(known)
  })

  it.each([
    ['rsc', '1'],
    ['next-router-state-tree', '%7B'],
    ['next-router-state-tree', '%5B%22x%22%5D'],
    ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
    ['x-middleware-rewrite', 'http://127.0.0.1:9/'],
    ['x-invoke-status', '500'],
    ['x-invoke-path', '/_error'],
    ['x-matched-path', '/admin/login'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-host', 'a b'],
    ['next-url', 'http://evil.example/'],
    ['next-resume', '1'],
    ['x-next-resume-state-length', '99999999'],
  ])('keeps pages closed to visitors who send %s: %s', async (name, value) => {
    for (const path of ['/admin', '/admin/collections/books', '/admin/account']) {
      const answer = await client('visitor').send('GET', path, { headers: { [name]: value }, timeoutMs: HANGS_MS })
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('location') ?? '').not.toContain('evil.example')
      expect(answer.text).not.toContain('collection-list')
    }
  })
})

it('withstands random requests for some seconds', async () => {
  const { default: config } = await import('./payload.config.ts')
  const { faults, requests } = await fuzz({ portal, config: await config, seed: Date.now(), seconds: 5 })
  expect(faults.filter((fault) => !/ \d+ ms for /.test(fault))).toEqual([])
  expect(requests).toBeGreaterThan(0)
})
