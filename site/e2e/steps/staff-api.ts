import { randomBytes } from 'node:crypto'
import type { Account, RunningPortal } from '../../../scripts/lib/running-portal.ts'

/** A record as returned by the admin API. */
// biome-ignore lint/suspicious/noExplicitAny: of any collection
type Doc = Record<string, any>

/** API access as an administrator, to prepare and inspect records. */
export interface StaffApi {
  create: (collection: string, data: object) => Promise<Doc>
  update: (collection: string, id: string, data: object) => Promise<Doc>
  /** The only record whose field has this value. Throws if there is none or more than one. */
  one: (collection: string, field: string, value: string) => Promise<Doc>
  /** The records whose fields have these values, newest first. */
  all: (collection: string, values: Record<string, string>) => Promise<Doc[]>
  /** Calls an endpoint of the portal below `/api`. */
  post: (path: string, body: object) => Promise<Doc>
}

/** Signs the administrator in. The admin API accepts its cookie from same-origin requests only. */
export async function administratorOf({ origin, administrator }: RunningPortal): Promise<StaffApi> {
  const headers: Record<string, string> = { 'content-type': 'application/json', origin }
  const call = async (method: string, path: string, body?: object): Promise<Doc> => {
    const response = await fetch(`${origin}/api/${path}`, { method, headers, body: body && JSON.stringify(body) })
    const reply: Doc = await response.json()
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${JSON.stringify(reply)}`)
    headers.cookie ??= response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return reply
  }
  await call('POST', 'staff/login', administrator)
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
      const query = new URLSearchParams({ sort: '-createdAt', depth: '0', limit: '50' })
      for (const [field, value] of Object.entries(values)) query.set(`where[${field}][equals]`, value)
      return (await call('GET', `${collection}?${query}`)).docs
    },
    post: (path, body) => call('POST', path, body),
  }
}

/** Creates a member of staff with the role of an admissions officer only. */
export async function anAdmissionsOfficer(staff: StaffApi): Promise<Account> {
  const account = { email: 'officer@pravesh.example', password: `Aa1!${randomBytes(9).toString('base64url')}` }
  await staff.create('staff', { ...account, name: 'Sunil Roy', roles: ['admissions-officer'] })
  return account
}

/** Creates a member of staff with the role of a content editor only. */
export async function aContentEditor(staff: StaffApi): Promise<Account> {
  const account = { email: 'editor@pravesh.example', password: `Aa1!${randomBytes(9).toString('base64url')}` }
  await staff.create('staff', { ...account, name: 'Mina Das', roles: ['content-editor'] })
  return account
}
