import { describe, expect, it } from 'vitest'
import { ashasAccount } from '../../../test/account-calls.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { anActiveStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { promoteToStudent } from '../students/promote-to-student.ts'

const portal = startTestPortal()
const { account, post, login, whoAmI, later, stored } = ashasAccount(portal)

describe('one’s own data', () => {
  it('can be exported, without secrets', async () => {
    const headers = await loggedIn(portal.payload, account.asha)
    const { reply, text } = await portal.call('GET', '/api/user/myData', undefined, headers)
    expect(reply.result).toMatchObject({
      account: {
        name: account.asha.name,
        email: account.asha.email,
        phone: account.asha.phone,
        role: 'Student',
        state: 'ACTIVE',
      },
      consent: { noticeVersion: '2023-11-20' },
      sessions: [{ device: 'test' }],
    })
    expect(text).not.toMatch(/hash|pbkdf2/i)
  })

  it('is deleted on request: staff are notified once, and do not delete it themselves', async () => {
    await givenSiteSettings(portal.payload)
    const headers = await loggedIn(portal.payload, account.asha)
    const clerk = {
      name: 'Clerk',
      email: 'clerk@example.in',
      password: 'a long staff password',
      roles: ['administrator' as const],
    }
    const user = await portal.payload.create({ collection: 'staff', data: clerk })
    const remove = () =>
      portal.payload.delete({ collection: 'students', id: account.asha.id, overrideAccess: false, user })
    await expect(remove()).rejects.toThrow(/is erased by the request of its student/)
    expect(await post('requestDeletion', { password: 'Wrong@1' }, headers)).toMatchObject({ status: 400 })
    expect(await post('requestDeletion', { password: PASSWORD }, headers)).toMatchObject({ status: 200 })
    const { deletionRequestedAt } = await stored(account.asha.id)
    expect(deletionRequestedAt).toEqual(expect.any(String))
    later(60)
    expect(await post('requestDeletion', { password: PASSWORD }, headers)).toMatchObject({ status: 200 })
    expect((await stored(account.asha.id)).deletionRequestedAt).toBe(deletionRequestedAt)
    expect(await messagesTo(portal.payload, 'office@example.in', 'deletion-requested')).toHaveLength(1)
    expect((await whoAmI(headers)).reply.userInfo.deletionRequestedAt).toBe(deletionRequestedAt)
    await expect(remove(), 'which is the work of the request').rejects.toThrow(/under “Requests about rights”/)
    await portal.payload.delete({ collection: 'students', id: account.asha.id })
    expect(await whoAmI(headers)).toMatchObject({ status: 401 })
    expect(await login()).toMatchObject({ status: 401 })
  })

  it('is preserved when the request is withdrawn, and deletion can be requested again', async () => {
    const headers = await loggedIn(portal.payload, account.asha)
    const ravi = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    const requestedAt = async () => (await whoAmI(headers)).reply.userInfo.deletionRequestedAt
    await post('requestDeletion', { password: PASSWORD }, headers)
    expect(await post('withdrawDeletion', {}, ravi)).toMatchObject({ status: 200 })
    expect(await requestedAt()).toEqual(expect.any(String))
    for (let i = 0; i < 2; i++) expect(await post('withdrawDeletion', {}, headers)).toMatchObject({ status: 200 })
    expect(await requestedAt()).toBeNull()
    later(60)
    await post('requestDeletion', { password: PASSWORD }, headers)
    expect(await requestedAt()).toBe(new Date().toISOString())
  })
})

it('promotes a guest to student, idempotently', async () => {
  const guest = await anActiveStudent(portal.payload, { role: 'Guest' })
  for (let i = 0; i < 2; i++) await promoteToStudent({ payload: portal.payload, studentId: guest.id })
  expect(await stored(guest.id)).toMatchObject({ role: 'Student' })
})

it('lets an officer read students but not update them, and read no hashes', async () => {
  const data = {
    name: 'Officer',
    email: 'officer@example.in',
    password: 'a long staff password',
    roles: ['admissions-officer' as const],
  }
  const user = await portal.payload.create({ collection: 'staff', data })
  const asUser = { overrideAccess: false, user } as const
  const { docs } = await portal.payload.find({ collection: 'students', ...asUser })
  expect(docs).toHaveLength(1)
  expect(JSON.stringify(docs)).not.toMatch(/hash|pbkdf2/i)
  await expect(
    portal.payload.update({ collection: 'students', id: account.asha.id, data: { isApproved: true }, ...asUser }),
  ).rejects.toThrow()
  await expect(portal.payload.find({ collection: 'student-credentials', ...asUser })).rejects.toThrow()
  await portal.payload.delete({ collection: 'staff', where: {} }).catch(() => null)
})
