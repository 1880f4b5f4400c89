import { dayInIndia } from '@pravesh/shared/platform/formats'
import { periodOn, RETENTION_RULES } from '@pravesh/shared/retention/rules'
import { describe, expect, it } from 'vitest'
import { aSubmittedApplication } from '../../../test/builders/applications.ts'
import { anUploadedDocument } from '../../../test/builders/documents.ts'
import { aGuest, anActiveStudent } from '../../../test/builders/students.ts'
import { openEveryCourse } from '../../../test/open-courses.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { studentCalls } from '../../../test/student-calls.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { Student } from '../../payload-types.ts'
import { walkEnded } from '../../retention/runs/walk-ended.ts'

const portal = startTestPortal()
const open = openEveryCourse(portal)

const { get, post } = studentCalls(portal)

describe('drafts', () => {
  const content = { answers: { applicantName: 'RIMA', languages: ['Hindi'] }, documents: {} }
  const flags = { detailsSaved: true, educationSaved: false, termsAccepted: false }
  const save = (student: Student | undefined, revision: number, change: object = {}) =>
    post('/api/application/draft/DELED', { ...content, ...flags, revision, ...change }, student)

  it('are stored by revision, and an outdated device gets the newer draft', async () => {
    const student = await aGuest(portal.payload)
    expect((await save(student, 0)).reply.result).toEqual({ revision: 1, savedAt: expect.any(String) })
    expect((await portal.payload.findByID({ collection: 'students', id: student.id })).role).toBe('Student')
    expect((await save(student, 1, { answers: { applicantName: 'RIMA DAS' } })).reply.result.revision).toBe(2)
    const late = await save(student, 1, { answers: { applicantName: 'OLD' } })
    expect({ status: late.status, code: late.reply.code, result: late.reply.result }).toMatchObject({
      status: 409,
      code: 'NEWER_DRAFT',
      result: { revision: 2, answers: { applicantName: 'RIMA DAS' }, files: [] },
    })
    const { reply } = await get('/api/application/form/DELED', student)
    expect(reply.result.draft).toMatchObject({ revision: 2, answers: { applicantName: 'RIMA DAS' }, ...flags })
  })

  it('of several devices that start at once are stored only once', async () => {
    const student = await anActiveStudent(portal.payload)
    const answers = await Promise.all([save(student, 0), save(student, 0), save(student, 0)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('are refused once the form was sent, maybe on another device', async () => {
    const student = await anActiveStudent(portal.payload)
    await save(student, 0)
    await aSubmittedApplication(portal.payload, { open: open.DELED, student })
    for (const revision of [0, 1, 2]) {
      const { status, reply } = await save(student, revision)
      expect({ status, code: reply.code, success: reply.success }).toEqual({
        status: 409,
        code: 'ALREADY_SENT',
        success: false,
      })
    }
    expect(
      await portal.payload.count({ collection: 'application-drafts', where: { studentId: { equals: student.id } } }),
    ).toEqual({ totalDocs: 0 })
  })

  it('start again at revision 1 when they no longer exist', async () => {
    expect((await save(await anActiveStudent(portal.payload), 7)).reply.result.revision).toBe(1)
  })

  it('are encrypted, and have only the student’s own files', async () => {
    const [student, other] = [await anActiveStudent(portal.payload), await anActiveStudent(portal.payload)]
    const mine = await anUploadedDocument(portal.payload, { studentId: student.id, kind: 'photo' })
    const theirs = await anUploadedDocument(portal.payload, { studentId: other.id, kind: 'signature' })
    await save(student, 0, {
      answers: { aadhaar: '298765432101' },
      documents: { photo: mine, signature: theirs },
    })
    const { draft } = (await get('/api/application/form/DELED', student)).reply.result
    expect(draft.documents).toEqual({ photo: mine })
    expect(draft.files).toEqual([{ id: mine, name: 'photo.jpeg', type: 'image/jpeg', bytes: 100_000 }])
    expect((await get('/api/application/form/DELED', other)).reply.result.draft).toBeNull()
    const rows = await portal.payload.find({ collection: 'application-drafts', showHiddenFields: true })
    expect(JSON.stringify(rows)).not.toContain('298765432101')
  })

  it.each([
    ['unknown questions', { answers: { father: 'x' } }],
    ['very long answers', { answers: { fatherName: 'x'.repeat(501) } }],
    ['operators', { answers: { fatherName: { $ne: 'x' } } }],
    ['unknown documents', { documents: { passport: '00000000-0000-4000-8000-000000000000' } }],
    ['documents that are no ids', { documents: { photo: '../../etc/passwd' } }],
    ['anything else', { role: 'Student' }],
    ['no revision', { revision: null }],
    ['a broken revision', { revision: -1 }],
  ])('with %s are refused', async (_, change) => {
    expect((await save(await anActiveStudent(portal.payload), 0, change)).status).toBe(400)
  })

  it('are deleted when their period has passed since the last save', async () => {
    const now = new Date()
    const days = periodOn(RETENTION_RULES.unsentForms.value, dayInIndia(now))
    const [old, young] = [await anActiveStudent(portal.payload), await anActiveStudent(portal.payload)]
    for (const [student, ago] of [
      [old, days + 2],
      [young, days - 2],
    ] as const) {
      await save(student, 0)
      const where = { studentId: { equals: student.id } }
      const data = { savedAt: new Date(now.getTime() - ago * 24 * 3_600_000).toISOString() }
      await updateRow({ payload: portal.payload, collection: 'application-drafts', where, data })
    }
    await walkEnded({ payload: portal.payload, now, dryRun: false })
    expect((await get('/api/application/form/DELED', old)).reply.result.draft).toBeNull()
    expect((await get('/api/application/form/DELED', young)).reply.result.draft).not.toBeNull()
  })

  it('require a login and are limited in size', async () => {
    expect((await save(undefined, 0)).status).toBe(401)
    const large = { answers: {}, padding: 'x'.repeat(70_000) }
    expect((await save(await anActiveStudent(portal.payload), 0, large)).status).toBe(413)
  })
})
