import type { TypedUser } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { anOpenCourse, aSubmittedApplication, type OpenCourse } from '../../../test/builders/applications.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { insertVersionRow, readVersionRows } from '../../database/records/version-rows.ts'

const portal = startTestPortal()
let open: OpenCourse
let editor: StaffSession
let officer: StaffSession
let administrator: StaffSession
let subjectId: string
let sessionId: string

beforeAll(async () => {
  const { payload } = portal
  open = await anOpenCourse(payload)
  await aSubmittedApplication(payload, { open, answers: { subject: 'ENGLISH' } })
  await aSubmittedApplication(payload, { open, answers: { subject: 'ENGLISH' } })
  editor = await aStaffSession(portal, ['content-editor'])
  officer = await aStaffSession(portal, ['admissions-officer'])
  administrator = await aStaffSession(portal, ['administrator'])
  subjectId = (await payload.find({ collection: 'subjects', where: { name: { equals: 'ENGLISH' } } })).docs[0]?.id ?? ''
  sessionId = (await payload.find({ collection: 'academic-sessions' })).docs[0]?.id ?? ''
})

const now = () => new Date().toISOString()
const courseOf = () => open.course.id

/** The status of the course for visitors. */
async function courseStatus(): Promise<string | null | undefined> {
  const course = await portal.payload.findByID({
    collection: 'courses',
    id: courseOf(),
    depth: 0,
    disableErrors: true,
    trash: true,
  })
  return course?.deletedAt ? 'in the trash' : course?._status
}

/** Deleting is also refused because of the course's fee. */
const refusal = /2 applications (and 1 fee )?use this course/

/** The whole reply, because Payload puts the message in different places. */
const textOf = (reply: unknown) => JSON.stringify(reply)

describe('a course that applications use', () => {
  type EntryPoint = (as: StaffSession) => Promise<{ status: number; text: string }>
  const where = () => `where[id][equals]=${courseOf()}`
  const entryPoints: Record<string, EntryPoint> = {
    'DELETE by id': ({ headers }) => portal.call('DELETE', `/api/courses/${courseOf()}`, undefined, headers),
    'DELETE where': ({ headers }) => portal.call('DELETE', `/api/courses?${where()}`, undefined, headers),
    'PATCH to a draft': ({ headers }) =>
      portal.call('PATCH', `/api/courses/${courseOf()}`, { _status: 'draft' }, headers),
    'PATCH where to a draft': ({ headers }) =>
      portal.call('PATCH', `/api/courses?${where()}`, { _status: 'draft' }, headers),
    'the Unpublish button': ({ headers }) =>
      portal.call('PATCH', `/api/courses/${courseOf()}?unpublishAllLocales=true`, { _status: 'draft' }, headers),
    'the trash': ({ headers }) => portal.call('PATCH', `/api/courses/${courseOf()}`, { deletedAt: now() }, headers),
    'the trash, where': ({ headers }) => portal.call('PATCH', `/api/courses?${where()}`, { deletedAt: now() }, headers),
    'the trash, as a draft that saves itself': ({ headers }) =>
      portal.call(
        'PATCH',
        `/api/courses/${courseOf()}?draft=true&autosave=true`,
        { deletedAt: now(), _status: 'draft' },
        headers,
      ),
  }

  it.each(Object.keys(entryPoints))('is neither deleted nor unpublished by %s', async (entryPoint) => {
    for (const as of [editor, administrator]) {
      const { status, text } = await (entryPoints[entryPoint] as EntryPoint)(as)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(text).toMatch(refusal)
      expect(text).toContain('Enrolment is open')
      expect(await courseStatus()).toBe('published')
    }
  })

  it('is not unpublished by restoring an old draft', async () => {
    const { payload } = portal
    const parent = courseOf()
    const where = { parent: { equals: parent } }
    const [published] = await readVersionRows({ payload, collection: 'courses', where })
    if (published === undefined) throw new Error('The course has no version.')
    const draft = { ...published.version, _status: 'draft' as const }
    await insertVersionRow({ payload, collection: 'courses', parent, version: draft as never })
    const drafts = { and: [where, { 'version._status': { equals: 'draft' as const } }] }
    const [old] = await readVersionRows({ payload, collection: 'courses', where: drafts })
    const path = `/api/courses/versions/${old?.id}`
    const { status, reply } = await portal.call('POST', path, undefined, editor.headers)
    expect(textOf(reply)).toMatch(refusal)
    expect(status).toBe(409)
    expect(await courseStatus()).toBe('published')
  })

  it('is not unpublished by saving without a status when the newest version is a draft', async () => {
    const { payload } = portal
    const id = courseOf()
    const saved = { headers: editor.headers, path: `/api/courses/${id}` }
    await portal.call('PATCH', `${saved.path}?draft=true&autosave=true`, { summary: 'A draft.' }, saved.headers)
    const { status } = await portal.call('PATCH', saved.path, { summary: 'Another text.' }, saved.headers)
    expect(await courseStatus()).toBe('published')
    expect(status).toBe(409)
    await payload.update({ collection: 'courses', id, data: { _status: 'published' } })
  })

  it('is not unpublished by a scheduled job', async () => {
    const { payload } = portal
    const input = {
      type: 'unpublish' as const,
      doc: { relationTo: 'courses' as const, value: courseOf() },
      user: { relationTo: 'staff' as const, value: editor.user.id },
    }
    const job = await payload.jobs.queue({ task: 'schedulePublish', input })
    await payload.jobs.runByID({ id: job.id, overrideAccess: true, silent: true })
    expect(await courseStatus()).toBe('published')
  })

  it.each(['as the system', 'for a member of staff'])('is protected from the Local API %s', async (who) => {
    const { payload } = portal
    const user = who === 'as the system' ? undefined : (editor.user as unknown as TypedUser)
    const as = { collection: 'courses', user, overrideAccess: user === undefined } as const
    await expect(payload.delete({ ...as, id: courseOf() })).rejects.toThrow(refusal)
    await expect(payload.update({ ...as, id: courseOf(), data: { _status: 'draft' } })).rejects.toThrow(refusal)
    await expect(payload.update({ ...as, id: courseOf(), data: { deletedAt: now() } })).rejects.toThrow(refusal)
    const bulk = await payload.delete({ ...as, where: { id: { equals: courseOf() } } })
    expect(textOf(bulk.errors)).toMatch(refusal)
    expect(await courseStatus()).toBe('published')
  })

  it('can still be saved as a draft, published, hidden and closed', async () => {
    const path = `/api/courses/${courseOf()}`
    const draft = await portal.call(
      'PATCH',
      `${path}?draft=true&autosave=true`,
      { summary: 'A draft.', _status: 'draft' },
      editor.headers,
    )
    expect(draft.status).toBe(200)
    const closed = { visible: false, enrolmentOpen: false, _status: 'published' }
    expect((await portal.call('PATCH', path, closed, editor.headers)).status).toBe(200)
    const opened = { visible: true, enrolmentOpen: true, _status: 'published' }
    expect((await portal.call('PATCH', path, opened, editor.headers)).status).toBe(200)
  })
})

describe('an admissions officer', () => {
  it('can change the fees of a course but cannot unpublish or delete it', async () => {
    const { payload, call } = portal
    const course = (await anOpenCourse(payload, 'DPHARM')).course
    const path = `/api/courses/${course.id}`
    const fees = { semesterFees: [{ title: 'Admission', feePaise: 9_000_000 }], _status: 'published' }
    expect((await call('PATCH', path, fees, officer.headers)).status).toBe(200)
    const unpublished = await call('PATCH', path, { _status: 'draft' }, officer.headers)
    expect(unpublished.status).toBe(403)
    expect(unpublished.text).toContain('content editor')
    const trashed = await call('PATCH', path, { deletedAt: now() }, officer.headers)
    expect(trashed.status).toBe(403)
    const after = await payload.findByID({ collection: 'courses', id: course.id, depth: 0 })
    expect(after._status).toBe('published')
    expect(after.deletedAt ?? null).toBeNull()
  })
})

describe('the removal of other records in use', () => {
  const remove = (path: string, as = administrator) => portal.call('DELETE', `/api/${path}`, undefined, as.headers)

  it('is refused for a college', async () => {
    const [college] = open.colleges
    const unpublished = await portal.call(
      'PATCH',
      `/api/colleges/${college.id}`,
      { _status: 'draft' },
      administrator.headers,
    )
    expect(unpublished.text).toContain('2 applications use this college')
    expect(unpublished.status).toBe(409)
    const { status, text } = await remove(`colleges/${college.id}`)
    expect(text).toContain('2 applications')
    expect(status).toBe(409)
    expect(await portal.payload.findByID({ collection: 'colleges', id: college.id })).toMatchObject({
      _status: 'published',
    })
  })

  it('is refused for a subject, with the advice to withdraw it', async () => {
    const { status, text } = await remove(`subjects/${subjectId}`)
    expect(text).toContain('2 applications use this B.Ed subject')
    expect(text).toContain('Offered now')
    expect(status).toBe(409)
  })

  it('is refused for a session', async () => {
    for (const as of [officer, administrator]) {
      const { status, text } = await remove(`academic-sessions/${sessionId}`, as)
      expect(text).toContain('2 applications use this session')
      expect(status).toBe(409)
    }
  })
})

describe('the consequences of a removal', () => {
  const consequences = async (path: string, as: StaffSession) =>
    (await portal.call('GET', `/api/${path}`, undefined, as.headers)).reply

  it('are the reason for a refusal, or the effects of the removal', async () => {
    const used = await consequences(`courses/${courseOf()}/consequences?removal=delete`, editor)
    expect(used.refusal).toMatch(refusal)
    const { course } = await anOpenCourse(portal.payload, 'DELED')
    const forbidden = await consequences(`courses/${course.id}/consequences?removal=unpublish`, officer)
    expect(forbidden.refusal).toContain('Only an administrator or a content editor')
    const free = await consequences(`courses/${course.id}/consequences?removal=unpublish`, editor)
    expect(free).toEqual({
      refusal: null,
      effects: [
        `Its page /courses/${course.id} is taken off the site immediately, and lists no longer show it.`,
        '2 colleges no longer show it.',
        'It stays here as a draft. You can publish it again.',
      ],
    })
  })

  it('are returned only to staff who may change the record', async () => {
    const path = `/api/courses/${courseOf()}/consequences`
    expect((await portal.call('GET', path)).status).toBe(401)
    const store = await aStaffSession(portal, ['store'])
    expect((await portal.call('GET', path, undefined, store.headers)).status).toBe(403)
  })
})
