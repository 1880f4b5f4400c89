/** @sqlite-only requests that are refused before any query */
import { beforeAll, describe, expect, it } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, sameOrigin, signedIn } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import type { Staff } from '../../payload-types.ts'

const portal = startTestPortal()

/** Headers that browsers send with requests from other sites. */
const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site that claims to be a person', { origin: 'https://evil.example', 'sec-fetch-site': 'none' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a sibling', { origin: 'http://shop.localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['a sibling without Origin', { 'sec-fetch-site': 'same-site' }],
  ['another site without Origin', { 'sec-fetch-site': 'cross-site' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['plain http in place of https', { origin: 'https://localhost:3000' }],
]

let asha: Staff
let headers: Record<string, string>
let cookie: string
beforeAll(async () => {
  asha = await aStaffMember(portal.payload)
  headers = await signedIn(portal, asha)
  cookie = headers.cookie ?? ''
})

/** The body of a cross-site form, which needs no CORS preflight. */
function multipart(data: object): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  return form
}

describe.each(FOREIGN)('a page of %s', (_, from) => {
  it.each([
    ['login', () => ({ email: asha.email, password: STAFF_PASSWORD })],
    ['logout', () => ({})],
    ['logout?allSessions=true', () => ({})],
    ['refresh-token', () => ({})],
    ['forgot-password', () => ({ email: asha.email })],
    ['reset-password', () => ({ token: 'x', password: STAFF_PASSWORD })],
    ['unlock', () => ({ email: asha.email })],
    ['first-register', () => ({ email: 'new@pravesh.example', password: STAFF_PASSWORD })],
    ['', () => ({ name: 'New', email: 'new@pravesh.example', password: STAFF_PASSWORD, roles: ['administrator'] })],
  ])('cannot send POST /api/staff/%s', async (path, body) => {
    const address = path ? `/api/staff/${path}` : '/api/staff'
    for (const sent of [body(), multipart(body())]) {
      const answer = await portal.call('POST', address, sent, { ...from, cookie })
      expect(answer).toMatchObject({ status: 403, reply: { success: false, msg: expect.any(String) } })
      expect(answer.headers.has('set-cookie')).toBe(false)
    }
  })

  it('cannot change anything else', async () => {
    const calls: [string, string][] = [
      ['PATCH', `/api/staff/${asha.id}`],
      ['DELETE', `/api/staff/${asha.id}`],
      ['POST', '/api/globals/home'],
      ['POST', '/api/media'],
      ['POST', '/api/application/staff/1/decide'],
      ['POST', '/api/messages/1/send-again'],
      ['POST', '/api/user/login'],
    ]
    for (const [method, path] of calls) {
      const { status, reply } = await portal.call(method, path, {}, { ...from, cookie })
      expect([status, reply.success], `${method} ${path}`).toEqual([403, false])
    }
  })

  it('cannot read anything with the cookie', async () => {
    const { reply } = await portal.call('GET', '/api/staff/me', undefined, { ...from, cookie })
    expect(reply.user).toBeNull()
    expect(await portal.call('GET', '/api/staff', undefined, { ...from, cookie })).toMatchObject({ status: 403 })
  })
})

describe('our own pages and programs', () => {
  it.each([
    ['our origin', sameOrigin],
    ['our other name', { origin: 'http://127.0.0.1:3000' }],
    ['same-origin without Origin', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('can sign in: %s', async (_, from) => {
    const body = { email: asha.email, password: STAFF_PASSWORD }
    expect(await portal.call('POST', '/api/staff/login', body, from)).toMatchObject({ status: 200 })
  })

  it('can use the session', async () => {
    for (const from of [sameOrigin, { 'sec-fetch-site': 'same-origin' }]) {
      const { reply } = await portal.call('GET', '/api/staff/me', undefined, { ...from, cookie })
      expect(reply.user).toMatchObject({ email: asha.email })
    }
    const typedIn = await portal.call('GET', '/api/staff/me', undefined, { 'sec-fetch-site': 'none', cookie })
    expect(typedIn.reply.user).toMatchObject({ email: asha.email })
  })

  it('can report payments from elsewhere, because gateways are not browsers', async () => {
    const { status } = await portal.call('POST', '/api/payment/webhook/simulator', {})
    expect(status).not.toBe(403)
  })
})
