import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerStudent } from '../../../scripts/lib/register-student.ts'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { ROLES } from '../../src/staff/permissions/roles.ts'

interface SendOptions {
  headers?: Record<string, string>
  body?: string
  /** Fails the request after this time, in milliseconds. */
  timeoutMs?: number
}

interface HttpAnswer {
  status: number
  headers: Headers
  text: string
  ms: number
}

/** A person who uses a running portal through HTTP. */
export interface AdminClient {
  name: string
  send: (method: string, path: string, options?: SendOptions) => Promise<HttpAnswer>
  /** Calls the API with a JSON body. Throws if the call fails. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies freely
  api: (method: string, path: string, body?: unknown) => Promise<any>
}

const NO_LIMIT = 2 ** 31 - 1

function adminClient(origin: string, name: string, credentials: Record<string, string> = {}): AdminClient {
  const send: AdminClient['send'] = async (method, path, { headers = {}, body, timeoutMs = NO_LIMIT } = {}) => {
    const started = performance.now()
    const response = await fetch(origin + path, {
      method,
      headers: { origin, ...credentials, ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, ms: performance.now() - started }
  }
  return {
    name,
    send,
    api: async (method, path, body) => {
      const headers = { 'content-type': 'application/json' }
      const { status, text } = await send(method, path, {
        headers,
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      if (status >= 400) throw new Error(`${method} ${path} answered ${status}: ${text}`)
      return JSON.parse(text)
    },
  }
}

/** A visitor, a student, and a member of staff with each role. */
export async function adminActors({ origin, administrator }: RunningPortal): Promise<Map<string, AdminClient>> {
  const visitor = adminClient(origin, 'visitor')
  const first = await signedInClient(origin, 'administrator', administrator)
  const actors = new Map([
    ['visitor', visitor],
    ['student', await studentClient(origin, first)],
  ])
  for (const role of ROLES) {
    if (role === 'administrator') {
      actors.set(role, first)
      continue
    }
    const account = {
      email: `${role}.${randomBytes(6).toString('hex')}@pravesh.example`,
      password: `Aa1!${randomBytes(12).toString('base64url')}`,
    }
    await first.api('POST', '/api/staff', { email: account.email, name: role, roles: [role] })
    const accepted = { token: await invitationIn(first, account.email), password: account.password }
    await visitor.api('POST', '/api/staff/accept-invitation', accepted)
    actors.set(role, await signedInClient(origin, role, account))
  }
  return actors
}

/** The token of the invitation sent to an address, read from the outbox. */
async function invitationIn(administrator: AdminClient, to: string): Promise<string> {
  const where = { 'where[to][equals]': to, 'where[template][equals]': 'staff-invitation' }
  const { docs } = await administrator.api('GET', `/api/messages?${new URLSearchParams(where)}`)
  return /\/invitation\/([\w-]+)/.exec(docs[0]?.text ?? '')?.[1] ?? ''
}

async function studentClient(origin: string, administrator: AdminClient): Promise<AdminClient> {
  const number = String(randomInt(1e9)).padStart(9, '0')
  const person = { name: 'Rina Sen', email: `rina.${number}@example.in`, phone: `9${number}`, password: 'Pass@1word' }
  const codeFor = async (to: string): Promise<string> => {
    const template = to.includes('@') ? 'email-code' : 'phone-code'
    const where = { 'where[to][equals]': to, 'where[template][equals]': template }
    const query = new URLSearchParams({ ...where, sort: '-createdAt', limit: '1', depth: '0' })
    // A constant-time response may arrive before the message is stored.
    for (let tries = 0; tries < 300; tries++) {
      const { docs } = await administrator.api('GET', `/api/messages?${query}`)
      const code = /\b\d{6}\b/.exec(docs[0]?.text ?? '')?.[0]
      if (code) return code
      await sleep(100)
    }
    throw new Error(`No code was sent to ${to}.`)
  }
  const { cookie } = await registerStudent({ origin, person, codeFor })
  return adminClient(origin, 'student', { cookie })
}

async function signedInClient(origin: string, name: string, account: object): Promise<AdminClient> {
  const headers = { 'content-type': 'application/json' }
  const answer = await adminClient(origin, name).send('POST', '/api/staff/login', {
    headers,
    body: JSON.stringify(account),
  })
  const [cookie] = answer.headers.getSetCookie()[0]?.split(';') ?? []
  if (cookie === undefined) throw new Error(`${name} could not sign in: ${answer.text}`)
  return adminClient(origin, name, { cookie })
}

/** The ids of server functions that stand in the sign-in page: Payload's, and others, which the portal does not offer. */
export async function serverActionIds(origin: string): Promise<{ offered: string; others: string[] }> {
  const page = await (await fetch(`${origin}/admin/login`)).text()
  const ids = [...new Set([...page.matchAll(/\b[0-9a-f]{42}\b/g)].map(([id]) => id))]
  // Next writes the number of arguments into the id.
  const offered = ids.find((id) => id.startsWith('40'))
  if (offered === undefined) throw new Error('The sign-in page names no server function.')
  return { offered, others: ids.filter((id) => id !== offered) }
}
