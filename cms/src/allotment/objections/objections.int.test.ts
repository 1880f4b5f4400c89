/** @sqlite-only a-year-in-a-day.int.test.ts sends and decides on objections on both */
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { aPdf } from '../../../test/builders/documents.ts'
import { anOpenProcess, atStep, marksOf } from '../../../test/builders/open-processes.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { releaseDocuments } from '../../admissions/uploads/index.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { movePlaces } from '../../staff/index.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let asha: Applicant
let bina: Applicant
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  process = await anOpenProcess(portal.payload, { open })
  asha = await calls.aVerified(open, 70)
  bina = await calls.aVerified(open, 80)
  process = await atStep(portal.payload, process, 'objections')
})

function form(fields: Record<string, string>, file?: { name: string; bytes: Buffer }) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  if (file) data.set('document', new Blob([new Uint8Array(file.bytes)]), file.name)
  return data
}
const object = (applicant: Applicant, fields: Record<string, string>, file?: { name: string; bytes: Buffer }) =>
  calls.send(applicant, 'objection', form(fields, file))
const RIGHT = { about: 'marks', text: 'My mark in Bengali is 72.\nSee the sheet.' }
const stored = () =>
  readRows({
    payload: portal.payload,
    collection: 'merit-objections',
    where: { process: { equals: process.id } },
    limit: 10,
  })
const list = (headers = calls.staff('admissions-officer'), query = '') =>
  portal.call('GET', `/api/merit/staff/objections?process=${process.id}${query}`, undefined, headers)
const decide = (id: string, body: object, headers = calls.staff('admissions-officer')) =>
  portal.call('POST', `/api/merit/staff/objection/${id}/decide`, body, headers)

describe('an objection', () => {
  it('needs a published list', async () => {
    expect((await object(asha, RIGHT)).reply.code).toBe('NO_LIST')
    process = await atStep(portal.payload, process, 'provisional-list')
    expect((await object(asha, RIGHT)).reply.code).toBe('OBJECTIONS_CLOSED')
    expect((await calls.publishSeen(process.id, 'provisional')).status).toBe(200)
    process = await atStep(portal.payload, process, 'objections')
  })

  it.each([
    ['no text', { ...RIGHT, text: ' \n ' }, 'text'],
    ['too long a text', { ...RIGHT, text: 'x'.repeat(2001) }, 'text'],
    ['an unknown subject', { ...RIGHT, about: 'rank' }, 'about'],
  ])('is refused with %s', async (_, fields, field) => {
    const { status, reply } = await object(asha, fields)
    expect([status, reply.errors[0].field]).toEqual([400, field])
  })

  it('is refused with a file that cannot be kept, and leaves nothing', async () => {
    const where = { applicationId: { equals: asha.application.id } }
    const files = () => countRows({ payload: portal.payload, collection: 'applicant-documents', where })
    const before = await files()
    expect((await object(asha, RIGHT, { name: 'page.pdf', bytes: Buffer.from('<html>') })).status).toBe(400)
    expect([await files(), await stored()]).toEqual([before, []])
  })

  it('is sent once to each version, by its applicant', async () => {
    expect((await object({ ...asha, headers: bina.headers }, RIGHT)).status).toBe(404)
    const answers = await Promise.all([1, 2].map(() => object(asha, RIGHT, { name: 'sheet.pdf', bytes: aPdf() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [only, ...others] = await stored()
    expect(others).toEqual([])
    expect(only).toMatchObject({ ...RIGHT, state: 'open', college: open.colleges[0].id })
    const { status } = await portal.call('GET', `/api/file/document/${only?.document}`, undefined, asha.headers)
    expect(status).toBe(200)
    const where = { id: { equals: only?.document ?? '' } }
    const [file] = await readRows({ payload: portal.payload, collection: 'applicant-documents', where })
    expect(file).toMatchObject({ applicationId: asha.application.id, kind: null, purpose: 'objection' })
  })

  it('shows its document to its applicant and to those who decide, and keeps it when the application changes', async () => {
    const { payload } = portal
    const document = (await stored())[0]?.document ?? ''
    const elsewhere = await aLimitedMember(portal, { colleges: [open.colleges[1].id] }, ['admissions-officer'])
    const here = await aLimitedMember(portal, { colleges: [open.colleges[0].id] }, ['admissions-officer'])
    const doors = { view: `/api/file/document/${document}/view`, file: `/api/file/document/${document}` }
    const statuses = async (headers: Record<string, string>) =>
      Promise.all(
        [doors.view, doors.file].map(async (path) => (await portal.call('GET', path, undefined, headers)).status),
      )
    const seenBy = {
      applicant: await statuses(asha.headers),
      another: await statuses(bina.headers),
      visitor: await statuses({}),
      officer: await statuses(calls.staff('admissions-officer')),
      officerHere: await statuses(here.headers),
      officerElsewhere: await statuses(elsewhere.headers),
      verifier: await statuses(calls.staff('verifier')),
      auditor: await statuses((await aStaffSession(portal, ['auditor'])).headers),
    }
    expect(seenBy).toEqual({
      applicant: [404, 200],
      another: [404, 404],
      visitor: [404, 404],
      officer: [200, 303],
      officerHere: [200, 303],
      officerElsewhere: [404, 404],
      verifier: [404, 404],
      auditor: [404, 404],
    })
    await releaseDocuments({ payload, applicationId: asha.application.id, except: [] })
    expect((await portal.call('GET', doors.file, undefined, here.headers)).status).toBe(303)
  })

  it('follows the application to another college', async () => {
    const { payload } = portal
    const { id } = asha.application
    for (const at of [1, 0] as const) {
      await movePlaces({ payload, id, college: open.colleges[at].id })
      expect((await stored())[0]?.college).toBe(open.colleges[at].id)
    }
  })

  it('prevents the final list while it waits', async () => {
    process = await atStep(portal.payload, process, 'final-list')
    expect((await calls.preview(process.id, 'final')).reply.result.obstacles).toEqual(['open-objections'])
  })

  it('is decided once, with a reason, by who decides on applications there', async () => {
    const [line] = (await list()).reply.result.rows
    expect(line).toMatchObject({ number: asha.application.number, applicationId: asha.application.id, state: 'open' })
    const limited = await aLimitedMember(portal, { colleges: [open.colleges[1].id] }, ['admissions-officer'])
    expect((await list(limited.headers)).reply.result.rows).toEqual([])
    expect((await decide(line.id, { decision: 'accepted', reason: 'Yes.' }, limited.headers)).status).toBe(404)
    expect((await decide(line.id, { decision: 'accepted', reason: 'Yes.' }, calls.staff('verifier'))).status).toBe(403)
    expect((await decide('x', { decision: 'accepted', reason: 'Yes.' })).status).toBe(404)
    expect((await decide(line.id, { decision: 'accepted', reason: ' ' })).reply.errors[0].field).toBe('reason')
    expect((await decide(line.id, { decision: 'perhaps', reason: 'Yes.' })).reply.errors[0].field).toBe('decision')
    const better = marksOf('language 72', ...[1, 2, 3, 4].map(() => 'elective 70'))
    await calls.verify(asha, { verdict: 'verified', marks: better })
    const answers = await Promise.all(
      ['accepted', 'refused'].map((decision) => decide(line.id, { decision, reason: 'We compared the sheet.' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('tells its applicant the decision, and an accepted one explains the change', async () => {
    const [only] = await stored()
    const accepted = only?.state === 'accepted'
    const where = { template: { equals: 'objection-decided' } }
    const { docs } = await portal.payload.find({ collection: 'messages', where, depth: 0 })
    expect(docs).toMatchObject([{ to: asha.application.studentEmail }])
    expect(docs[0]?.text).toContain('We compared the sheet.')
    expect(only?.dueAt ?? null).toBeNull()
    const { result } = (await calls.preview(process.id, 'final')).reply
    expect(result.obstacles).toEqual([])
    expect(result.changes[0]).toMatchObject({
      after: { score: 704_000 },
      explanation: accepted ? 'objection-accepted' : 'marks-corrected',
    })
    expect((await list(undefined, '&state=open')).reply.result.total).toBe(0)
  })
})
