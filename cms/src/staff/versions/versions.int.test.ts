import { beforeAll, expect, it } from 'vitest'
import { aPublishedBook } from '../../../test/builders/books.ts'
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
