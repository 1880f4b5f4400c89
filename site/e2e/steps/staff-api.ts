import { randomBytes } from 'node:crypto'
import type { Account, Portal } from '../../../scripts/lib/running-portal.ts'

/** A record as returned by the admin API. */
// biome-ignore lint/suspicious/noExplicitAny: of any collection
export type Doc = Record<string, any>

/** Far above what the journeys of a portal leave in it. */
const MOST = 1000

/** API access as an administrator, to prepare and inspect records. */
export interface StaffApi {
  create: (collection: string, data: object) => Promise<Doc>
  update: (collection: string, id: string, data: object) => Promise<Doc>
  /** The only record whose field has this value. Throws if there is none or more than one. */
  one: (collection: string, field: string, value: string) => Promise<Doc>
  /** The records whose fields have these values, newest first. */
  all: (collection: string, values: Record<string, string>) => Promise<Doc[]>
  /** The latest version of every record, drafts included. */
  latest: (collection: string) => Promise<Doc[]>
  remove: (collection: string, id: string) => Promise<Doc>
  /** Calls an endpoint of the portal below `/api`. */
  post: (path: string, body: object) => Promise<Doc>
  /** Calls it without signing in. */
  visitor: (path: string, body: object) => Promise<Doc>
}

const administrators = new WeakMap<Portal, Promise<StaffApi>>()

/** Signs the administrator in, once per portal. */
export function administratorOf(portal: Portal): Promise<StaffApi> {
  const known = administrators.get(portal) ?? signInToApi(portal)
  administrators.set(portal, known)
  return known
}

/** The admin API accepts the cookie of the session from same-origin requests only. */
async function signInToApi({ origin, administrator }: Portal): Promise<StaffApi> {
  const ask = async (method: string, path: string, body?: object, cookie = ''): Promise<[Doc, Headers]> => {
    const headers = { 'content-type': 'application/json', origin, cookie }
    const response = await fetch(`${origin}/api/${path}`, { method, headers, body: body && JSON.stringify(body) })
    const reply: Doc = await response.json()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${JSON.stringify(reply)}`)
    return [reply, response.headers]
  }
  const [, signedIn] = await ask('POST', 'staff/login', administrator)
  const cookie = signedIn.getSetCookie()[0]?.split(';')[0]
  const call = async (method: string, path: string, body?: object) => (await ask(method, path, body, cookie))[0]
  return {
    create: async (collection, data) => (await call('POST', collection, data)).doc,
    update: async (collection, id, data) => (await call('PATCH', `${collection}/${id}`, data)).doc,
    one: async (collection, field, value) => {
      const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0', limit: '2' })
      const { docs } = await call('GET', `${collection}?${query}`)
      if (docs.length !== 1) throw new Error(`${docs.length} records in ${collection} have the ${field} ${value}.`)
      return docs[0]
    },
    all: async (collection, values) => {
      const query = new URLSearchParams({ sort: '-createdAt', depth: '0', limit: String(MOST) })
      for (const [field, value] of Object.entries(values)) query.set(`where[${field}][equals]`, value)
      const { docs, totalDocs } = await call('GET', `${collection}?${query}`)
      if (totalDocs > MOST) throw new Error(`More than ${MOST} records in ${collection} match.`)
      return docs
    },
    latest: async (collection) => (await call('GET', `${collection}?draft=true&depth=0&limit=200`)).docs,
    remove: (collection, id) => call('DELETE', `${collection}/${id}`),
    post: (path, body) => call('POST', path, body),
    visitor: async (path, body) => (await ask('POST', path, body))[0],
  }
}

/** Creates another administrator, for what two people do. */
export function anotherAdministrator(staff: StaffApi): Promise<Account> {
  return aMember(staff, { name: 'Arun Pal', roles: ['administrator'] })
}

/** Creates a member of staff with the role of an admissions officer only. */
export function anAdmissionsOfficer(staff: StaffApi, name = 'Sunil Roy'): Promise<Account> {
  return aMember(staff, { name, roles: ['admissions-officer'] })
}

/** Creates a member of staff with the role of a content editor only. */
export function aContentEditor(staff: StaffApi, name = 'Mina Das'): Promise<Account> {
  return aMember(staff, { name, roles: ['content-editor'] })
}

/** Creates a member of staff with the role of an accounts clerk only. */
export function anAccountsClerk(staff: StaffApi): Promise<Account> {
  return aMember(staff, { name: 'Rita Sen', roles: ['accounts'] })
}

/** Creates a member of staff with the role of a book store clerk only. */
export function aStoreClerk(staff: StaffApi): Promise<Account> {
  return aMember(staff, { name: 'Nila Dey', roles: ['store'] })
}

/** Creates a member of staff with one role, limited to a college. */
export function aLimitedMember(
  staff: StaffApi,
  { role, college }: { role: string; college: string },
): Promise<Account> {
  return aMember(staff, { name: 'Tara Bose', roles: [role], limitColleges: [college] })
}

interface NewMember {
  name: string
  roles: string[]
  /** Ids; everything by default. */
  limitColleges?: string[]
}

async function aMember(staff: StaffApi, member: NewMember): Promise<Account> {
  const email = `staff.${randomBytes(6).toString('hex')}@pravesh.example`
  const account = { email, password: `Aa1!${randomBytes(9).toString('base64url')}` }
  await staff.create('staff', { ...member, email })
  const [invitation] = await staff.all('messages', { to: email, template: 'staff-invitation' })
  const token = /\/admin\/invitation\/([\w-]+)/.exec(invitation?.text)?.[1]
  await staff.visitor('staff/accept-invitation', { token, password: account.password })
  return account
}
