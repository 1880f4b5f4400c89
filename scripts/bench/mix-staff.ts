import { setTimeout as sleep } from 'node:timers/promises'
import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { queueCalls } from '@pravesh/shared/admissions/status/queue-calls'
import { staffCalls } from '@pravesh/shared/admissions/status/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { Account } from '../lib/running-portal.ts'
import { cookiesOf, type MixClient, RequestFailed } from './mix-client.ts'

const LIST = '/api/applications?depth=0&limit=10&sort=-submittedAt'
const CODE_TRIES = 100
const ADMIN_PAGE = '/admin/collections/applications'

/** A member of staff, signed in. */
export class StaffMember {
  private readonly client: MixClient
  private readonly headers: Record<string, string>

  private constructor(client: MixClient, headers: Record<string, string>) {
    this.client = client
    this.headers = headers
  }

  static async signIn(client: MixClient, origin: string, account: Account): Promise<StaffMember> {
    const headers = { 'content-type': 'application/json', origin }
    const body = JSON.stringify(account)
    const reply = await client.send('staff, sign in', { method: 'POST', path: '/api/staff/login', headers, body })
    return new StaffMember(client, { ...headers, cookie: cookiesOf(reply) })
  }

  /** The list as the admin loads it, and its page. */
  async list(): Promise<void> {
    await this.get('staff, page of the list', ADMIN_PAGE)
    await this.get('staff, list', LIST)
    await this.get('staff, search', `${LIST}&where[or][0][studentName][like]=APPLICANT`)
  }

  /** Opens an application, verifies its documents and approves it. */
  async decide({ id, documents }: ApplicationView): Promise<void> {
    await this.get('staff, page of an application', `${ADMIN_PAGE}/${id}`)
    await this.get('staff, application', `/api/applications/${id}?depth=0`)
    for (const { file, url } of documents) {
      await this.get('staff, document', new URL(url, 'http://localhost').pathname)
      const check = { document: file.id, state: 'VERIFIED' }
      await this.post('staff, verify document', callAddress(staffCalls.checkDocument, { id }), check)
    }
    await this.post('staff, approve', callAddress(staffCalls.decide, { id }), { move: 'approve' })
    await this.post('staff, next', callAddress(queueCalls.takeNext), { after: id })
  }

  /** Publishes a change of a course. */
  async saveCourse(n: number): Promise<void> {
    const { docs } = JSON.parse(await this.get('staff, courses', '/api/courses?depth=0&limit=10'))
    const path = `/api/courses/${docs[n % docs.length].id}?depth=0`
    const body = JSON.stringify({ summary: `Edition ${n} of the course`, _status: 'published' })
    await this.client.send('staff, save course', { method: 'PATCH', path, headers: this.headers, body })
  }

  /** The code in the newest message to a phone number or an e-mail address, over the connection of another client. */
  async codeFor(client: MixClient, to: string): Promise<string> {
    const template = to.includes('@') ? 'email-code' : 'phone-code'
    const wanted = {
      sort: '-createdAt',
      depth: '0',
      limit: '1',
      'where[to][equals]': to,
      'where[template][equals]': template,
    }
    const path = `/api/messages?${new URLSearchParams(wanted)}`
    // Responses of a constant time can arrive before the message is stored.
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const { text } = await client.send('outbox, code', { path, headers: this.headers })
      const code = /\b\d{6}\b/.exec(JSON.parse(text).docs[0]?.text ?? '')?.[0]
      if (code !== undefined) return code
      await sleep(100)
    }
    throw new RequestFailed(`No ${template} was sent.`)
  }

  async get(route: string, path: string): Promise<string> {
    return (await this.client.send(route, { path, headers: this.headers })).text
  }

  private async post(route: string, path: string, body: object): Promise<void> {
    await this.client.send(route, { method: 'POST', path, headers: this.headers, body: JSON.stringify(body) })
  }
}
