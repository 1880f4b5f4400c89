import { beforeAll, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
import { aPublishedCourse } from '../../../test/builders/courses.ts'
import { aStaffMember, signedIn } from '../../../test/builders/staff.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'

const portal = startTestPortal()
let sunil: Record<string, string>
let mina: Record<string, string>
const SUNIL = 'Sunil Roy (sunil@example.in)'
const MINA = 'Mina Das (mina@example.in)'

beforeAll(async () => {
  const { payload } = portal
  sunil = await signedIn(portal, await aStaffMember(payload, { name: 'Sunil Roy', email: 'sunil@example.in' }))
  const editor = { name: 'Mina Das', email: 'mina@example.in', role: 'content-editor' } as const
  mina = await signedIn(portal, await aStaffMember(payload, editor))
})

const authors = async (path: string, where = '') => {
  const { reply } = await portal.call('GET', `/api/${path}/versions?depth=0&sort=updatedAt${where}`, undefined, sunil)
  return reply.docs.map(({ version }: { version: { savedBy: string } }) => version.savedBy)
}

it('of a record have the signed-in user as author, not the one that a client sends', async () => {
  const { id } = await aPublishedBook(portal.payload)
  const pages = (count: number) => ({ pages: count, savedBy: 'Somebody else', _status: 'published' })
  expect(await portal.call('PATCH', `/api/books/${id}`, pages(101), sunil)).toMatchObject({
    status: 200,
    reply: { doc: { savedBy: SUNIL } },
  })
  await portal.call('PATCH', `/api/books/${id}?draft=true&autosave=true`, { pages: 102, _status: 'draft' }, mina)
  await portal.call('PATCH', `/api/books?where[id][equals]=${id}`, pages(103), mina)
  expect(await authors('books', `&where[parent][equals]=${id}`)).toEqual(['The portal', SUNIL, MINA, MINA])
})

it('that are restored have the user who restored them as author', async () => {
  const { id } = await aPublishedBook(portal.payload)
  const { reply } = await portal.call('GET', `/api/books/versions?where[parent][equals]=${id}`, undefined, sunil)
  await portal.call('PATCH', `/api/books/${id}`, { pages: 104 }, mina)
  await portal.call('POST', `/api/books/versions/${reply.docs[0].id}`, undefined, sunil)
  expect(await authors('books', `&where[parent][equals]=${id}`)).toEqual(['The portal', MINA, SUNIL])
})

it('are restored by users who may not change every field; those keep their values', async () => {
  const { payload } = portal
  const { id, semesterFees, summary } = await aPublishedCourse(payload)
  const officer = { name: 'Lila Sen', email: 'lila@example.in', role: 'admissions-officer' } as const
  const lila = await signedIn(portal, await aStaffMember(payload, officer))
  const where = `where[parent][equals]=${id}`
  const { reply } = await portal.call('GET', `/api/courses/versions?${where}`, undefined, lila)
  const changed = { semesterFees: [{ title: 'Both semesters', feePaise: 9_500_000 }], summary: 'Changed since' }
  await portal.call('PATCH', `/api/courses/${id}`, { ...changed, _status: 'published' }, sunil)
  expect(summary).not.toBe(changed.summary)
  expect(await portal.call('POST', `/api/courses/versions/${reply.docs[0].id}`, undefined, lila)).toMatchObject({
    status: 200,
    reply: { semesterFees: semesterFees?.map(({ title }) => ({ title })), summary: changed.summary },
  })
})

it('of an imported book keep the key of the import when they are restored', async () => {
  const { payload } = portal
  const { id } = await aPublishedBook(payload)
  await payload.update({ collection: 'books', id, data: { pages: 90 }, context: { importKey: 'import 1, row 7' } })
  const { reply } = await portal.call('GET', `/api/books/versions?where[parent][equals]=${id}`, undefined, mina)
  expect((await portal.call('POST', `/api/books/versions/${reply.docs[0].id}`, undefined, mina)).status).toBe(200)
  expect(await payload.findByID({ collection: 'books', id })).toMatchObject({ importKey: 'import 1, row 7' })
})

it('of a global have an author, drafts or not', async () => {
  const social = { social: [], savedBy: 'Somebody else' }
  await portal.call('POST', '/api/globals/site-settings?draft=true', social, sunil)
  await portal.call('POST', '/api/globals/home?draft=true', { heroTitle: 'Welcome', savedBy: 'x' }, mina)
  await portal.payload.updateGlobal({ slug: 'home', data: { heroTitle: 'Welcome' }, draft: true })
  expect(await authors('globals/home')).toEqual([MINA, 'The portal'])
})

it('have an author in every collection and global that has versions', () => {
  const { collections, globals } = portal.payload.config
  const versioned = [...collections, ...globals].filter(({ versions }) => versions)
  expect(versioned.length).toBeGreaterThanOrEqual(8)
  for (const { slug, flattenedFields } of versioned) {
    expect(
      flattenedFields.map(({ name }) => name),
      slug,
    ).toContain('savedBy')
  }
})
