/** @sqlite-only fields of one form; recovery and guessing change accounts and sessions on both databases */
import { beforeEach, describe, expect, it } from 'vitest'
import { aStaffMember, STAFF_PASSWORD, signedIn } from '../../../test/builders/staff.ts'
import { crowdedHashing } from '../../../test/crowded-hashing.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import type { Staff } from '../../payload-types.ts'
import type { Role } from '../permissions/roles.ts'

const portal = startTestPortal()
const NEW = 'another long password'
const login = (email: string, password: string) => portal.call('POST', '/api/staff/login', { email, password })
const patch = (path: string, body: unknown, headers: Record<string, string>) =>
  portal.call('PATCH', `/api/staff${path}`, body, headers)
const me = async (headers: Record<string, string>) =>
  (await portal.call('GET', '/api/staff/me', undefined, headers)).reply.user

let asha: Staff
let headers: Record<string, string>
const signInAs = async (role: Role) => {
  asha = await aStaffMember(portal.payload, { role })
  headers = await signedIn(portal, asha)
}
beforeEach(async () => {
  await deleteRows({ payload: portal.payload, collection: 'rate-limits', where: { id: { exists: true } } })
})

describe.each(['administrator', 'content-editor'] as const)('the account of an %s', (role) => {
  beforeEach(() => signInAs(role))

  it.each([
    ['password', { password: NEW }],
    ['password, with an empty current one', { password: NEW, currentPassword: '' }],
    ['password, with a wrong current one', { password: NEW, currentPassword: 'wrong password' }],
    ['password, with an operator', { password: NEW, currentPassword: { $ne: '' } }],
    ['e-mail address', { email: 'stolen@pravesh.example' }],
    ['e-mail address, with a wrong password', { email: 'stolen@pravesh.example', currentPassword: 'wrong password' }],
  ])('does not change its %s', async (_, body) => {
    for (const path of [`/${asha.id}`, `?where[email][equals]=${asha.email}`]) {
      const { status, text } = await patch(path, body, headers)
      expect(status, text).toBe(400)
      expect(text).toContain('current password')
    }
    expect(await login(asha.email, STAFF_PASSWORD)).toMatchObject({ status: 200 })
    expect(await me(headers)).toMatchObject({ email: asha.email })
  })

  it('reports the missing current password at its field', async () => {
    const { reply } = await patch(`/${asha.id}`, { password: NEW }, headers)
    expect(reply.errors[0].data.errors).toEqual([expect.objectContaining({ path: 'currentPassword' })])
  })

  it('changes its password with the current one, and ends all other sessions', async () => {
    const elsewhere = await signedIn(portal, asha)
    const changed = await patch(`/${asha.id}`, { password: NEW, currentPassword: STAFF_PASSWORD }, headers)
    expect(changed).toMatchObject({ status: 200 })
    expect(changed.text).not.toContain(STAFF_PASSWORD)
    expect(await me(headers)).toMatchObject({ email: asha.email })
    expect(await me(elsewhere)).toBeNull()
    expect(await login(asha.email, STAFF_PASSWORD)).toMatchObject({ status: 401 })
    expect(await login(asha.email, NEW)).toMatchObject({ status: 200 })
  })

  it('changes its e-mail address with the current password, and ends all other sessions', async () => {
    const elsewhere = await signedIn(portal, asha)
    const email = `new-${asha.email}`
    const body = { email: email.toUpperCase(), currentPassword: STAFF_PASSWORD }
    expect(await patch(`/${asha.id}`, body, headers)).toMatchObject({ status: 200 })
    expect(await me(headers)).toMatchObject({ email })
    expect(await me(elsewhere)).toBeNull()
    expect(await login(email, STAFF_PASSWORD)).toMatchObject({ status: 200 })
  })

  it('changes other fields without the current password', async () => {
    const elsewhere = await signedIn(portal, asha)
    const body = { name: 'Asha Rao', email: asha.email }
    expect(await patch(`/${asha.id}`, body, headers)).toMatchObject({
      status: 200,
      reply: { doc: { name: 'Asha Rao' } },
    })
    expect(await me(elsewhere)).toMatchObject({ name: 'Asha Rao' })
  })

  it('is locked by wrong current passwords as by failed sign-ins', async () => {
    const guess = (i: number) => patch(`/${asha.id}`, { password: NEW, currentPassword: `wrong ${i}` }, headers)
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => guess(i)))
    expect(answers.filter(({ text }) => text.includes('is incorrect')).length).toBeLessThanOrEqual(5)
    const right = await patch(`/${asha.id}`, { password: NEW, currentPassword: STAFF_PASSWORD }, headers)
    expect(right.status).toBe(400)
    expect(right.text).toContain('Too many wrong passwords')
    expect(await login(asha.email, STAFF_PASSWORD)).toMatchObject({ status: 429 })
  })

  it.each([
    ['hash and salt', { hash: 'pbkdf2-sha256-v1:00', salt: '00' }],
    [
      'the token of a reset link',
      { resetPasswordToken: 'chosen', resetPasswordExpiration: '2099-01-01T00:00:00.000Z' },
    ],
    ['sessions', { sessions: [] }],
  ])('ignores %s', async (_, body) => {
    expect(await patch(`/${asha.id}`, body, headers)).toMatchObject({ status: 200 })
    expect(await login(asha.email, STAFF_PASSWORD)).toMatchObject({ status: 200 })
    expect(await me(headers)).toMatchObject({ email: asha.email })
    const reset = { token: 'chosen', password: NEW }
    expect(await portal.call('POST', '/api/staff/reset-password', reset)).toMatchObject({ status: 403 })
  })
})

it('lets an administrator change another person’s password or address, which ends their sessions', async () => {
  await signInAs('administrator')
  const editor = await aStaffMember(portal.payload, { role: 'content-editor' })
  const email = `new-${editor.email}`
  for (const body of [{ email }, { password: NEW }]) {
    const editorHeaders = await signedIn(portal, body.password ? { email } : editor)
    expect(await me(editorHeaders)).toMatchObject({ id: editor.id })
    expect(await patch(`/${editor.id}`, body, headers)).toMatchObject({ status: 200 })
    expect(await me(editorHeaders)).toBeNull()
  }
})

it('rejects a concurrent sign-in with the old password, and does not restore it', async () => {
  await signInAs('administrator')
  const queue = crowdedHashing({ places: 20 })
  const signingIn = login(asha.email, STAFF_PASSWORD)
  await portal.payload.update({ collection: 'staff', id: asha.id, data: { password: NEW } })
  await queue.release()
  expect(await signingIn).toMatchObject({ status: 401 })
  expect(await login(asha.email, STAFF_PASSWORD)).toMatchObject({ status: 401 })
  expect(await login(asha.email, NEW)).toMatchObject({ status: 200 })
})
