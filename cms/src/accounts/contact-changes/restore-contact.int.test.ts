/** @sqlite-only change-email.int.test.ts and contact-change-killed.int.test.ts write the same on both */
import { beforeAll, describe, expect, it } from 'vitest'
import { anActiveStudent, anUnverifiedStudent, loggedIn, PASSWORD } from '../../../test/builders/students.ts'
import { contactChangesOn, NEW_EMAIL, NEW_PHONE } from '../../../test/contact-change.ts'
import { killAtWrite } from '../../../test/kill-at-write.ts'
import { messagesTo } from '../../../test/outbox.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Student } from '../../payload-types.ts'
import { contactHistory } from '../admin/contact-history.ts'
import { contactEffects } from './contact-effects.ts'

const portal = startTestPortal()
const { account, post, login, whoAmI, later, stored, forgot, changeEmail, changePhone, codeFor } =
  contactChangesOn(portal)
const OLD = 'asha@example.in'
const reason = 'She called from the number that we know.'
let administrator: StaffSession
beforeAll(async () => {
  administrator = await aStaffSession(portal, ['administrator'], 'Mina Das')
})

const session = (student: Student = account.asha) => loggedIn(portal.payload, student)
const restore = (id: string, present: string, as: Record<string, string> = administrator.headers) =>
  post(`staff/contact-change/${id}/restore`, { reason, present }, as)

/** The stored changes of a student, latest first. */
async function changes(studentId = account.asha.id) {
  const where = { studentId: { equals: studentId } }
  return (await portal.payload.find({ collection: 'contact-changes', where, sort: '-changedAt', depth: 0 })).docs
}

/** Another person with her password has changed her address. Returns the change's id, and their session. */
async function takenOver(to = NEW_EMAIL) {
  const thief = await session()
  expect(await changeEmail(thief, await codeFor(thief, to), to)).toMatchObject({ status: 200 })
  const [change] = await changes()
  later(60)
  return { id: change?.id ?? '', thief }
}

describe('an e-mail address that an administrator puts back', () => {
  it('ends all sessions and the password, and both addresses get a notice', async () => {
    const { id, thief } = await takenOver()
    const { status, reply } = await restore(id, NEW_EMAIL)
    expect([status, reply.msg]).toEqual([200, 'Put back. The student chooses a new password under “Forgot password”.'])
    expect((await stored(account.asha.id)).email).toBe(OLD)
    expect(await whoAmI(thief)).toMatchObject({ status: 401 })
    for (const email of [OLD, NEW_EMAIL]) {
      expect(await login(PASSWORD, email)).toMatchObject({ status: 401 })
      const [notice, ...more] = await messagesTo(portal.payload, email, 'contact-restored')
      expect(more).toEqual([])
      expect(notice?.subject).toBe('We put your earlier e-mail address back')
      expect(notice?.text).toContain('as•••@example.in')
    }
    const activation_token = await forgot()
    expect(await post('resetPassword', { password: 'Marigold@2', activation_token })).toMatchObject({ status: 200 })
    expect(await login('Marigold@2')).toMatchObject({ status: 200 })
  })

  it('is stored with the reason, which staff and the student see', async () => {
    const { id } = await takenOver()
    await restore(id, NEW_EMAIL)
    const restored = { contact: 'email', from: NEW_EMAIL, to: OLD, restoredBy: 'Mina Das', reason, nextSettleAt: null }
    expect((await changes())[0]).toMatchObject(restored)
    const history = await contactHistory({
      payload: portal.payload,
      user: administrator.user as never,
      studentId: account.asha.id,
    })
    expect(history.map(({ change, present }) => [change.from, present])).toEqual([
      [NEW_EMAIL, OLD],
      [OLD, null],
    ])
    const { reply } = await portal.call('GET', '/api/user/myData', undefined, await session())
    expect(reply.result.contactChanges[0]).toMatchObject({ from: NEW_EMAIL, to: OLD, putBackBy: 'Mina Das', reason })
  })

  it('is the first of several', async () => {
    const { id, thief } = await takenOver()
    const third = 'third@example.in'
    expect(await changeEmail(thief, await codeFor(thief, third), third)).toMatchObject({ status: 200 })
    expect(await restore(id, NEW_EMAIL)).toMatchObject({ status: 409 })
    expect(await restore(id, third)).toMatchObject({ status: 200 })
    expect((await stored(account.asha.id)).email).toBe(OLD)
  })

  it('is refused while another account has it, and taken from one that was never verified', async () => {
    const { id } = await takenOver()
    const other = await anActiveStudent(portal.payload, { email: OLD })
    const refused = await restore(id, NEW_EMAIL)
    expect([refused.status, refused.reply.msg]).toEqual([
      409,
      `${OLD} belongs to another account now. Compare both accounts, and call their owners.`,
    ])
    expect((await stored(account.asha.id)).email).toBe(NEW_EMAIL)
    expect(await changes()).toHaveLength(1)
    expect(await messagesTo(portal.payload, OLD, 'contact-restored')).toEqual([])
    await portal.payload.delete({ collection: 'students', id: other.id, context: { erasure: true } })
    await anUnverifiedStudent(portal.payload, { email: OLD })
    expect(await restore(id, NEW_EMAIL)).toMatchObject({ status: 200 })
  })

  it('is put back once by two administrators at the same time, and again after another change', async () => {
    const { id } = await takenOver()
    const answers = await Promise.all([restore(id, NEW_EMAIL), restore(id, NEW_EMAIL)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await restore(id, NEW_EMAIL)).toMatchObject({ status: 409 })
    expect(await restore(id, OLD)).toMatchObject({ status: 409 })
    expect(await changes()).toHaveLength(2)
    expect(await messagesTo(portal.payload, OLD, 'contact-restored')).toHaveLength(1)
    const activation_token = await forgot()
    await post('resetPassword', { password: PASSWORD, activation_token })
    const again = await takenOver()
    expect(await restore(again.id, NEW_EMAIL)).toMatchObject({ status: 200 })
    expect(await messagesTo(portal.payload, OLD, 'contact-restored')).toHaveLength(2)
  })

  it('races with another change: one of both happens, with its notices', async () => {
    const { id, thief } = await takenOver()
    const third = 'third@example.in'
    const code = await codeFor(thief, third)
    const [put, changed] = await Promise.all([restore(id, NEW_EMAIL), changeEmail(thief, code, third)])
    expect([put.status === 200, changed.status === 200].filter(Boolean)).toHaveLength(1)
    expect((await stored(account.asha.id)).email).toBe(put.status === 200 ? OLD : third)
    expect(await changes()).toHaveLength(2)
    expect(await messagesTo(portal.payload, OLD, 'contact-restored')).toHaveLength(put.status === 200 ? 1 : 0)
  })
})

it('puts a phone back, and both phones and the e-mail address get a notice', async () => {
  const here = await session()
  const old = account.asha.phone
  expect(await changePhone(here, await codeFor(here, NEW_PHONE))).toMatchObject({ status: 200 })
  const [change] = await changes()
  expect(await restore(change?.id ?? '', NEW_PHONE)).toMatchObject({ status: 200 })
  expect((await stored(account.asha.id)).phone).toBe(old)
  expect(await whoAmI(here)).toMatchObject({ status: 401 })
  // The first text is that of the change.
  expect(await messagesTo(portal.payload, old, 'phone-changed-text')).toHaveLength(2)
  expect(await messagesTo(portal.payload, NEW_PHONE, 'phone-changed-text')).toHaveLength(1)
  expect(await messagesTo(portal.payload, OLD, 'contact-restored')).toHaveLength(1)
})

it('is refused to everybody but administrators, without a reason, and for unknown changes', async () => {
  const { id, thief } = await takenOver()
  for (const roles of [['admissions-officer'], ['accounts'], ['content-editor'], ['store']] as const) {
    const { headers } = await aStaffSession(portal, [...roles])
    expect(await restore(id, NEW_EMAIL, headers), roles[0]).toMatchObject({ status: 403 })
  }
  for (const others of [{}, thief]) expect(await restore(id, NEW_EMAIL, others)).toMatchObject({ status: 401 })
  const empty = { reason: ' ', present: NEW_EMAIL }
  const refused = await post(`staff/contact-change/${id}/restore`, empty, administrator.headers)
  expect([refused.status, refused.reply.msg]).toEqual([400, 'Enter a reason. Staff see it with this student.'])
  expect(await restore('unknown', NEW_EMAIL)).toMatchObject({ status: 404 })
  expect((await stored(account.asha.id)).email).toBe(NEW_EMAIL)
})

it('has all its effects or none, wherever the process stops, and keeps the password chosen after it', async () => {
  const settle = async () => {
    later(300)
    await runDue({ payload: portal.payload, work: contactEffects, now: () => new Date() })
  }
  let deaths = 0
  for (let nth = 1; nth <= 40; nth++) {
    const [old, present] = [`owner${nth}@example.in`, `thief${nth}@example.in`]
    const student = await anActiveStudent(portal.payload, { email: old })
    const thief = await loggedIn(portal.payload, student)
    await changeEmail(thief, await codeFor(thief, present), present)
    const [change] = await changes(student.id)
    later(60)
    const { died } = await killAtWrite(portal.payload, nth, () => restore(change?.id ?? '', present))
    const isRestored = (await stored(student.id)).email === old
    const mustSettle = (await messagesTo(portal.payload, present, 'contact-restored')).length === 0
    let password = isRestored ? 'Wrong@1' : PASSWORD
    if (isRestored && !mustSettle) {
      password = 'Marigold@2'
      await post('resetPassword', { password, activation_token: await forgot(old) })
    }
    await settle()
    await settle()
    expect(await changes(student.id), `write ${nth}`).toHaveLength(isRestored ? 2 : 1)
    for (const email of [old, present])
      expect(await messagesTo(portal.payload, email, 'contact-restored'), `write ${nth}`).toHaveLength(
        isRestored ? 1 : 0,
      )
    expect((await whoAmI(thief)).status, `write ${nth}`).toBe(isRestored ? 401 : 200)
    expect((await login(PASSWORD, isRestored ? old : present)).status, `write ${nth}`).toBe(isRestored ? 401 : 200)
    if (password === 'Marigold@2') expect((await login(password, old)).status, `write ${nth}`).toBe(200)
    if (!died) break
    deaths += 1
  }
  expect(deaths).toBeGreaterThan(5)
}, 120_000)
