/**
 * @sqlite-only it starts a portal of its own, on an SQLite file
 * @needs-build portal
 */
import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type AdminClient, serverActionIds } from '../../../test/doors/admin-client.ts'
import { adminDoors, adminPages, HANGS_MS, isOpen, visit } from '../../../test/doors/admin-doors.ts'
import { fuzz } from '../../../test/doors/fuzz.ts'
import { refusalText } from '../passwords/refusal-text.ts'

const doors = adminDoors()

const client = (actor: string): AdminClient => {
  const found = doors.actors.get(actor)
  if (!found) throw new Error(`There is no ${actor}.`)
  return found
}

const call = (actor: string, name: string, args: unknown, headers: Record<string, string> = {}) =>
  client(actor).send('POST', '/admin', {
    headers: { 'next-action': doors.actionId, 'content-type': 'text/plain;charset=UTF-8', ...headers },
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
      const headers = { 'next-action': doors.actionId, 'content-type': 'text/plain' }
      expect((await client('administrator').send('POST', '/admin', { headers, body })).status).toBe(400)
    }
  })

  it('without a session is refused before its body is read', async () => {
    const socket = connect(Number(new URL(doors.portal.origin).port), 'localhost')
    const head = ['POST /admin HTTP/1.1', 'Host: x', `Origin: ${doors.portal.origin}`, `Next-Action: ${doors.actionId}`]
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
    const text = { 'content-type': 'text/plain', 'next-action': doors.actionId }
    const { send } = client(actor)
    const as = (status: number) => (actor === 'visitor' && status !== 403 && status !== 405 ? 401 : status)
    const statusOf = async (path: string, headers: Record<string, string>, body: string) =>
      (await send('POST', path, { headers, body, timeoutMs: HANGS_MS })).status
    expect(await statusOf('/admin', FORM, form(`$ACTION_ID_${doors.actionId}`))).toBe(405)
    expect(await statusOf('/admin/login', FORM, form('$ACTION_REF_1'))).toBe(405)
    expect(await statusOf('/admin', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b')).toBe(405)
    expect(await statusOf('/admin', { ...text, ...FORM }, form('0'))).toBe(as(415))
    const { others } = await serverActionIds(doors.portal.origin)
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

/** Every page to one of those to whom it is closed, each of them in turn; `every-admin-door.int.test.ts` has them all. */
describe('the pages of the admin', () => {
  it('are closed to a role that has no work there, and lead visitors and students to the sign-in', async () => {
    const pages = adminPages(doors.config)
    expect(pages.length).toBeGreaterThan(40)
    const faults: (string | null)[] = []
    for (const [nth, page] of pages.entries()) {
      const refused = [...doors.actors.values()].filter(({ name }) => !isOpen(page, name))
      const actor = refused[nth % refused.length]
      if (actor) faults.push(await visit(page, actor))
    }
    expect(faults.filter((fault) => fault !== null)).toEqual([])
  })

  it.each(['books', 'site-settings', 'staff'])('open for an administrator: %s', async (slug) => {
    const page = adminPages(doors.config).find((one) => one.slug === slug)
    expect(page && (await visit(page, client('administrator')))).toBeNull()
  })
})

it('answers random requests of each kind of caller without a fault', async () => {
  const { config, portal } = doors
  const actors = [...doors.actors.values()]
  const BATCH = 10
  const isOver = (requests: number) => requests >= BATCH * actors.length
  const { faults } = await fuzz({ portal, config, actors, seed: 22, batch: BATCH, isOver })
  expect(faults).toEqual([])
})
