import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCourse } from '../../../test/builders/courses.ts'
import { itsRule } from '../../../test/left-out-on-mongodb.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { readRows } from '../../database/records/read-rows.ts'
import type { Course } from '../../payload-types.ts'

const portal = startTestPortal()
let mina: StaffSession
let asha: StaffSession
let course: Course
beforeAll(async () => {
  mina = await aStaffSession(portal, ['content-editor'], 'Mina Das')
  asha = await aStaffSession(portal, ['administrator'], 'Asha Rao')
  course = await aPublishedCourse(portal.payload)
})

type Change = Record<string, unknown>
const path = () => `/api/courses/${course.id}`
const open = async (as: StaffSession) =>
  (await portal.call('GET', `${path()}?draft=true&depth=0`, undefined, as.headers)).reply as Course
const publish = (as: StaffSession, form: Course, change: Change) =>
  portal.call('PATCH', path(), { ...form, ...change, _status: 'published' }, as.headers)
const autosave = (as: StaffSession, form: Course, change: Change) =>
  portal.call('PATCH', `${path()}?draft=true&autosave=true`, { ...form, ...change, _status: 'draft' }, as.headers)
const live = () => portal.payload.findByID({ collection: 'courses', id: course.id, depth: 0 })

const locks = async () =>
  (
    await portal.payload.find({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: course.id } },
      depth: 0,
    })
  ).docs

async function lockFor(as: StaffSession): Promise<void> {
  const document = { relationTo: 'courses' as const, value: course.id }
  const user = { relationTo: 'staff' as const, value: as.user.id }
  await portal.payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })
  await portal.payload.create({ collection: 'payload-locked-documents', data: { document, user } })
}
const unlock = () => portal.payload.delete({ collection: 'payload-locked-documents', where: { id: { exists: true } } })

describe('the edit lock of an autosaving form', () => {
  it('is held by its user until they publish', async () => {
    await lockFor(mina)
    const form = await open(mina)
    const saved = await autosave(mina, form, { summary: 'A first try.' })
    expect(saved.status).toBe(200)
    expect(await locks()).toMatchObject([{ user: { value: mina.user.id } }])
    const refused = await publish(asha, await open(asha), { summary: 'Another.' })
    expect(refused.status).toBe(423)
    const again = await autosave(mina, saved.reply.doc, { summary: 'A second try.' })
    expect(again.status).toBe(200)
    const published = await publish(mina, again.reply.doc, { summary: 'A third try.' })
    expect(published.status).toBe(200)
    expect(await locks()).toEqual([])
  })

  itsRule('is also held when the save is rejected', async () => {
    await lockFor(mina)
    const form = await open(mina)
    await portal.payload.update({ collection: 'courses', id: course.id, data: { order: 7, _status: 'published' } })
    await lockFor(mina)
    expect((await autosave(mina, form, { summary: 'Late.' })).status).toBe(409)
    expect(await locks()).toMatchObject([{ user: { value: mina.user.id } }])
    await unlock()
  })

  it('is not taken from another user', async () => {
    await lockFor(asha)
    const { status } = await autosave(mina, await open(mina), { summary: 'Mine.' })
    expect(status).toBe(423)
    expect(await locks()).toMatchObject([{ user: { value: asha.user.id } }])
    await unlock()
  })
})

describe('a stale form', () => {
  it.each(['of another person', 'in another tab'])('%s cannot be published over a newer version', async (whose) => {
    const late = whose === 'in another tab' ? mina : asha
    const [first, second] = [await open(mina), await open(late)]
    const summary = `What Mina wrote beside one ${whose}.`
    expect((await publish(mina, first, { summary })).status).toBe(200)
    const semesterFees = [{ title: 'Admission', feePaise: 4_000_000 }]
    const refused = await publish(late, second, { semesterFees })
    expect(refused.status).toBe(409)
    const [error] = refused.reply.errors
    expect(error.message).toContain('after you opened it')
    expect(error.message).toContain('Summary')
    expect(error.message).toContain('Parts of the fee')
    expect(error.data.errors).toEqual([{ path: 'updatedAt', label: 'Last changed', message: error.message }])
    expect(await live()).toMatchObject({ summary, semesterFees: course.semesterFees })
  })

  it('does not overwrite a newer draft either', async () => {
    const [first, second] = [await open(mina), await open(asha)]
    expect((await autosave(mina, first, { summary: 'Mina’s draft.' })).status).toBe(200)
    await unlock()
    expect((await autosave(asha, second, { description: 'Asha’s draft.' })).status).toBe(409)
    expect(await open(asha)).toMatchObject({ summary: 'Mina’s draft.', description: course.description })
  })

  it('is saved when the newest version came from it, until another form saves', async () => {
    const form = { ...(await open(mina)), savedFrom: 'form-of-mina' }
    const other = { ...form, savedFrom: 'second-form-of-mina' }
    const { reply } = await autosave(mina, form, { summary: 'First draft.' })
    expect(reply.doc).toMatchObject({ savedFrom: 'form-of-mina' })
    expect(await open(mina)).toMatchObject({ savedFrom: null })
    expect((await autosave(mina, other, { summary: 'Another window.' })).status).toBe(409)
    expect((await autosave(mina, form, { summary: 'Second draft.' })).status).toBe(200)
    expect((await publish(mina, form, { summary: 'Published.' })).status).toBe(200)

    await publish(asha, await open(asha), { summary: 'Newer.' })
    expect((await portal.payload.findByID({ collection: 'courses', id: course.id, draft: true })).savedFrom).toBeNull()
    expect((await autosave(mina, form, { summary: 'Third draft.' })).status).toBe(409)
  })

  it('is saved when nothing in it differs', async () => {
    const form = await open(mina)
    await portal.payload.update({ collection: 'courses', id: course.id, data: { _status: 'published' } })
    expect((await publish(asha, form, {})).status).toBe(200)
  })

  itsRule('can be saved once it is based on the stored version', async () => {
    const form = await open(asha)
    await publish(mina, await open(mina), { summary: 'Newer.' })
    expect((await publish(asha, form, { order: 3 })).status).toBe(409)
    const { updatedAt } = await open(asha)
    expect((await publish(asha, form, { order: 3, updatedAt })).status).toBe(200)
  })

  itsRule('is compared with the stored version by field label', async () => {
    const form = await open(asha)
    await publish(mina, await open(mina), { summary: 'Stored by Mina.', enrolmentOpen: false })
    const mine = { ...form, name: 'A name of mine', semesterFees: [{ title: 'Admission', feePaise: 9_500_000 }] }
    const { status, reply } = await portal.call('POST', `${path()}/compare`, mine, asha.headers)
    expect(status).toBe(200)
    const byLabel = Object.fromEntries(
      reply.differences.map((one: { label: string; stored: string; form: string; changedHere: boolean }) => [
        one.label,
        [one.stored, one.form, one.changedHere],
      ]),
    )
    expect(byLabel).toMatchObject({
      'Name of the course': [course.name, 'A name of mine', true],
      Summary: ['Stored by Mina.', expect.any(String), false],
      'Enrolment is open': ['No', 'Yes', false],
      'Parts of the fee': [expect.any(String), 'Admission, ₹95,000.00', true],
    })
    expect(reply.merged).toMatchObject({ name: 'A name of mine', summary: 'Stored by Mina.', enrolmentOpen: false })
    expect((await publish(asha, reply.merged, {})).status).toBe(200)
    expect((await portal.call('POST', `${path()}/compare`, mine)).status).toBe(401)
  })
})

describe('concurrent saves', () => {
  it('based on one version: exactly one succeeds', async () => {
    const form = await open(mina)
    await unlock()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => publish(index % 2 ? mina : asha, form, { summary: `Writer ${index}.` })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(5)
    expect((await live()).summary).toBe(`Writer ${statuses.indexOf(200)}.`)
  })

  it('release their lease, also after a validation error or without a session', async () => {
    const form = await open(mina)
    expect((await publish(mina, form, { name: '' })).status).toBe(400)
    expect((await publish(mina, form, { name: 'Right again' })).status).toBe(200)
    await portal.call('PATCH', path(), { name: 'x', updatedAt: form.updatedAt })
    expect(
      await readRows({ payload: portal.payload, collection: 'payload-kv', where: { id: { exists: true } }, limit: 0 }),
    ).toEqual([])
  })
})

describe('the edit guard', () => {
  it('accepts a request without `updatedAt`', async () => {
    const { status } = await portal.call('PATCH', path(), { order: 5, _status: 'published' }, asha.headers)
    expect(status).toBe(200)
  })

  it('protects records without drafts', async () => {
    const { payload, call } = portal
    const subject = await payload.create({ collection: 'subjects', data: { name: 'BOTANY', order: 1 } })
    await payload.update({ collection: 'subjects', id: subject.id, data: { active: false } })
    const stale = await call('PATCH', `/api/subjects/${subject.id}`, { ...subject, order: 2 }, asha.headers)
    expect(stale.status).toBe(409)
    const compared = await call('POST', `/api/subjects/${subject.id}/compare`, { ...subject, order: 2 }, asha.headers)
    expect(compared.reply.differences).toMatchObject([{ label: 'Offered now' }, { label: 'Place in the list' }])
  })

  it('protects books and the home page', async () => {
    const { payload, call } = portal
    const book = await aPublishedBook(payload)
    await payload.update({ collection: 'books', id: book.id, data: { pages: 99, _status: 'published' } })
    const stale = { ...book, author: 'Someone', _status: 'published' }
    expect((await call('PATCH', `/api/books/${book.id}`, stale, asha.headers)).status).toBe(409)

    const home = { heroTitle: 'Welcome', heroText: 'Study here.', aboutTitle: 'Us', aboutText: 'We teach.' }
    const save = (change: Change, as = mina) =>
      call('POST', '/api/globals/home', { ...home, ...change, _status: 'published' }, as.headers)
    const first = await save({})
    expect(first.status).toBe(200)
    const { updatedAt } = first.reply.result
    expect((await save({ updatedAt, heroTitle: 'Hello' })).status).toBe(200)
    const late = await save({ updatedAt, heroTitle: 'Good day' }, asha)
    expect(late.status).toBe(409)
    expect(late.reply.errors[0].message).toContain('Large heading')
  })

  it('protects settings that two forms save for the first time', async () => {
    const path = '/api/globals/registration-limits'
    const { updatedAt, ...opened } = (await portal.call('GET', path, undefined, asha.headers)).reply
    expect(updatedAt).toBeFalsy()
    const save = (codesPerDay: number) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ ...opened, codesPerDay }))
      return portal.call('POST', path, form, asha.headers)
    }
    expect((await save(150)).status).toBe(200)
    expect((await save(160)).status).toBe(409)
    expect((await portal.call('GET', path, undefined, asha.headers)).reply).toMatchObject({ codesPerDay: 150 })
  })

  it.each([
    ['registration-limits', { codesPerDay: 200 }, { codesPerDay: 300 }, 'Codes a day'],
    ['shop-settings', { lowStockCopies: 4 }, { lowStockCopies: 6 }, 'Warn staff about low stock'],
    ['fee-settings', { tuitionDays: [20, 50] }, { tuitionDays: [30, 60] }, 'Tuition is due after'],
    ['admission-settings', { workingDaysToDecide: 9 }, { workingDaysToDecide: 11 }, 'Working days to decide'],
  ])('protects the settings of %s', async (slug, first, second, label) => {
    const path = `/api/globals/${slug}`
    const opened = (await portal.call('POST', path, {}, asha.headers)).reply.result
    const form = { ...opened, globalType: undefined }
    expect((await portal.call('POST', path, { ...form, ...first }, asha.headers)).status).toBe(200)
    const late = await portal.call('POST', path, { ...form, ...second }, asha.headers)
    expect(late.status).toBe(409)
    expect(late.reply.errors[0].message).toContain(label)
    expect((await portal.call('GET', path, undefined, asha.headers)).reply).toMatchObject(first)
  })
})
