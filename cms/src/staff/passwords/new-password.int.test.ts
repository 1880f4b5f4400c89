/** @sqlite-only rules of passwords; sessions.int.test.ts and recover.int.test.ts change them on both databases */
import { STAFF_PASSWORD_LENGTH } from '@pravesh/shared/accounts/staff-password'
import { beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, signedIn } from '../../../test/builders/staff.ts'
import { invitationTo } from '../../../test/invitations.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import type { Staff } from '../../payload-types.ts'
import { ensureFirstAdministrator } from '../administrators/ensure-first-administrator.ts'

const portal = startTestPortal()
const everyone = { id: { exists: true } }
const GOOD = 'lamp by the green river'
const REFUSED = [
  ['short', 'a short one'],
  ['among the common', 'administrator'],
  ['a variation of a common one', 'P@ssw0rd1234!'],
  ['a sequence', '123456789012'],
  ['one character', 'aaaaaaaaaaaaaaaa'],
  ['the portal’s name', 'Pravesh@2026!'],
  ['the own name', 'NilaBose@1990'],
  ['the own address', 'nila.bose12345'],
  ['too long', 'lamp by the green river '.repeat(6)],
] as const

const person = { name: 'Nila Bose', email: 'nila.bose@pravesh.example', roles: ['content-editor'] }
const login = (password: string) => portal.call('POST', '/api/staff/login', { email: person.email, password })
const fieldsOf = (answer: { reply: { errors: { data: { errors: unknown } }[] } }) => answer.reply.errors[0]?.data.errors

let administrator: Record<string, string>
let nila: Staff
beforeEach(async () => {
  for (const collection of ['rate-limits', 'messages', 'staff'] as const) {
    await deleteRows({ payload: portal.payload, collection, where: everyone })
  }
  administrator = await signedIn(portal, await aStaffMember(portal.payload))
  nila = await aStaffMember(portal.payload, person)
})

describe.each(REFUSED)('a password that is %s', (_, password) => {
  const atTheField = [expect.objectContaining({ path: 'password', message: expect.stringMatching(/^This password/) })]

  it('is refused after an invitation, by its owner and by an administrator', async () => {
    await deleteRows({ payload: portal.payload, collection: 'staff', where: { id: { equals: nila.id } } })
    await portal.call('POST', '/api/staff', person, administrator)
    const token = await invitationTo(portal.payload, person.email)
    const accepted = await portal.call('POST', '/api/staff/accept-invitation', { token, password })
    expect([accepted.status, fieldsOf(accepted)]).toEqual([400, atTheField])
    await deleteRows({ payload: portal.payload, collection: 'staff', where: { email: { equals: person.email } } })

    nila = await aStaffMember(portal.payload, person)
    const own = await signedIn(portal, nila)
    const body = { password, currentPassword: STAFF_PASSWORD }
    for (const headers of [own, administrator]) {
      for (const path of [`/${nila.id}`, `?where[id][equals]=${nila.id}`]) {
        const changed = await portal.call('PATCH', `/api/staff${path}`, body, headers)
        expect([path, changed.status]).toEqual([path, 400])
        if (path.startsWith('/')) expect(fieldsOf(changed)).toEqual(atTheField)
      }
    }
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('is refused by the Local API', async () => {
    const { payload } = portal
    const set = payload.update({ collection: 'staff', id: nila.id, data: { password } })
    await expect(set).rejects.toMatchObject({ data: { errors: atTheField } })
    const other = { ...person, email: 'nila.bose@other.example', password }
    await expect(payload.create({ collection: 'staff', data: other })).rejects.toMatchObject({ status: 400 })
    expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('is refused for the first administrator', async () => {
    const { payload } = portal
    await deleteRows({ payload, collection: 'staff', where: everyone })
    const first = await portal.call('POST', '/api/staff/first-register', { ...person, password })
    expect(first).toMatchObject({ status: 400 })
    expect(first.headers.has('set-cookie')).toBe(false)
    const settings = { payload, email: person.email, password }
    // Its name is Administrator.
    if (!password.startsWith('NilaBose')) {
      await expect(ensureFirstAdministrator(settings)).rejects.toMatchObject({ name: 'SettingsError' })
    }
    expect((await payload.count({ collection: 'staff', where: everyone })).totalDocs).toBe(0)
  })
})

it.each(['a short one', 'administrator', '123456789012'])('Payload’s own reset refuses %s', async (password) => {
  const { payload } = portal
  const token = await payload.forgotPassword({ collection: 'staff', data: { email: person.email }, disableEmail: true })
  const reset = (typed: string) =>
    payload.resetPassword({ collection: 'staff', data: { token, password: typed }, overrideAccess: true })
  await expect(reset(password)).rejects.toMatchObject({ status: 400 })
  expect(await login(STAFF_PASSWORD)).toMatchObject({ status: 200 })
  await reset(GOOD)
  expect(await login(GOOD)).toMatchObject({ status: 200 })
})

it('accepts any other password of sufficient length, without rules of composition', async () => {
  for (const password of [GOOD, 'k7m2-qpfd-9xzt', 'नदी के पास हरा दीपक', 'x'.repeat(3) + GOOD.repeat(5)]) {
    expect([...password].length).toBeGreaterThanOrEqual(STAFF_PASSWORD_LENGTH.min)
    const changed = await portal.call('PATCH', `/api/staff/${nila.id}`, { password }, administrator)
    expect([password, changed.status]).toEqual([password, 200])
    expect(await login(password)).toMatchObject({ status: 200 })
  }
})

it('accepts a password in another normalization form than it was set in', async () => {
  const password = 'caf\u00e9 by the green river'
  await portal.payload.update({ collection: 'staff', id: nila.id, data: { password: password.normalize('NFD') } })
  for (const form of ['NFC', 'NFD', 'NFKC'] as const) {
    expect(await login(password.normalize(form))).toMatchObject({ status: 200 })
  }
})
