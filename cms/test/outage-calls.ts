/** Calls to portals that are cut off from a database or a disk. */
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'

export const administrator = { email: 'office@example.in', password: randomBytes(12).toString('hex') }

export const VISITOR = { 'x-forwarded-for': '198.51.100.7' }
const JSON_TYPE = { ...VISITOR, 'content-type': 'application/json' }
export const MESSAGE = { fname: 'Asha', lname: 'Das', phone: '9830012345', comment: 'When does the session begin?' }
/** Each request ends within a minute, so that the failure names the one that hangs. */
const request = (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(60_000) })
export const get = (origin: string, address: string, headers: Record<string, string> = {}) =>
  request(origin + address, { headers: { ...VISITOR, ...headers }, redirect: 'manual' })
const post = (origin: string, address: string, body: object, headers: Record<string, string> = {}) =>
  request(origin + address, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) })
let visitors = 0
/** Another visitor's message each time, because equal ones are one, and many are refused. */
export const contact = (origin: string) => {
  visitors += 1
  const message = { ...MESSAGE, phone: `98300${10_000 + visitors}` }
  return post(origin, '/api/contact/postContact', message, { 'x-forwarded-for': `198.51.100.${visitors}` })
}
/** The status and text of the probe, so that a failure says why a portal is not ready. */
export const readiness = async (origin: string) => {
  const answer = await get(origin, '/readyz')
  return [answer.status, await answer.text()]
}
export const statusOf = async (origin: string, address: string) => (await get(origin, address)).status

/** Headers of the administrator on the pages of a portal, which has another address behind a proxy. */
export async function signIn(origin: string, publicUrl = origin): Promise<Record<string, string>> {
  const answer = await post(origin, '/api/staff/login', administrator, { origin: publicUrl })
  expect(answer.status).toBe(200)
  return { origin: publicUrl, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

export async function messages(origin: string, session: Record<string, string>): Promise<number> {
  // MongoDB estimates the number of all documents; a condition makes it count.
  const address = '/api/contact-messages?limit=1&where[phone][exists]=true'
  return (await (await get(origin, address, session)).json()).totalDocs
}

/** Expects 503, when to try again, and a sentence from each. */
export async function expectUnavailable(answers: readonly Promise<Response>[], sentence: RegExp): Promise<void> {
  for (const answer of await Promise.all(answers)) {
    const text = await answer.text()
    const { status, headers, url } = answer
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false
    const given = { status, retries: Number(headers.get('retry-after')) > 0, text: isJson ? JSON.parse(text) : text }
    const says = expect.stringMatching(sentence)
    const expected = { status: 503, retries: true, text: isJson ? { success: false, msg: says } : says }
    expect.soft(given, url).toMatchObject(expected)
  }
}

/** Calls that write: of the contract, of Payload's own API, and of the sign-ins. */
export const writes = (origin: string, session: Record<string, string>) => [
  contact(origin),
  post(origin, '/api/user/login', { email: 'asha@example.in', password: 'Wrong@2026' }),
  post(origin, '/api/auth/opt-verify', { phonenumber: '9830012346' }),
  post(origin, '/api/staff/forgot-password', { email: 'asha@example.in' }),
  post(origin, '/api/staff/login', administrator),
  post(origin, '/api/colleges?draft=true', { name: 'A college' }, session),
  post(origin, '/api/payload-preferences/columns', { value: 1 }, session),
]
