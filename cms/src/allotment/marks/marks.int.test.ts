/** @sqlite-only a-year-in-a-day.int.test.ts types, returns and verifies marks on both */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOpenCourse, type OpenCourse } from '../../../test/builders/applications.ts'
import { anOpenProcess, atStep, marksOf } from '../../../test/builders/open-processes.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { type Applicant, meritTestCalls } from '../../../test/merit-calls.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { entryOf } from '../entries/entry-record.ts'
import { packList } from '../lists/list-content.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

const portal = startTestPortal()
const calls = meritTestCalls(portal)
let open: OpenCourse
let process: ProcessRecord
let one: Applicant
beforeAll(async () => {
  open = await anOpenCourse(portal.payload, 'DELED')
  process = await anOpenProcess(portal.payload, { open })
  one = await calls.anApplicant(open)
})
beforeEach(async () => {
  process = await atStep(portal.payload, process, 'apply')
})

const entry = async ({ application }: Applicant = one) => {
  const found = await entryOf(portal.payload, application.id)
  if (found === null) throw new Error('There is no entry.')
  return found
}
const FIRST = marksOf(
  'language 52',
  'language 81',
  'elective 68',
  'elective 82',
  'elective 62',
  'elective 74',
  'environment 88',
)
const SECOND = marksOf(
  'elective 90',
  'elective 85',
  'elective 80',
  'elective 75',
  'elective 70',
  'language 52',
  'language 50',
)
const staffEntry = (headers = calls.staff('verifier')) =>
  portal.call('GET', `/api/merit/staff/entry/${one.application.id}`, undefined, headers)

describe('marks of an applicant', () => {
  it.each([
    ['the best five without environmental studies', FIRST, 734_000],
    ['the best five with one language', SECOND, 764_000],
  ])('are %s, once an officer has verified them', async (_, marks, score) => {
    const { status, reply } = await calls.saveMarks(one, marks)
    expect([status, reply.result.revision]).toEqual([200, (await entry()).revision])
    expect(await entry()).toMatchObject({ verification: 'typed', score: null, isValid: false })
    const seen = (await staffEntry()).reply.result
    expect(seen).toMatchObject({ score, marks, verification: 'typed', canVerify: true, canReturn: true })
    expect(seen.parts.filter(({ counts }: { counts: boolean }) => counts)).toHaveLength(5)
    expect(seen.documents.map(({ document }: { document: string }) => document)).toContain('twelfthResult')
    expect((await calls.verify(one, { verdict: 'verified', marks })).status).toBe(200)
    expect(await entry()).toMatchObject({ verification: 'verified', score, isValid: true, findings: [] })
  })

  it('are corrected by the officer, and typed anew they wait again', async () => {
    await calls.saveMarks(one, FIRST)
    const corrected = marksOf('language 60', 'elective 60', 'elective 60', 'elective 60', 'elective 60.5')
    await calls.verify(one, { verdict: 'verified', marks: corrected })
    expect(await entry()).toMatchObject({ score: 601_000, marks: FIRST, verifiedMarks: corrected })
    await calls.saveMarks(one, FIRST)
    expect(await entry()).toMatchObject({ verification: 'typed', score: null, verifiedMarks: null })
  })

  it('come back with a reason, while the applicant can answer', async () => {
    await calls.saveMarks(one, FIRST)
    expect((await calls.verify(one, { verdict: 'returned', reason: ' ' })).status).toBe(400)
    expect((await calls.verify(one, { verdict: 'returned', reason: 'The mark sheet is cut off.' })).status).toBe(200)
    expect(await entry()).toMatchObject({
      verification: 'returned',
      returnReason: 'The mark sheet is cut off.',
      findings: [{ code: 'marks-returned' }],
    })
    const where = { template: { equals: 'marks-returned' } }
    const { docs } = await portal.payload.find({ collection: 'messages', where, depth: 0 })
    expect(docs).toMatchObject([{ to: one.application.studentEmail }])
    expect(docs[0]?.text).toContain('The mark sheet is cut off.')
    expect((await entry()).dueAt ?? null).toBeNull()
    await calls.saveMarks(one, FIRST)
    await atStep(portal.payload, process, 'objections')
    expect((await calls.verify(one, { verdict: 'returned', reason: 'Again.' })).reply.code).toBe('MARKS_CLOSED')
    expect((await calls.verify(one, { verdict: 'verified', marks: FIRST })).status).toBe(200)
  })

  it.each([
    ['no subjects', marksOf(), 'marks.subjects'],
    ['more than the full marks', marksOf('language 52', 'elective 101'), 'marks.subjects.1.obtained'],
    ['less than nothing', marksOf('language -1'), 'marks.subjects.0.obtained'],
    ['three decimals', marksOf('language 50.125'), 'marks.subjects.0.obtained'],
    ['an unknown kind of subject', marksOf('music 50'), 'marks.subjects.0.kind'],
    [
      'a subject twice',
      {
        kind: 'best-of',
        subjects: ['Bengali', 'bengali'].map((name) => ({ name, kind: 'language', obtained: 1, full: 2 })),
      },
      'marks.subjects.1.name',
    ],
    ['marks of another rule', { kind: 'weighted', examinations: [] }, 'marks.kind'],
  ])('are refused with %s', async (_, marks, field) => {
    const before = await entry()
    const { status, reply } = await calls.saveMarks(one, marks as never)
    expect([status, reply.errors[0].field]).toEqual([400, field])
    expect((await calls.verify(one, { verdict: 'verified', marks })).reply.errors[0].field).toBe(field)
    expect((await entry()).revision).toBe(before.revision)
  })

  it('are saved for the revision that the applicant saw, once of two', async () => {
    const { revision } = await entry()
    expect((await calls.saveMarks(one, FIRST, revision - 1)).reply.code).toBe('ENTRY_CHANGED')
    const answers = await Promise.all([1, 2].map(() => calls.saveMarks(one, FIRST, revision)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await calls.verify(one, { verdict: 'verified', marks: FIRST, revision })).status).toBe(409)
  })

  it('are closed on other days, and in a process that is being prepared', async () => {
    await atStep(portal.payload, process, 'choices')
    const { status, reply } = await calls.saveMarks(one, FIRST)
    expect([status, reply.code]).toEqual([409, 'MARKS_CLOSED'])
    const other = await anOpenCourse(portal.payload, 'DPHARM')
    const without = await calls.anApplicant(other)
    expect((await calls.saveMarks(without, FIRST, 1)).status).toBe(404)
    await anOpenProcess(portal.payload, { open: other, state: 'draft' })
    expect((await calls.saveMarks(without, FIRST, 1)).status).toBe(404)
  })

  it('of others do not exist', async () => {
    const headers = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
    const before = await entry()
    for (const as of [headers, {}]) {
      const { status } = await calls.send({ ...one, headers: as as never }, 'marks', { revision: 1, marks: FIRST })
      expect(status).toBe(as === headers ? 404 : 401)
    }
    expect((await entry()).revision).toBe(before.revision)
  })

  it('are not verified once the final list has the applicant', async () => {
    const row = { place: 1, name: 'A', category: 'UR', placeInCategory: 1, score: 1, decidedBy: null }
    const { rowKey: key } = await entry()
    const content = packList({ lists: [{ subject: '', rows: [{ key, row }], changes: [] }] })
    const data = {
      ...{ key: `${process.id}/final/1`, process: process.id, kind: 'final' as const, version: 1 },
      ...{ publishedAt: new Date().toISOString(), by: 'A', staffId: 'a', people: 1, hash: '', content },
    }
    await insertRow({ payload: portal.payload, collection: 'merit-lists', data })
    const { status, reply } = await calls.verify(one, { verdict: 'verified', marks: FIRST })
    expect([status, reply.code]).toEqual([409, 'VERIFIED_TOO_LATE'])
    expect((await staffEntry()).reply.result).toMatchObject({ canVerify: false })
    await deleteRows({ payload: portal.payload, collection: 'merit-lists', where: { process: { equals: process.id } } })
  })
})

describe('marks with weights', () => {
  it('are those of the examinations that count, and of all that are required', async () => {
    const course = await anOpenCourse(portal.payload, 'BED')
    const parts = [
      { examination: 'Higher Secondary', weight: 20, required: true },
      { examination: 'Degree', weight: 30, required: true },
      { examination: 'Master’s degree', weight: 30, required: false },
    ]
    const scoring = { kind: 'weighted' as const, parts }
    const minimumScore = { UR: 0 }
    await anOpenProcess(portal.payload, { open: course, rules: { scoring, minimumScore } })
    const applicant = await calls.anApplicant(course)
    const weighted = (...rows: [string, number, number][]) => ({
      kind: 'weighted' as const,
      examinations: rows.map(([examination, obtained, full]) => ({ examination, obtained, full })),
    })
    const unknown = await calls.saveMarks(applicant, weighted(['Madhyamik', 300, 700]))
    expect(unknown.reply.errors[0].field).toBe('marks.examinations.0.examination')
    await calls.saveMarks(applicant, weighted(['Higher Secondary', 350, 500]))
    expect((await entry(applicant)).findings.map(({ code }) => code)).toContain('no-score')
    const marks = weighted(['Higher Secondary', 350, 500], ['Degree', 480, 800])
    await calls.saveMarks(applicant, marks)
    expect((await calls.verify(applicant, { verdict: 'verified', marks })).status).toBe(200)
    // 70 % of 0.2 and 60 % of 0.3.
    expect(await entry(applicant)).toMatchObject({ score: 320_000, isValid: true })
  })
})

describe('entries for staff', () => {
  const list = (query: string, headers = calls.staff('verifier')) =>
    portal.call('GET', `/api/merit/staff/entries?process=${process.id}&${query}`, undefined, headers)

  it('are listed by their verification, within the limit of the reader', async () => {
    await calls.saveMarks(one, FIRST)
    const missing = await calls.anApplicant(open)
    await portal.call('GET', `/api/merit/staff/entry/${missing.application.id}`, undefined, calls.staff('verifier'))
    const names = async (query: string, headers?: Record<string, string>) =>
      (await list(query, headers)).reply.result.rows.map(
        ({ applicationId }: { applicationId: string }) => applicationId,
      )
    expect(await names('verification=typed')).toEqual([one.application.id])
    expect(await names('')).toContain(missing.application.id)
    const { headers } = await aLimitedMember(portal, { colleges: [open.colleges[1].id] }, ['verifier'])
    expect(await names('', headers)).toEqual([])
    expect((await staffEntry(headers)).status).toBe(404)
    const inside = await aLimitedMember(portal, { colleges: [open.colleges[0].id] }, ['verifier'])
    expect(await names('', inside.headers)).toContain(one.application.id)
    expect((await staffEntry(inside.headers)).status).toBe(200)
    expect((await portal.call('GET', '/api/merit/staff/entries?process=x', undefined, inside.headers)).status).toBe(404)
  })

  it('are found by a part of their number or name, of one process', async () => {
    const { number } = one.application
    const found = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).reply.result.rows.map(
        (row: { number: string }) => row.number,
      )
    const { studentName } = await entry()
    expect(await found(` ${number.slice(-6).toLowerCase()} `)).toEqual([number])
    expect(await found(studentName.slice(1).toUpperCase())).toContain(number)
    expect(await found(`${number}0`)).toEqual([])
    expect(await found('(')).toEqual([])
  })

  it('are recorded as read', async () => {
    await staffEntry()
    const where = { applicationId: { equals: one.application.id }, kind: { equals: 'application' } }
    const { totalDocs } = await portal.payload.count({ collection: 'access-records', where })
    expect(totalDocs).toBeGreaterThan(0)
  })
})
