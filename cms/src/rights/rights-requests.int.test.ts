import { describe, expect, it } from 'vitest'
import { givenSiteSettings } from '../../test/builders/site-settings.ts'
import { anActiveStudent } from '../../test/builders/students.ts'
import { inEveryLanguage } from '../../test/in-every-language.ts'
import { itsRule } from '../../test/left-out-on-mongodb.ts'
import { messagesTo } from '../../test/outbox.ts'
import { rightsIn } from '../../test/rights.ts'
import { aStaffSession, userOf } from '../../test/staff-session.ts'
import { startTestPortal } from '../../test/start-test-portal.ts'
import { readRows } from '../database/records/read-rows.ts'
import { updateRow } from '../database/records/update-row.ts'
import { rightsDashboard } from './admin/dashboard.ts'
import { adoptDeletions } from './ask/adopt-deletions.ts'
import { assignedRequests } from './desk/assigned-requests.ts'

const portal = startTestPortal()
const { administrator, asStudent, asStaff, desk, act, ask, askErasure, mine, latest, heal } = rightsIn(portal)

inEveryLanguage(portal)

const aStudent = () => anActiveStudent(portal.payload, { language: 'hi' })

describe('a request about rights', () => {
  it('is confirmed with its last day, answered in the language of the person, and read in the account', async () => {
    await givenSiteSettings(portal.payload)
    const { payload } = portal
    const student = await aStudent()
    const { reply } = await ask(student, 'access', 'Show me everything.')
    expect(reply).toMatchObject({ code: 'RIGHT_ASKED' })
    const [asked] = (await mine(student)).requests
    expect(asked).toMatchObject({ kind: 'access', state: 'open', text: 'Show me everything.', answer: null })
    const [received] = await messagesTo(payload, student.email, 'rights-received')
    expect(received).toMatchObject({ language: 'hi', studentId: student.id })
    expect(received?.text).toContain(asked.reference)
    const [office] = await messagesTo(payload, 'office@example.in', 'rights-asked')
    expect(office?.text).not.toContain('Show me everything')

    const request = await latest()
    // Neither the database nor a copy of it shows what was written.
    expect(JSON.stringify(request)).not.toContain('Show me')
    expect(await desk(request.id)).toMatchObject({ text: 'Show me everything.', locale: 'hi', revision: 0 })
    expect((await act(request.id, 'answer', 'डाउनलोड करें।')).status).toBe(200)
    expect((await mine(student)).requests[0]).toMatchObject({ state: 'answered', answer: 'डाउनलोड करें।' })
    await heal()
    const answers = await messagesTo(payload, student.email, 'rights-answered')
    expect(answers.map(({ language, text }) => [language, text.includes('डाउनलोड करें।')])).toEqual([['hi', true]])
    // A second kind of answer comes too late.
    expect((await act(request.id, 'reject')).status).toBe(409)
  })

  it('is open once of a kind, can be withdrawn, and belongs to its student', async () => {
    const [student, other] = [await aStudent(), await aStudent()]
    const both = await Promise.all([ask(student, 'complaint'), ask(student, 'complaint')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask(student, 'correction')).status).toBe(200)
    const [complaint] = (await mine(student)).requests.filter(({ kind }: { kind: string }) => kind === 'complaint')
    const withdraw = (by = student) => asStudent(by, `rights/request/${complaint.reference}/withdraw`, {})
    expect((await withdraw(other)).status).toBe(404)
    expect((await mine(other)).requests).toEqual([])
    expect((await withdraw()).status).toBe(200)
    expect((await withdraw()).status).toBe(409)
    expect((await ask(student, 'complaint')).status).toBe(200)
    expect((await ask(student, 'erasure')).status).toBe(400)
  })

  itsRule('has the days of the settings, within the bounds of the law', async () => {
    const student = await aStudent()
    const settings = (data: object) =>
      portal.call('POST', '/api/globals/rights-settings', data, {
        ...administrator().headers,
        'sec-fetch-site': 'same-origin',
      })
    expect((await settings({ access: 91 })).status).toBe(400)
    expect((await settings({ access: 3, officerName: 'Gita Ghosh', officerEmail: 'gita@example.in' })).status).toBe(200)
    await ask(student, 'access')
    const { days, officer, requests } = await mine(student)
    expect([days.access, days.complaint, officer]).toEqual([
      3,
      15,
      { name: 'Gita Ghosh', email: 'gita@example.in', phone: '' },
    ])
    const left = Date.parse(requests[0].answerBy) - Date.now()
    expect(left).toBeGreaterThan(2 * 24 * 3_600_000)
    expect(left).toBeLessThan(3 * 24 * 3_600_000)
    await settings({ access: 30, officerName: null, officerEmail: null })
  })
})

describe('the queue of staff', () => {
  it('has the request with the earliest last day first, and says what is overdue', async () => {
    const student = await aStudent()
    await ask(student, 'access')
    const first = await latest()
    await ask(student, 'complaint')
    const { reply } = await portal.call('GET', '/api/rights-requests', undefined, administrator().headers)
    expect(reply.docs.map(({ kind }: { kind: string }) => kind)).toEqual(['complaint', 'access'])
    const [alert] = rightsDashboard.alerts
    const notices = () => alert?.findNotices({ payload: portal.payload, user: userOf(administrator()) })
    expect(await notices()).toMatchObject([
      {
        text: '2 requests about rights are waiting',
        detail: 'The first must be answered within 15 days.',
        tone: 'todo',
      },
    ])
    const answerBy = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
    await updateRow({ payload: portal.payload, collection: 'rights-requests', where: first.id, data: { answerBy } })
    expect(await notices()).toMatchObject([{ detail: 'The first is overdue for 3 days.', tone: 'problem' }])
  })

  it('can be shared: a request is taken, handed over with its person’s other work, and put back', async () => {
    const { payload } = portal
    const colleague = await aStaffSession(portal, ['administrator'], 'Bina Boss')
    await ask(await aStudent(), 'access')
    const { id } = await latest()
    const assign = (staffId: string | null, revision: number) => asStaff(`${id}/assign`, { staffId, revision })
    expect((await assign(administrator().user.id, 0)).status).toBe(200)
    expect((await assign(colleague.user.id, 0)).status).toBe(409)
    expect((await assign('nothing', 1)).status).toBe(404)
    expect((await assign(colleague.user.id, 1)).status).toBe(200)
    expect(await assignedRequests.describe({ payload, staffId: colleague.user.id })).toBe('1 request about rights')
    await assignedRequests.handOver({ payload, from: colleague.user.id, to: null, now: new Date() })
    expect((await assign(null, 2)).status).toBe(200)
    expect(await desk(id)).toMatchObject({ assigned: null, revision: 2 })
    expect((await desk(id)).events.map(({ act, by }) => [act, by])).toEqual([
      ['asked', ''],
      ['taken', 'Amit Admin'],
      ['handed-over', 'Amit Admin'],
    ])
  })

  itsRule('is for administrators; auditors read it, and no call changes a request past the rules', async () => {
    await ask(await aStudent(), 'access')
    const { id } = await latest()
    const auditor = await aStaffSession(portal, ['auditor'])
    const officer = await aStaffSession(portal, ['admissions-officer'])
    expect((await asStaff(id, undefined, auditor)).status).toBe(200)
    expect((await asStaff(id, undefined, officer)).status).toBe(403)
    expect((await asStaff(`${id}/reject`, { text: 'No', revision: 0 }, auditor)).status).toBe(403)
    expect((await asStaff('nothing')).status).toBe(404)
    const patched = await portal.call(
      'PATCH',
      `/api/rights-requests/${id}`,
      { state: 'answered', events: [], staffName: 'Me' },
      { ...administrator().headers, 'sec-fetch-site': 'same-origin' },
    )
    expect(JSON.stringify(patched.reply)).not.toContain('v1.')
    expect(await latest()).toMatchObject({ state: 'open', revision: 0 })
  })
})

describe('a nominated person', () => {
  it('is encrypted, read by staff with the request, replaced and removed', async () => {
    const student = await aStudent()
    const rina = { name: 'RINA DAS', email: 'rina@example.in', phone: '9830012345' }
    expect((await asStudent(student, 'rights/nominee', rina)).reply.code).toBe('NOMINEE_SAVED')
    await asStudent(student, 'rights/nominee', { ...rina, name: 'Mita Das' })
    expect(await mine(student)).toMatchObject({
      nominee: { ...rina, name: 'MITA DAS' },
      requests: [{ kind: 'nomination', state: 'open' }],
    })
    const { docs } = await portal.payload.find({ collection: 'nominated-persons', showHiddenFields: true })
    expect(JSON.stringify(docs)).not.toMatch(/MITA|rina@/)
    expect((await desk((await latest()).id)).nominee).toEqual({ ...rina, name: 'MITA DAS' })
    await asStudent(student, 'rights/nominee/remove', {})
    expect((await mine(student)).nominee).toBeNull()
  })
})

it('follows the request for a deletion, and its withdrawal in either place', async () => {
  const student = await aStudent()
  const wanted = async () => (await asStudent(student, 'user/authVerify')).reply.userInfo.deletionRequestedAt !== null
  await askErasure(student)
  await askErasure(student)
  const states = async () =>
    (await mine(student)).requests.map(({ kind, state }: Record<string, string>) => [kind, state])
  expect([await wanted(), await states()]).toEqual([true, [['erasure', 'open']]])
  await asStudent(student, 'user/withdrawDeletion', {})
  expect([await wanted(), await states()]).toEqual([false, [['erasure', 'withdrawn']]])
  await askErasure(student)
  const [{ reference }] = (await mine(student)).requests
  await asStudent(student, `rights/request/${reference}/withdraw`, {})
  expect(await wanted()).toBe(false)
})

itsRule('adopts requests for a deletion that are older than the queue, once and with their day', async () => {
  const { payload } = portal
  const deletionRequestedAt = new Date(Date.now() - 10 * 24 * 3_600_000).toISOString()
  const { id: studentId } = await anActiveStudent(payload, { deletionRequestedAt })
  for (let starts = 0; starts < 2; starts++) await adoptDeletions(payload)
  const where = { studentId: { equals: studentId } }
  const requests = await readRows({ payload, collection: 'rights-requests', where })
  expect(requests).toMatchObject([{ kind: 'erasure', state: 'open', askedAt: deletionRequestedAt }])
})

itsRule('answers a person who cannot log in with the same file that students download', async () => {
  const student = await aStudent()
  await ask(student, 'access', 'Send it by post.')
  const { id } = await latest()
  const { reply } = await asStaff(`${id}/data`)
  expect(reply.result).toMatchObject({
    account: { email: student.email },
    rightsRequests: [{ right: 'Access', text: 'Send it by post.', history: [{ what: 'Asked' }] }],
  })
})
