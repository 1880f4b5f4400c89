import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { aLimitedMember } from '../../../test/limited-staff.ts'
import { aStaffSession, type StaffSession, userOf } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { countRows } from '../../database/records/count-rows.ts'
import { portalOf } from '../../foundation/portal.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { Release } from '../../publishing/release/release.ts'
import { loadPage } from '../pages/load-page.ts'
import { Publisher } from '../publishing/publisher.ts'
import type { TargetLanguage } from '../translated/stored-translations.ts'
import { type ListFilter, listTranslations } from './list-translations.ts'
import { translatedBy, translationGrant } from './may-translate.ts'
import { saveTranslations } from './save-translations.ts'
import type { TranslatedRecord } from './stored-english.ts'
import { translationForm } from './translation-form.ts'

const portal = startTestPortal()
let dataDir: string
let publisher: Publisher
let courseId: string
let collegeId: string
let otherCollegeId: string
const rendered: string[] = []
const hindi = pathsIn('hi')

beforeAll(async () => {
  const { payload } = portal
  const { pages, frame } = portalOf(payload).pages
  portalOf(payload).pages = new PageRegistry({ pages, frame, languages: LOCALES })
  await givenSiteSettings(payload)
  collegeId = (
    await aPublishedCollege(payload, {
      name: 'Shantivan College',
      city: 'Bolpur',
      about: paragraphs('In the woods.', 'Since 1998.'),
    })
  ).id
  otherCollegeId = (await aPublishedCollege(payload, { name: 'Luitpar College' })).id
  const course = await aPublishedCourse(payload, {
    description: 'Study at {number of instalments} dates.',
    colleges: [{ college: collegeId, totalPricePaise: 9_500_000 }],
  })
  courseId = course.id
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-translations-'))
  const release = new Release(dataDir, 'build')
  const render = async ({ path: at, page }: { path: string; page: object }) => {
    rendered.push(at)
    return JSON.stringify(page)
  }
  await release.prepare({ id: 'build', assets: dataDir, inlineHashes: { scripts: [], styles: [] }, render })
  publisher = new Publisher({ payload, release, render })
  portalOf(payload).publisher = publisher
  await publisher.publishAll()
})
beforeEach(async () => {
  await publisher.idle()
  rendered.length = 0
})
afterAll(async () => {
  await publisher.idle()
  portalOf(portal.payload).publisher = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

const revisions = new Map<string, number>()

/** Translates passages by their English text, given by path. */
async function translate(
  record: Pick<TranslatedRecord, 'subject' | 'id'>,
  texts: Record<string, Record<string, string>>,
  { language = 'hi', ...options }: { language?: TargetLanguage; revision?: number } = {},
) {
  const passages = Object.entries(texts).flatMap(([at, own]) =>
    Object.entries(own).map(([english, text]) => ({ path: at, english, text })),
  )
  const key = `${record.id} ${language}`
  const revision = options.revision ?? revisions.get(key) ?? 0
  const result = await saveTranslations({
    payload: portal.payload,
    ...record,
    grant: true,
    language,
    passages,
    revision,
  })
  if (result.state === 'saved') revisions.set(key, result.revision)
  return result
}

const page = (at: string) => loadPage({ payload: portal.payload, path: at })
const college = () => ({ subject: 'colleges' as const, id: collegeId })
const course = () => ({ subject: 'courses' as const, id: courseId })

describe('a page in another language', () => {
  it('is in English where nothing is translated, and says so', async () => {
    expect(await page(hindi.college(collegeId))).toMatchObject({
      site: { translation: { older: false, missing: true } },
      college: { name: 'Shantivan College' },
    })
  })

  it('shows translations with the values that they name, and keeps its address', async () => {
    await translate(course(), {
      name: { 'Bachelor of Education': 'शिक्षा स्नातक' },
      description: { 'Study at {number of instalments} dates.': '{number of instalments} तारीखों पर पढ़ें।' },
    })
    expect(await page(hindi.course(courseId))).toMatchObject({
      course: { name: 'शिक्षा स्नातक', slug: 'bachelor-of-education', description: '2 तारीखों पर पढ़ें।' },
    })
    const english = await page(pathsIn('en').course(courseId))
    expect(english).toMatchObject({ course: { name: 'Bachelor of Education', description: 'Study at 2 dates.' } })
    expect(english).not.toHaveProperty('site.translation')
    expect(await page(pathsIn('bn').course(courseId))).toMatchObject({ course: { name: 'Bachelor of Education' } })
  })

  it('shows rows of a list in their language, wherever they stand', async () => {
    const { payload } = portal
    const questions = [
      { question: 'Is there a hostel?', answer: 'Yes.' },
      { question: 'Is there a bus?', answer: 'No.' },
    ]
    const { questions: rows } = await payload.update({
      collection: 'colleges',
      id: otherCollegeId,
      data: { questions },
    })
    const [first, second] = rows ?? []
    const record = { subject: 'colleges' as const, id: otherCollegeId }
    await translate(record, { [`questions/${second?.id}/question`]: { 'Is there a bus?': 'क्या बस है?' } })
    await payload.update({
      collection: 'colleges',
      id: otherCollegeId,
      data: { questions: [second, first].filter((row) => row !== undefined) },
    })
    const shown = {
      college: { facts: { questions: [{ question: 'क्या बस है?', answer: 'No.' }, { question: 'Is there a hostel?' }] } },
    }
    expect(await page(hindi.college(otherCollegeId))).toMatchObject(shown)
    const anew = [...questions].reverse()
    await payload.update({ collection: 'colleges', id: otherCollegeId, data: { questions: anew } })
    expect(await page(hindi.college(otherCollegeId)), 'entered anew').toMatchObject(shown)
  })

  it('shows an older translation while the English page is newer', async () => {
    const { payload } = portal
    await translate(college(), {
      name: { 'Shantivan College': 'शांतिवन कॉलेज' },
      city: { Bolpur: 'बोलपुर' },
      about: { 'In the woods.': 'वन में।', 'Since 1998.': '1998 से।' },
      ...(await textsOfCollege()),
    })
    expect(await page(hindi.college(collegeId))).toMatchObject({
      college: { name: 'शांतिवन कॉलेज', city: 'बोलपुर', about: '<p>वन में।</p><p>1998 से।</p>' },
    })
    await payload.update({
      collection: 'colleges',
      id: collegeId,
      data: { about: paragraphs('In the woods.', 'Since 1997.') },
    })
    expect(await page(hindi.college(collegeId))).toMatchObject({
      site: { translation: { older: true } },
      college: { about: '<p>वन में।</p><p>1998 से।</p>' },
    })
    await translate(college(), { about: { 'In the woods.': 'वन में।', 'Since 1997.': '1997 से।' } })
    expect(await page(hindi.college(collegeId))).toMatchObject({
      site: { translation: { older: false } },
      college: { about: '<p>वन में।</p><p>1997 से।</p>' },
    })
  })

  it('has the contact of every page in English rather than an older one', async () => {
    const { payload } = portal
    await payload.updateGlobal({ slug: 'site-settings', data: { hours: 'Monday to Friday' } })
    const record = { subject: 'site-settings' as const, id: 'site-settings' }
    await translate(record, { hours: { 'Monday to Friday': 'सोमवार से शुक्रवार' } })
    expect(await page(hindi.home)).toMatchObject({ site: { contact: { hours: 'सोमवार से शुक्रवार' } } })
    await payload.updateGlobal({ slug: 'site-settings', data: { hours: 'Monday to Saturday' } })
    expect(await page(hindi.home)).toMatchObject({ site: { contact: { hours: 'Monday to Saturday' } } })
    await publisher.idle()
  })
})

/** The other texts of the college, each translated as one word. */
async function textsOfCollege(): Promise<Record<string, Record<string, string>>> {
  const row = await portal.payload.findByID({ collection: 'colleges', id: collegeId, depth: 0 })
  return row.address ? { address: { [row.address]: row.address } } : {}
}

describe('saving a translation', () => {
  it('publishes the pages of its language only', async () => {
    await translate(college(), { city: { Bolpur: 'बोलपूर' } })
    await publisher.idle()
    expect(rendered.filter((at) => !at.startsWith('/hi'))).toEqual([])
    expect(rendered).toContain(hindi.college(collegeId))
    expect(rendered).toContain(hindi.colleges)
  })

  it('leaves other texts as they are, and empties what staff emptied', async () => {
    await translate(college(), { city: { Bolpur: '' } })
    expect(await page(hindi.college(collegeId))).toMatchObject({ college: { name: 'शांतिवन कॉलेज', city: 'Bolpur' } })
  })

  it('refuses what says something else than the English text', async () => {
    const about = { 'In the woods.': 'वन में।', 'Since 1997.': '1996 से।' }
    expect(await translate(college(), { about })).toEqual({
      state: 'refused',
      passages: [
        { path: 'about', english: 'Since 1997.', problem: { kind: 'numbers', missing: ['1997'], added: ['1996'] } },
      ],
    })
  })

  it('refuses what a colleague, or a new English text, has overtaken', async () => {
    const city = { Bolpur: 'बोलपुर' }
    expect(await translate(college(), { city }, { revision: 0 })).toEqual({ state: 'changed' })
    expect(await translate(college(), { city: { Bolepur: 'बोलपुर' } })).toEqual({ state: 'changed' })
    const several = await Promise.all([1, 2, 3].map(() => translate(college(), { city })))
    expect(several.map(({ state }) => state).sort()).toEqual(['changed', 'changed', 'saved'])
    const first = { subject: 'colleges' as const, id: otherCollegeId }
    const fresh = { name: { 'Luitpar College': 'লুইতপার কলেজ' } }
    const begun = await Promise.all([1, 2].map(() => translate(first, fresh, { language: 'bn', revision: 0 })))
    expect(begun.map(({ state }) => state).sort()).toEqual(['changed', 'saved'])
  })

  it('finds no record that was deleted', async () => {
    expect(await translate({ subject: 'colleges', id: courseId }, {})).toEqual({ state: 'absent' })
    expect(await translate({ subject: 'home', id: 'about' }, {})).toEqual({ state: 'absent' })
  })
})

describe('staff', () => {
  const call = async (subject: string, id: string, staff: Pick<StaffSession, 'headers'> | null) => {
    const address = `/api/translation/staff/${subject}/${id}/bn`
    return (await portal.call('POST', address, { revision: 0, passages: [] }, staff?.headers)).status
  }

  it('translate what they may change', async () => {
    const { payload } = portal
    const [editor, store, officer] = await Promise.all(
      (['content-editor', 'store', 'admissions-officer'] as const).map((role) => aStaffSession(portal, [role])),
    )
    const { id: noticeId } = await payload.create({
      collection: 'notices',
      data: {
        title: 'Classes begin',
        body: paragraphs('On 6 July.'),
        shownFrom: '2026-01-01',
        pinned: false,
        _status: 'published',
      },
    })
    expect(await call('courses', courseId, null)).toBe(401)
    expect(await call('courses', courseId, editor ?? null)).toBe(200)
    expect(await call('courses', courseId, store ?? null)).toBe(404)
    expect(await call('courses', courseId, officer ?? null), 'who may change fees, not texts').toBe(404)
    expect(await call('notices', noticeId, officer ?? null)).toBe(200)
    expect(await call('staff', String(editor?.user.id), editor ?? null)).toBe(404)
    expect(store && translatedBy(userOf(store))).toEqual(['media', 'books'])
  })

  it('translate within their limit', async () => {
    const limited = await aLimitedMember(portal, { colleges: [otherCollegeId] }, ['content-editor'])
    expect(await call('colleges', collegeId, limited)).toBe(404)
    expect(await call('notices', collegeId, limited)).toBe(404)
    const grant = translationGrant(limited.user, 'colleges') || true
    const options = { payload: portal.payload, subject: 'colleges' as const, grant, page: 1 }
    const { records } = await listTranslations({ ...options, filter: { language: null, state: null } })
    expect(records.map(({ id }) => id)).toEqual([otherCollegeId])
  })

  it('find records with texts that are missing or older', async () => {
    const { payload } = portal
    await payload.update({ collection: 'colleges', id: collegeId, data: { about: paragraphs('In the woods.') } })
    await payload.update({ collection: 'colleges', id: collegeId, data: { city: 'Santiniketan' } })
    const list = async (filter: ListFilter) => {
      const { records, next } = await listTranslations({ payload, subject: 'colleges', filter, grant: true, page: 1 })
      expect(next).toBeNull()
      return records.map(({ id }) => id)
    }
    expect((await list({ language: null, state: null })).sort()).toEqual([collegeId, otherCollegeId].sort())
    expect(await list({ language: 'hi', state: 'older' })).toEqual([collegeId])
    expect(await list({ language: 'bn', state: 'older' })).toEqual([])
    expect((await list({ language: null, state: 'missing' })).sort()).toEqual([collegeId, otherCollegeId].sort())
  })

  it('see the English text beside its translation, and the earlier one', async () => {
    const { payload } = portal
    const form = await translationForm({ payload, ...college(), grant: true, language: 'hi' })
    expect(form).toMatchObject({ title: 'Shantivan College', revision: revisions.get(`${collegeId} hi`) })
    expect(form?.texts).toContainEqual({
      path: 'city',
      label: 'Town or city',
      state: 'older',
      passages: [{ english: 'Santiniketan', text: '' }],
      former: [{ english: 'Bolpur', text: 'बोलपुर' }],
    })
    const home = { subject: 'home' as const, id: 'home' }
    expect(await translationForm({ payload, ...home, grant: true, language: 'hi' })).toBeNull()
  })
})

it('deletes translations with their record', async () => {
  const { payload } = portal
  const { id } = await aPublishedCollege(payload, { name: 'Deodar College' })
  const name = (text: string) => ({ name: { 'Deodar College': text } })
  await translate({ subject: 'colleges', id }, name('देवदार कॉलेज'))
  await translate({ subject: 'colleges', id }, name('দেওদার কলেজ'), { language: 'bn' })
  const where = { recordId: { equals: id } }
  expect(await countRows({ payload, collection: 'content-translations', where })).toBe(2)
  await payload.delete({ collection: 'colleges', id })
  expect(await countRows({ payload, collection: 'content-translations', where })).toBe(0)
})
