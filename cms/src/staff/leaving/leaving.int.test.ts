import { beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, signedIn } from '../../../test/builders/staff.ts'
import { cookiesIn } from '../../../test/cookies.ts'
import { invitationTo } from '../../../test/invitations.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo, staffTokenSentTo } from '../../../test/outbox.ts'
import { staffAccounts } from '../../../test/staff-accounts.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Staff } from '../../payload-types.ts'
import { staffResetLink } from '../sign-in/reset-link.ts'
import { startStaffSession } from '../sign-in/start-staff-session.ts'

const portal = startTestPortal()
const everyone = { id: { exists: true } }
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api/staff${path}`, body, headers)
const accounts = staffAccounts(portal)
const deactivate = (staff: Pick<Staff, 'id'>, headers = administrator, handOverTo: string | null = null) =>
  accounts.deactivate(staff, headers, handOverTo)
const me = async (headers: Record<string, string>) =>
  (await portal.call('GET', '/api/staff/me', undefined, headers)).reply.user
const read = async ({ id }: { id: string }) =>
  (await readRow({ payload: portal.payload, collection: 'staff', where: { id: { equals: id } } })) as Staff

let asha: Staff
let nila: Staff
let administrator: Record<string, string>
beforeEach(async () => {
  for (const collection of ['rate-limits', 'messages', 'staff'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: everyone })
  }
  asha = await aStaffMember(portal.payload, { name: 'Asha Rao' })
  nila = await aStaffMember(portal.payload, { role: 'store', name: 'Nila Bose' })
  administrator = await signedIn(portal, asha)
})

describe('a deactivated account', () => {
  it('has no sessions, and every door answers as if it did not exist', async () => {
    const { headers } = await post('/login', { email: nila.email, password: STAFF_PASSWORD })
    const device = { cookie: cookiesIn(headers) }
    const session = await signedIn(portal, nila)
    const link = staffResetLink({ payload: portal.payload, staff: await read(nila), now: new Date() })
    expect(await me(session)).toMatchObject({ email: nila.email })
    expect(await deactivate(nila)).toMatchObject({ status: 200, reply: { msg: 'Nila Bose can no longer sign in.' } })
    expect(await read(nila)).toMatchObject({ deactivatedBy: 'Asha Rao', sessions: [], dueAt: null })

    expect(await me(session)).toBeNull()
    expect(await portal.call('GET', '/api/orders', undefined, session)).toMatchObject({ status: 403 })
    const unknown = { email: 'nobody@pravesh.example', password: STAFF_PASSWORD }
    for (const from of [{}, device]) {
      const [known, none] = [
        await post('/login', { ...unknown, email: nila.email }, from),
        await post('/login', unknown, from),
      ]
      expect([known.status, known.text]).toEqual([none.status, none.text])
      expect(known.status).toBe(401)
    }
    const forgot = await post('/forgot-password', { email: nila.email })
    expect(forgot.text).toBe((await post('/forgot-password', { email: unknown.email })).text)
    expect(await messagesTo(portal.payload, nila.email)).toHaveLength(0)
    const token = link.split('/').at(-1)
    expect(await post('/reset-password', { token, password: 'lamp by the green river' })).toMatchObject({ status: 403 })
  })

  it('gets no session from a sign-in that overlaps, and none that is written authenticates', async () => {
    const before = await read(nila)
    const session = await signedIn(portal, nila)
    const { sessions } = await read(nila)
    await deactivate(nila)
    expect(await startStaffSession({ payload: portal.payload, staff: before, now: new Date() })).toBeNull()
    const where = nila.id
    await updateRow({ payload: portal.payload, collection: 'staff', where, data: { sessions, updatedAt: null } })
    expect(await me(session)).toBeNull()
    expect(await accounts.call(`/${nila.id}/reactivate`, {}, administrator)).toMatchObject({ status: 200 })
    expect(await me(session)).toBeNull()
    expect(await post('/login', { email: nila.email, password: STAFF_PASSWORD })).toMatchObject({ status: 200 })
  })

  it('cannot be invited; after it is active again, the invitation still works', async () => {
    const person = { name: 'Mina Das', email: 'mina@pravesh.example', roles: ['store'] }
    const { reply } = await post('', person, administrator)
    const token = await invitationTo(portal.payload, person.email)
    await deactivate(reply.doc)
    const accept = () => post('/accept-invitation', { token, password: 'lamp by the green river' })
    expect(await accept()).toMatchObject({ status: 403 })
    expect(await accounts.call(`/${reply.doc.id}/invite`, {}, administrator)).toMatchObject({ status: 409 })
    await accounts.call(`/${reply.doc.id}/reactivate`, {}, administrator)
    expect(await accept()).toMatchObject({ status: 200 })
  })

  itsRule('is refused for oneself, twice, unknown ids, and bad bodies', async () => {
    expect(await deactivate(asha)).toMatchObject({ status: 409 })
    expect(await accounts.call(`/${nila.id}/invite`, {}, administrator)).toMatchObject({ status: 409 })
    expect(await accounts.call(`/${nila.id}/deactivate`, {}, administrator)).toMatchObject({ status: 400 })
    expect(await deactivate(nila, administrator, nila.id)).toMatchObject({ status: 400 })
    expect(await deactivate(nila, administrator, 'x')).toMatchObject({ status: 400 })
    expect((await read(nila)).deactivatedAt ?? null).toBeNull()
    expect(await deactivate(nila)).toMatchObject({ status: 200 })
    expect(await deactivate(nila)).toMatchObject({ status: 409 })
    expect(await accounts.call(`/${nila.id}/reactivate`, {}, administrator)).toMatchObject({ status: 200 })
    expect(await accounts.call(`/${nila.id}/reactivate`, {}, administrator)).toMatchObject({ status: 409 })
    for (const path of ['deactivate', 'reactivate']) {
      expect(await accounts.call(`/x/${path}`, { handOverTo: null }, administrator)).toMatchObject({ status: 404 })
    }
    const clerk = await signedIn(portal, nila)
    expect(await deactivate(asha, clerk)).toMatchObject({ status: 403 })
    expect(await portal.call('GET', `/api/staff-account/${asha.id}/departure`, undefined, clerk)).toMatchObject({
      status: 403,
    })
  })

  itsRule('cannot be set by a change of the record', async () => {
    const forged = { deactivatedAt: new Date().toISOString(), deactivatedBy: 'x', lastSignInAt: null }
    await portal.call('PATCH', `/api/staff/${nila.id}`, forged, administrator)
    expect((await read(nila)).deactivatedAt ?? null).toBeNull()
    await deactivate(nila)
    await portal.call('PATCH', `/api/staff/${nila.id}`, { name: 'Nila Basu', deactivatedAt: null }, administrator)
    expect(await read(nila)).toMatchObject({ name: 'Nila Basu', deactivatedBy: 'Asha Rao' })
    expect(await post('/login', { email: nila.email, password: STAFF_PASSWORD })).toMatchObject({ status: 401 })
  })
})

describe('an account with a history', () => {
  const remove = ({ id }: { id: string }) => portal.call('DELETE', `/api/staff/${id}`, undefined, administrator)

  it('is deactivated instead of deleted', async () => {
    for (const where of [`/${nila.id}`, `?where[id][equals]=${nila.id}`]) {
      const refused = await portal.call('DELETE', `/api/staff${where}`, undefined, administrator)
      expect(refused.text).toContain('Deactivate it instead')
    }
    expect(await read(nila)).toMatchObject({ name: 'Nila Bose' })
  })

  it('is none that never signed in', async () => {
    const person = { name: 'Mina Das', email: 'mina@pravesh.example', roles: ['store'] }
    const { reply } = await post('', person, administrator)
    expect(await remove(reply.doc)).toMatchObject({ status: 200 })
    const again = await post('', person, administrator)
    const token = await invitationTo(portal.payload, person.email)
    await post('/accept-invitation', { token, password: 'lamp by the green river' })
    expect(await remove(again.reply.doc)).toMatchObject({ status: 409 })
  })
})

it('the last sign-in is recorded, and a reset link of an active account still works', async () => {
  expect((await read(nila)).lastSignInAt ?? null).toBeNull()
  await signedIn(portal, nila)
  expect(Date.parse((await read(nila)).lastSignInAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  await post('/forgot-password', { email: nila.email })
  const token = await staffTokenSentTo(portal.payload, nila.email)
  expect(await post('/reset-password', { token, password: 'lamp by the green river' })).toMatchObject({ status: 200 })
})
