import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPdf } from '../../../test/builders/documents.ts'
import { anActiveStudent, loggedIn } from '../../../test/builders/students.ts'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { aStaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { storedPath } from '../../../test/stored-path.ts'
import type { NewRow } from '../../database/records/columns.ts'
import { insertRow } from '../../database/records/insert-row.ts'
import { readRow } from '../../database/records/read-row.ts'
import { updateRow } from '../../database/records/update-row.ts'
import type { ApplicantDocument, Student } from '../../payload-types.ts'
import type { Role } from '../../staff/permissions/roles.ts'
import { sweepFiles } from '../../storage/sweep-files.ts'
import { documentName } from './document-folder.ts'
import { attachDocuments, documentsOf, eraseDocuments, markDocument } from './index.ts'
import { storeDocument } from './store-document.ts'
import { sweepDocuments } from './sweep-documents.ts'

const portal = startTestPortal()
const collection = 'applicant-documents'
const now = new Date()
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000)

let asha: Student
let ravi: Student
beforeAll(async () => {
  asha = await anActiveStudent(portal.payload)
  ravi = await anActiveStudent(portal.payload)
})

function aDocument(owner: Student = asha, name = 'result.pdf'): Promise<ApplicantDocument> {
  const sent = { name, bytes: aPdf(), kind: 'degreeResult' } as const
  return storeDocument({ payload: portal.payload, studentId: owner.id, sent, now })
}
const find = (id: string) => readRow({ payload: portal.payload, collection, where: { id: { equals: id } } })
const pathOf = (filename: string) => storedPath(portal.payload, documentName(filename))
const fileOf = ({ filename }: ApplicantDocument) => pathOf(filename ?? '')
const get = (id: string, headers = {}) =>
  portal.call('GET', `/api/file/document/${encodeURIComponent(id)}`, undefined, headers)

const viewOf = (id: string) => `/api/file/document/${id}/view`

async function asStaff(...roles: Role[]): Promise<Record<string, string>> {
  const { cookie } = (await aStaffSession(portal, roles)).headers
  return { cookie: cookie ?? '', 'sec-fetch-site': 'same-origin' }
}

describe('a document', () => {
  it('is served to its owner with safe headers and without caching', async () => {
    const { id } = await aDocument(asha, 'ফল "1".pdf')
    const { status, bytes, headers } = await get(id, await loggedIn(portal.payload, asha))
    expect({ status, same: bytes.equals(aPdf()) }).toEqual({ status: 200, same: true })
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "inline; filename*=UTF-8''%E0%A6%AB%E0%A6%B2%201.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'/)
  })

  it('is served to a logged-in browser for a typed address or an embedded picture', async () => {
    const { id } = await aDocument()
    const { authorization } = await loggedIn(portal.payload, asha)
    const cookie = `_pravesh_user_access_token=${authorization.replace('Bearer ', '')}`
    const sites = ['none', 'same-origin', 'cross-site']
    const answers = await Promise.all(sites.map((site) => get(id, { cookie, 'sec-fetch-site': site })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    // The SameSite=Lax cookie is not sent for embeds on other sites. If it were, this header would block the response.
    expect(answers.map(({ headers }) => headers.get('cross-origin-resource-policy'))).toEqual(
      Array(3).fill('same-origin'),
    )
  })

  it.each<[Role, number]>([
    ['administrator', 303],
    ['admissions-officer', 303],
    ['content-editor', 404],
    ['accounts', 404],
    ['store', 404],
  ])('responds to staff with the role %s with %i: they see drawn pages', async (role, status) => {
    const { id } = await aDocument()
    const answer = await get(id, await asStaff(role))
    expect(answer).toMatchObject({ status })
    expect(answer.headers.get('location')).toBe(status === 303 ? `http://localhost:3000${viewOf(id)}` : null)
  })

  it('does not exist for other students and visitors', async () => {
    const { id, filename } = await aDocument()
    const other = await loggedIn(portal.payload, ravi)
    const unknown = await get('00000000-0000-4000-8000-000000000000', other)
    for (const headers of [{}, other]) {
      const answer = await get(id, headers)
      expect(answer).toMatchObject({ status: 404, text: unknown.text })
      for (const address of [`/api/${collection}/file/${filename}`, `/api/${collection}/${id}`, `/api/${collection}`]) {
        expect([403, 404]).toContain((await portal.call('GET', address, undefined, headers)).status)
      }
    }
  })

  it('has no other address, and cannot be changed or deleted by staff', async () => {
    const { id, filename } = await aDocument()
    const staff = await asStaff('administrator', 'admissions-officer')
    expect(await portal.call('GET', `/api/${collection}/file/${filename}`, undefined, staff)).toMatchObject({
      status: 404,
    })
    expect(await portal.call('PATCH', `/api/${collection}/${id}`, { state: 'VERIFIED' }, staff)).toMatchObject({
      status: 403,
    })
    expect(await portal.call('DELETE', `/api/${collection}/${id}`, undefined, staff)).toMatchObject({ status: 403 })
    expect(await portal.call('POST', `/api/${collection}`, { studentId: asha.id }, staff)).toMatchObject({
      status: 403,
    })
  })

  it.each(HOSTILE_TEXTS)('is not found by %s', async (_, text) => {
    const { status } = await get(text, await loggedIn(portal.payload, asha))
    expect([400, 404]).toContain(status)
  })

  it('responds with 404 when its file is missing', async () => {
    const document = await aDocument()
    await updateRow({ payload: portal.payload, collection, where: document.id, data: { filename: 'lost.pdf' } })
    expect(await get(document.id, await loggedIn(portal.payload, asha))).toMatchObject({ status: 404 })
  })
})

describe('documents and applications', () => {
  it('loads only the student’s own documents', async () => {
    const [mine, his] = [await aDocument(asha), await aDocument(ravi)]
    const ids = [mine.id, his.id, 'nonsense', '{"$gt":""}', '']
    const found = await documentsOf({ payload: portal.payload, studentId: asha.id, ids })
    expect(found.map(({ id }) => id)).toEqual([mine.id])
  })

  it('attaches documents once, and never those of another student', async () => {
    const { payload } = portal
    const [mine, his] = [await aDocument(asha), await aDocument(ravi)]
    const attach = (applicationId: string) =>
      attachDocuments({ payload, studentId: asha.id, applicationId, ids: [mine.id, his.id] })
    await attach('first')
    await attach('first')
    await attach('second')
    expect((await find(mine.id))?.applicationId).toBe('first')
    expect((await find(his.id))?.applicationId ?? null).toBeNull()
  })

  it('stores the result of a check', async () => {
    const { payload } = portal
    const { id } = await aDocument()
    const result = { state: 'REJECTED', reason: 'Not readable', by: 'Meera', now } as const
    await markDocument({ payload, id, ...result })
    expect(await find(id)).toMatchObject({ state: 'REJECTED', reason: 'Not readable', checkedBy: 'Meera' })
    expect(await markDocument({ payload, id: '00000000-0000-4000-8000-000000000000', ...result })).toBeNull()
  })

  it('deletes documents and files with their owner', async () => {
    const { payload } = portal
    const student = await anActiveStudent(payload)
    const [first, second, other] = [await aDocument(student), await aDocument(student), await aDocument(ravi)]
    await eraseDocuments({ payload, studentId: student.id })
    expect([first, second, other].map((each) => existsSync(fileOf(each)))).toEqual([false, false, true])
    expect([await find(first.id), await find(second.id)]).toEqual([null, null])
  })
})

describe('the sweep', () => {
  it('deletes unreferenced uploads after seven days', async () => {
    const { payload } = portal
    const [orphan, drafted, attached, submitted] = await Promise.all([1, 2, 3, 4].map(() => aDocument()))
    if (!orphan || !drafted || !attached || !submitted) throw new Error('Expected four documents.')
    await attachDocuments({ payload, studentId: asha.id, applicationId: 'one', ids: [attached.id] })
    await insertRow({ payload, collection: 'applications', data: interruptedSubmission(submitted.id) })
    const sweep = (at: Date) => sweepDocuments({ payload, now: at, documentsInDrafts: async () => [drafted.id] })
    await sweep(inDays(6.9))
    expect(existsSync(fileOf(orphan))).toBe(true)
    expect(await sweep(inDays(7.1))).toBeGreaterThan(0)
    expect(await find(orphan.id)).toBeNull()
    const left = [orphan, drafted, attached, submitted].map((each) => existsSync(fileOf(each)))
    expect(left).toEqual([false, true, true, true])
  })

  it('deletes old files without a record, but not recent ones', async () => {
    const { payload } = portal
    const known = await aDocument()
    for (const name of ['old.pdf', 'young.pdf']) writeFileSync(pathOf(name), 'x')
    const old = inDays(-1)
    for (const file of [pathOf('old.pdf'), fileOf(known)]) utimesSync(file, old, old)
    expect(await sweepFiles({ payload, now })).toBe(1)
    const files = [pathOf('old.pdf'), pathOf('young.pdf'), fileOf(known)]
    expect(files.map((file) => existsSync(file))).toEqual([false, true, true])
  })
})

/** A minimal application whose documents are not attached yet. */
function interruptedSubmission(degreeResult: string): NewRow<'applications'> {
  return {
    number: 'TEST-1',
    liveKey: 'test',
    student: asha.id,
    studentName: asha.name,
    studentPhone: asha.phone,
    studentEmail: asha.email,
    course: 'BED',
    collegeName: 'A college',
    sessionYear: '2026-2028',
    status: 'SUBMITTED',
    queue: 'waiting-for-fee',
    feePaise: 0,
    courseFeePaise: 0,
    feeParts: [],
    merchantId: 'M1',
    answers: {},
    shown: [],
    documents: { degreeResult },
    agreement: { version: '1', html: '', acceptedAt: now.toISOString(), acceptedFrom: '' },
    submittedAt: now.toISOString(),
    revision: 1,
    attempts: 0,
  }
}
