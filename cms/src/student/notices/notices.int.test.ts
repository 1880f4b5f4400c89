/** A notice by message: who gets it, and what a kill in the middle leaves. */
import { addDays } from '@pravesh/shared/platform/days'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { aSubmittedApplication } from '../../../test/builders/applications.ts'
import { aShownNotice } from '../../../test/builders/notices.ts'
import { anActiveStudent, anUnverifiedStudent } from '../../../test/builders/students.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storedDay } from '../../content/notice-board/notice-dates.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { readRow } from '../../database/records/read-row.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { runDue } from '../../database/work/run-due.ts'
import type { Notice, Student } from '../../payload-types.ts'
import { noticeWork } from './notice-work.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)
const today = dayInIndia(new Date())
let officer: StaffSession
let applicant: Student
let guest: Student

beforeAll(async () => {
  const { payload } = portal
  officer = await aStaffSession(portal, ['admissions-officer'])
  guest = await anActiveStudent(payload, { role: 'Guest' })
  await anActiveStudent(payload, { declinedMessages: ['notices:email'] })
  applicant = await anActiveStudent(payload)
  await aSubmittedApplication(payload, { open: open.BED, student: applicant })
  await anUnverifiedStudent(payload)
})

const call = (method: 'GET' | 'POST', { id }: Notice, path: string, body?: object, headers = officer.headers) =>
  portal.call(method, `/api/user/staff/notice/${id}/${path}`, body, headers)
const viewOf = async (notice: Notice) => (await call('GET', notice, 'sending')).reply.result
const countOf = (notice: Notice) => call('GET', notice, 'recipients')
const send = (notice: Notice, recipients: number) => call('POST', notice, 'send', { recipients })
const sendDue = (isStopping = () => false) => runDue({ payload: portal.payload, work: noticeWork(isStopping) })

/** The addresses that got the notice, each as often as it did. */
async function addressesOf({ id }: Notice): Promise<string[]> {
  const where = { key: { contains: id } }
  return (await readRows({ payload: portal.payload, collection: 'messages', where, limit: 0 }))
    .map(({ to }) => to)
    .sort()
}
const everybody = () => [guest.email, applicant.email].sort()

describe('a notice', () => {
  it('for everybody reaches all confirmed accounts but those that have turned notices off, once', async () => {
    const notice = await aShownNotice(portal.payload)
    expect(await viewOf(notice)).toEqual({ refusal: null, sending: null })
    expect((await countOf(notice)).reply.result).toEqual({ count: 2, declined: 1, inEnglish: [] })
    expect((await send(notice, 2)).status).toBe(200)
    expect((await send(notice, 2)).status).toBe(409)
    await sendDue()
    expect(await addressesOf(notice)).toEqual(everybody())
    expect(await viewOf(notice)).toMatchObject({
      sending: { by: 'admissions-officer', queued: 2, total: 2, finishedAt: expect.any(String) },
    })
    const message = await readRow({
      payload: portal.payload,
      collection: 'messages',
      where: { and: [{ template: { equals: 'notice' } }, { to: { equals: applicant.email } }] },
    })
    expect(message).toMatchObject({ subject: notice.title, studentId: applicant.id })
    expect(message?.text).toContain('The classes of the new session begin in July.\n\nBring your admission letter.')
    expect(message?.text).toContain(`/notices#notice-${notice.id}`)
  })

  it('for a course reaches its applicants only', async () => {
    const notice = await aShownNotice(portal.payload, { courses: ['BED'] })
    await send(notice, 1)
    await sendDue()
    expect(await addressesOf(notice)).toEqual([applicant.email])
    const other = await aShownNotice(portal.payload, { courses: ['DPHARM'] })
    const { status, reply } = await countOf(other)
    expect([status, reply.msg]).toEqual([409, expect.stringContaining('none gets notices')])
    expect((await send(other, 1)).status).toBe(409)
  })

  it.each([
    ['a draft', { _status: 'draft' }, 'Publish the notice first'],
    ['before its date', { shownFrom: storedDay(addDays(today, 1)) }, 'not shown yet'],
    [
      'after its last day',
      { shownFrom: storedDay(addDays(today, -9)), until: storedDay(addDays(today, -1)) },
      'passed',
    ],
  ] as const)('that is %s is not sent', async (_, change, reason) => {
    const notice = await aShownNotice(portal.payload, change)
    expect(await viewOf(notice)).toMatchObject({ refusal: expect.stringContaining(reason) })
    expect((await countOf(notice)).status).toBe(409)
    const { status, reply } = await send(notice, 2)
    expect([status, reply.msg]).toEqual([409, expect.stringContaining(reason)])
  })

  it('is not sent to many more people than staff have confirmed', async () => {
    const notice = await aShownNotice(portal.payload)
    const { status, reply } = await send(notice, 1)
    expect([status, reply.msg]).toEqual([409, expect.stringContaining('now concerns 2 people')])
    expect((await send(notice, -1)).status).toBe(400)
  })

  it('goes on after a stop, and neither loses nor repeats a message after a kill', async () => {
    const { payload } = portal
    const notice = await aShownNotice(payload)
    await send(notice, 2)
    await sendDue(() => true)
    expect(await addressesOf(notice)).toEqual([])
    await sendDue()
    expect(await addressesOf(notice)).toEqual(everybody())

    // As a process leaves it that is killed after the messages are stored and before this is noted.
    const unnoted = { finishedAt: null, lastStudentId: null, queued: 0, dueAt: new Date(0).toISOString() }
    await changeOne({
      payload,
      collection: 'notice-sendings',
      where: { noticeId: { equals: notice.id } },
      data: unnoted,
    })
    await sendDue()
    expect(await addressesOf(notice)).toEqual(everybody())
    expect(await viewOf(notice)).toMatchObject({ sending: { queued: 2, finishedAt: expect.any(String) } })
  })

  it('is sent by staff with the permission only', async () => {
    const notice = await aShownNotice(portal.payload)
    const editor = await aStaffSession(portal, ['content-editor'])
    for (const [method, path] of [
      ['GET', 'sending'],
      ['GET', 'recipients'],
      ['POST', 'send'],
    ] as const) {
      expect((await call(method, notice, path, undefined, editor.headers)).status).toBe(403)
      expect((await call(method, notice, path, undefined, {})).status).toBe(401)
    }
  })
})
