/** @sqlite-only who is mentioned and informed; its queries are those of duplicates and the outbox */
import { beforeAll, expect, it } from 'vitest'
import { anOpenCourse, aPaidApplication, aSubmittedApplication } from '../../../test/builders/applications.ts'
import { aStaffMember } from '../../../test/builders/staff.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { reviewCalls } from '../../../test/review-calls.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { openMentions } from './open-mentions.ts'
import { countOpenMentions, ownMentions } from './own-mentions.ts'

const portal = startTestPortal()
const calls = reviewCalls(portal)
let id: string
let number: string
let rita: StaffSession
let verifier: StaffSession
beforeAll(async () => {
  const open = await anOpenCourse(portal.payload, 'BED')
  const application = await aPaidApplication(portal.payload, { open })
  id = application.id
  number = application.number
  rita = await aStaffSession(portal, ['admissions-officer'], 'Rita Mondal')
  verifier = await aStaffSession(portal, ['verifier'], 'Arun Sen')
  await aStaffSession(portal, ['content-editor'], 'Nila Content')
  await aLimitedMember(portal, { courses: ['DELED'] }, ['admissions-officer'])
  const gone = await aStaffMember(portal.payload, { name: 'Gone Person', role: 'verifier' })
  const data = { deactivatedAt: new Date().toISOString() }
  await changeOne({ payload: portal.payload, collection: 'staff', where: { id: { equals: gone.id } }, data })
})

const own = ({ user }: StaffSession) => ownMentions({ payload: portal.payload, user: user as never })
const mailsTo = async (email: string) =>
  (await portal.payload.find({ collection: 'messages', where: { to: { equals: email } }, depth: 0 })).docs

it('offers colleagues who may see the application, and no one else', async () => {
  const path = `/api/application/staff/${id}/colleagues`
  const { status, reply } = await portal.call('GET', path, undefined, rita.headers)
  expect(status).toBe(200)
  const names = reply.result.colleagues.map(({ name }: { name: string }) => name)
  expect(names).toContain('Arun Sen')
  expect(names).not.toEqual(expect.arrayContaining(['Rita Mondal']))
  expect(names.join()).not.toMatch(/Nila Content|Gone Person|Limited/)
})

it('a mention reaches the colleague by e-mail and on the page, until it is done', async () => {
  const text = 'Marks differ from the sheet. @arun sen, see page 2.'
  expect((await calls.call(id, 'note', { text }, rita.headers)).status).toBe(200)
  const [mention] = await own(verifier)
  expect(mention).toMatchObject({ number, by: 'Rita Mondal', text, isDone: false })
  const { email } = await portal.payload.findByID({ collection: 'staff', id: verifier.user.id })
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(JSON.stringify(mails)).toContain(number)
  expect(JSON.stringify(mails)).not.toMatch(/Marks differ|ASHA|STUDENT/)
  const done = `/api/application/staff/mention/${mention?.id}/done`
  // Of someone else.
  expect((await portal.call('POST', done, {}, rita.headers)).status).toBe(404)
  expect((await portal.call('POST', done, {}, verifier.headers)).status).toBe(200)
  expect(await countOpenMentions({ payload: portal.payload, user: verifier.user as never })).toBe(0)
  expect(await own(verifier)).toMatchObject([{ isDone: true }])
})

it('refuses to mention a chosen colleague who may not see the application, and stores no note', async () => {
  const { docs } = await portal.payload.find({
    collection: 'staff',
    where: { or: [{ name: { equals: 'Gone Person' } }, { name: { like: 'Limited' } }] },
  })
  expect(docs).toHaveLength(2)
  for (const { id: hidden, name } of docs) {
    const body = { text: `@${name} never stored`, mentions: [hidden] }
    const { status, reply } = await calls.call(id, 'note', body, rita.headers)
    expect([status, reply.errors[0].field]).toEqual([400, 'mentions'])
  }
  expect((await calls.eventsOf(id)).map(({ text }) => text).join()).not.toContain('never stored')
})

it('open mentions of someone who leaves go to the colleague who takes over', async () => {
  await calls.call(id, 'note', { text: '@Arun Sen, the photo?' }, rita.headers)
  const options = { payload: portal.payload, now: new Date() }
  const from = verifier.user.id
  expect(await openMentions.describe({ ...options, staffId: from })).toBe('1 open mention in a note')
  await openMentions.handOver({ ...options, from, to: { id: rita.user.id, name: 'Rita Mondal' } })
  expect(await openMentions.describe({ ...options, staffId: from })).toBeNull()
  expect(await own(rita)).toMatchObject([{ text: '@Arun Sen, the photo?', isDone: false }])
  await openMentions.handOver({ ...options, from: rita.user.id, to: { id: from, name: 'Arun Sen' } })
  const [mention] = await own(verifier)
  await portal.call('POST', `/api/application/staff/mention/${mention?.id}/done`, {}, verifier.headers)
})

it('a deleted application takes its mentions along', async () => {
  const open = await anOpenCourse(portal.payload, 'DPHARM')
  const other = await aSubmittedApplication(portal.payload, { open })
  await calls.call(other.id, 'note', { text: '@Arun Sen' }, rita.headers)
  expect(await own(verifier)).toMatchObject([{ applicationId: other.id }, {}, {}])
  await portal.payload.delete({ collection: 'students', id: other.studentId })
  expect(await own(verifier)).toHaveLength(2)
})
