import { INVITATION_DAYS } from '@pravesh/shared/accounts/staff-accounts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, signedIn, staffCookieIn } from '../../../test/builders/staff.ts'
import { invitationsTo, invitationTo } from '../../../test/invitations.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { messagesTo, staffTokenSentTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Staff } from '../../payload-types.ts'
import { mustChooseOwnPassword } from '../passwords/must-choose-own-password.ts'
import { invitationWork } from './invitation-work.ts'

const portal = startTestPortal()
const OWN = 'lamp by the green river'
const EMAIL = 'nila.bose@pravesh.example'
const DAY = 24 * 60 * 60_000
const post = (path: string, body: unknown, headers = {}) => portal.call('POST', `/api/staff${path}`, body, headers)
const login = (password: string) => post('/login', { email: EMAIL, password })
const accept = (token: string, password = OWN) => post('/accept-invitation', { token, password })
const nila = async () =>
  (await readRow({ payload: portal.payload, collection: 'staff', where: { email: { equals: EMAIL } } })) as Staff

let administrator: Record<string, string>
const add = (body: object = {}) =>
  post('', { name: 'Nila Bose', email: EMAIL, roles: ['content-editor'], ...body }, administrator)
const change = async (body: object) => portal.call('PATCH', `/api/staff/${(await nila()).id}`, body, administrator)

beforeEach(async () => {
  vi.useRealTimers()
  for (const collection of ['rate-limits', 'messages', 'staff'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: { id: { exists: true } } })
  }
  administrator = await signedIn(portal, await aStaffMember(portal.payload, { name: 'Asha Rao' }))
})

describe('a new colleague', () => {
  it('gets an invitation, chooses a password and is signed in; the link works once', async () => {
    const added = await add()
    expect(added).toMatchObject({ status: 201, reply: { doc: { invitedBy: 'Asha Rao' } } })
    expect(added.text).not.toMatch(/"password"|hash|salt|handOverTo|heldUntil/)
    const [mail] = await messagesTo(portal.payload, EMAIL, 'staff-invitation')
    expect(mail?.text).toMatch(/Asha Rao has added you .*works once, until .* \(India time\)/s)
    const token = await invitationTo(portal.payload, EMAIL)

    const accepted = await accept(token)
    expect(accepted).toMatchObject({ status: 200, reply: { user: { email: EMAIL } } })
    expect(accepted.headers.get('set-cookie')).toContain('pravesh-staff-token')
    const staff = await nila()
    expect(staff).toMatchObject({ invitedUntil: null, passwordKnownToOthers: false, invitedBy: 'Asha Rao' })
    expect(staff.lastSignInAt).not.toBeNull()
    expect(mustChooseOwnPassword(staff)).toBe(false)
    expect(await accept(token, 'yet another password')).toMatchObject({ status: 403 })
    expect(await login(OWN)).toMatchObject({ status: 200 })
  })

  it('cannot be given a password, nor fields of the portal', async () => {
    const refused = await add({ password: OWN })
    expect(refused.status).toBe(400)
    expect(refused.reply.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'password' })])
    const forged = {
      invitedUntil: null,
      lastSignInAt: '2026-01-01T00:00:00Z',
      passwordKnownToOthers: true,
      dueAt: null,
    }
    expect(await add({ ...forged, deactivatedAt: '2026-01-01T00:00:00Z' })).toMatchObject({ status: 201 })
    const staff = await nila()
    expect(staff).toMatchObject({ invitedUntil: expect.any(String), passwordKnownToOthers: false })
    expect([staff.lastSignInAt ?? null, staff.deactivatedAt ?? null]).toEqual([null, null])
  })

  it('cannot sign in before, and gets a clear message when the invitation has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await add()
    expect(await login('')).toMatchObject({ status: 400 })
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 401 })
    const token = await invitationTo(portal.payload, EMAIL)
    vi.setSystemTime(Date.now() + INVITATION_DAYS * DAY)
    const late = await accept(token)
    expect(late).toMatchObject({ status: 403 })
    expect(late.text).toMatch(/expired.*administrator.*Forgot password/)
    expect((await accept(`${token}0`)).text).toContain('used or replaced')

    await post('/forgot-password', { email: EMAIL })
    const reset = { token: await staffTokenSentTo(portal.payload, EMAIL), password: OWN }
    expect(await post('/reset-password', reset)).toMatchObject({ status: 200 })
    expect(await nila()).toMatchObject({ invitedUntil: null })
  })

  itsRule('can be invited again with a new lifetime, until the invitation is accepted', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await add()
    vi.setSystemTime(Date.now() + (INVITATION_DAYS + 1) * DAY)
    administrator = await signedIn(portal, await aStaffMember(portal.payload, { name: 'Ravi Sen' }))
    const { id } = await nila()
    const again = (of = id) => portal.call('POST', `/api/staff-account/${of}/invite`, {}, administrator)
    expect(await again()).toMatchObject({ status: 200 })
    expect(await invitationsTo(portal.payload, EMAIL)).toHaveLength(2)
    expect(await nila()).toMatchObject({ invitedBy: 'Ravi Sen' })
    expect(await accept(await invitationTo(portal.payload, EMAIL))).toMatchObject({ status: 200 })
    expect(await again()).toMatchObject({ status: 409 })
    expect(await again('x')).toMatchObject({ status: 404 })
  })

  itsRule('is invited at the new address when it is corrected, and the earlier link ends', async () => {
    await add({ email: 'nila.bsoe@pravesh.example' })
    const wrong = await invitationTo(portal.payload, 'nila.bsoe@pravesh.example')
    const where = { email: { equals: 'nila.bsoe@pravesh.example' } }
    const staff = await readRow({ payload: portal.payload, collection: 'staff', where })
    await portal.call('PATCH', `/api/staff/${staff?.id}`, { email: EMAIL }, administrator)
    expect(await accept(wrong)).toMatchObject({ status: 403 })
    expect(await accept(await invitationTo(portal.payload, EMAIL))).toMatchObject({ status: 200 })
  })

  it('keeps the link when other fields are changed, and when the password is refused', async () => {
    await add()
    await change({ name: 'Nila Basu' })
    expect(await invitationsTo(portal.payload, EMAIL)).toHaveLength(1)
    const token = await invitationTo(portal.payload, EMAIL)
    const refused = await accept(token, 'NilaBasu@1990')
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.reply.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'password' })])
    expect(await accept(token)).toMatchObject({ status: 200 })
  })

  it('accepts once, when one link is used several times at once', async () => {
    await add()
    const token = await invitationTo(portal.payload, EMAIL)
    const answers = await Promise.all([1, 2, 3, 4].map((i) => accept(token, `${OWN} ${i}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
  })

  it('does not accept a token of another kind', async () => {
    await add()
    await post('/forgot-password', { email: EMAIL })
    expect(await accept(await staffTokenSentTo(portal.payload, EMAIL))).toMatchObject({ status: 403 })
    const reset = { token: await invitationTo(portal.payload, EMAIL), password: OWN }
    expect(await post('/reset-password', reset)).toMatchObject({ status: 403 })
  })
})

it('sends an invitation later, once, when the process died after the account was created', async () => {
  await add()
  await deleteRows({ payload: portal.payload, collection: 'messages', where: { id: { exists: true } } })
  const { id } = await nila()
  const due = () =>
    changeOne({
      payload: portal.payload,
      collection: 'staff',
      where: { id: { equals: id } },
      data: { dueAt: new Date(0).toISOString() },
    })
  for (const _ of [1, 2]) {
    await due()
    await runDue({ payload: portal.payload, work: invitationWork, now: () => new Date() })
  }
  expect(await invitationsTo(portal.payload, EMAIL)).toHaveLength(1)
  expect(await accept(await invitationTo(portal.payload, EMAIL))).toMatchObject({ status: 200 })
})

describe('a password typed by a colleague', () => {
  itsRule('ends the invitation, and is marked until the person chooses one', async () => {
    await add()
    const token = await invitationTo(portal.payload, EMAIL)
    expect(await change({ password: STAFF_PASSWORD })).toMatchObject({ status: 200 })
    expect(mustChooseOwnPassword(await nila())).toBe(true)
    expect(await nila()).toMatchObject({ invitedUntil: null })
    expect(await accept(token)).toMatchObject({ status: 403 })

    const login = await portal.call('POST', '/api/staff/login', { email: EMAIL, password: STAFF_PASSWORD })
    expect([login.reply.nextStep, staffCookieIn(login.headers)]).toEqual(['new-password', ''])
  })

  itsRule('is no longer marked after a reset link', async () => {
    await add()
    await change({ password: STAFF_PASSWORD })
    await post('/forgot-password', { email: EMAIL })
    await post('/reset-password', { token: await staffTokenSentTo(portal.payload, EMAIL), password: OWN })
    expect(mustChooseOwnPassword(await nila())).toBe(false)
  })
})
