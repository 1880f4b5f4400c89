/**
 * @sqlite-only it starts a portal of its own, on an SQLite file
 * @needs-build portal
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningPortal, startPortal } from '../../../../scripts/lib/running-portal.ts'
import { type AdminClient, adminActors, serverActionIds } from '../../../test/doors/admin-client.ts'
import { fuzz } from '../../../test/doors/fuzz.ts'
import { refusalText } from '../passwords/refusal-text.ts'
import { ROLES, roleTable } from '../permissions/roles.ts'

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
  it.each(['visitor', 'student', 'store'])('of a %s for an inherited name does not stop the portal', async (actor) => {
    const { status } = await call(actor, 'constructor', {})
    expect(status).toBe(actor === 'store' ? 400 : 401)
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

it('keeps the reason for a refused password in the state of the form', async () => {
  const stateWith = async (errorMessage: string) => {
    const formState = { password: { value: 'administrator', valid: false, errorMessage } }
    const args = { collectionSlug: 'staff', operation: 'create', schemaPath: 'staff', formState, skipValidation: false }
    const { status, text } = await call('administrator', 'form-state', args)
    expect([status, text]).toEqual([200, expect.stringContaining('"password"')])
    return text
  }
  expect(await stateWith(refusalText('common'))).toContain(refusalText('common'))
  expect(await stateWith('A reason of the client’s')).not.toContain('A reason of the client’s')
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

describe('the pages of the admin', () => {
  it('are closed to the roles that have no work there, and lead visitors and students to the sign-in', async () => {
    const { default: configuration } = await import('../../payload.config.ts')
    const { collections, globals } = await configuration
    const pages = [
      ...collections.map(({ slug, admin }) => ({ slug, admin, path: `/admin/collections/${slug}` })),
      ...globals.map(({ slug, admin }) => ({ slug, admin, path: `/admin/globals/${slug}` })),
    ]
    expect(pages.length).toBeGreaterThan(40)
    const faults: string[] = []
    for (const { slug, admin, path } of pages) {
      const visit = async ([name, { send }]: [string, AdminClient]) => {
        const role = ROLES.find((one) => one === name)
        const isOpen = role !== undefined && admin.hidden !== true && Object.hasOwn(roleTable[role].may, slug)
        // Drawing a page takes much longer than refusing it. One role is enough to show that pages open at all.
        if (isOpen && role !== 'administrator') return
        const { status, text } = await send('GET', path, { timeoutMs: HANGS_MS })
        // The answer to people without an account begins before the redirect is known, so it is a 200.
        const isLedAway = text.includes('NEXT_REDIRECT;replace;/admin/login') && !text.includes('<h1')
        const isRight = role === undefined ? isLedAway : status === (isOpen ? 200 : 404)
        if (!isRight) faults.push(`${path} answers ${status} to ${name}.`)
      }
      await Promise.all([...actors].map(visit))
    }
    expect(faults).toEqual([])
  })
})

it('answers some hundred random requests without a fault; `npm run fuzz` sends thousands', async () => {
  const { default: config } = await import('../../payload.config.ts')
  const { requests, faults } = await fuzz({ portal, config: await config, seed: 22, seconds: 5 })
  expect(faults).toEqual([])
  expect(requests).toBeGreaterThan(40)
})
