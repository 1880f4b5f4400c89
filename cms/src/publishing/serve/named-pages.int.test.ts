/** @sqlite-only load-page.int.test.ts reads pages from both databases */
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aHiddenCourse, aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { HOSTILE_TEXTS } from '../../../test/hostile.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import { PageNames } from '../pages/page-names.ts'
import { namedPages } from './named-pages.ts'

const portal = startTestPortal()

/** What this process knows, and what the database does. */
const known = (address: string) => namedPages(portal.payload).known(address)
const find = (address: string) => namedPages(portal.payload).find(address)

/** As after a restart, or in another process. */
function forgetNames(): void {
  portalOf(portal.payload).pageNames = new PageNames()
}

it('resolves the name, the id and earlier names of a record', async () => {
  const { payload } = portal
  const { id } = await aPublishedCourse(payload, { name: 'Diploma in Pharmacy (D.Pharm)', code: 'DPHARM' })
  const named = { path: `/courses/${id}`, address: '/courses/diploma-in-pharmacy' }
  expect(await find(`/courses/${id}`)).toEqual({ ...named, isCurrent: false })
  expect(await find('/courses/diploma-in-pharmacy')).toEqual({ ...named, isCurrent: true })
  expect(known('/courses/diploma-in-pharmacy')).toEqual({ ...named, isCurrent: true })
  expect(known('/courses/Diploma-in-Pharmacy')).toEqual({ ...named, isCurrent: false })

  await payload.update({ collection: 'courses', id, data: { name: 'Pharmacy', _status: 'published' } })
  forgetNames()
  expect(known('/courses/diploma-in-pharmacy')).toBeNull()
  const renamed = { path: `/courses/${id}`, address: '/courses/pharmacy', isCurrent: false }
  expect(await find('/courses/diploma-in-pharmacy')).toEqual(renamed)
  expect(known('/courses/diploma-in-pharmacy')).toEqual(renamed)

  await payload.update({ collection: 'courses', id, data: { name: 'Diploma in Pharmacy', _status: 'published' } })
  expect(await find('/courses/pharmacy')).toEqual({ ...named, isCurrent: false })
})

it('numbers equal names in the order in which they were published, in every process', async () => {
  const first = await aPublishedCollege(portal.payload, { name: 'St. Mary College' })
  const second = await aPublishedCollege(portal.payload, { name: 'St Mary College' })
  for (const { id } of [first, second]) await find(`/colleges/${id}`)
  forgetNames()
  const [two, one] = await Promise.all([find(`/colleges/${second.id}`), find(`/colleges/${first.id}`)])
  expect([one?.address, two?.address]).toEqual(['/colleges/st-mary-college', '/colleges/st-mary-college-2'])
})

it('claims a new name once, however many ask', async () => {
  const { id } = await aPublishedCollege(portal.payload, { name: 'Hill College' })
  const processes = Array.from({ length: 4 }, () => new PageNames())
  const record = { collection: 'colleges', id, text: 'Hill College' } as const
  const names = await Promise.all(processes.flatMap((names) => [1, 2].map(() => names.of(portal.payload, record))))
  expect(new Set(names)).toEqual(new Set(['hill-college']))
})

it('gives the name of a deleted record to the next one', async () => {
  const { payload } = portal
  const gone = await aPublishedCollege(payload, { name: 'River College' })
  await find(`/colleges/${gone.id}`)
  await payload.delete({ collection: 'colleges', id: gone.id })
  const next = await aPublishedCollege(payload, { name: 'River College' })
  expect(await find('/colleges/river-college')).toBeNull()
  expect((await find(`/colleges/${next.id}`))?.address).toBe('/colleges/river-college')
  expect((await find('/colleges/river-college'))?.path).toBe(`/colleges/${next.id}`)
})

it('knows hidden courses, but no drafts and nothing else', async () => {
  const { payload } = portal
  const hidden = await aHiddenCourse(payload, { code: 'DELED' })
  expect((await find(`/courses/${hidden.id}`))?.path).toBe(`/courses/${hidden.id}`)
  await payload.update({ collection: 'courses', id: hidden.id, data: { _status: 'draft' } })
  expect(await find(`/courses/${hidden.id}`)).toBeNull()
  for (const address of [`/courses/${randomUUID()}`, '/courses/no-such-course', '/colleges/%', '/courses/%00']) {
    expect(await find(address), address).toBeNull()
  }
  for (const address of ['/courses', '/courses/', '/courses/a/enroll', '/courses/a%2Fenroll', '/purchase-books/a']) {
    expect(known(address), address).toBeUndefined()
  }
})

it.each(HOSTILE_TEXTS)('survives %s', async (_, text) => {
  expect(await find(`/courses/${encodeURIComponent(text)}`)).toBeNull()
})
