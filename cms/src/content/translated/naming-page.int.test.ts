import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aPublishedCollege } from '../../../test/builders/courses.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { portalOf } from '../../foundation/portal.ts'
import { PageRegistry } from '../../publishing/pages/page-registry.ts'
import { Release } from '../../publishing/release/release.ts'
import { loadPage } from '../pages/load-page.ts'
import { Publisher } from '../publishing/publisher.ts'
import { saveTranslations } from '../translations/save-translations.ts'
import type { TranslatedSlug } from './translated-texts.ts'

const portal = startTestPortal()
const rendered: string[] = []
let dataDir: string
let publisher: Publisher
let collegeId: string
let subjectId: string

beforeAll(async () => {
  const { payload } = portal
  const { pages, frame } = portalOf(payload).pages
  portalOf(payload).pages = new PageRegistry({ pages, frame, languages: LOCALES })
  await givenSiteSettings(payload)
  collegeId = (await aPublishedCollege(payload, { name: 'Shantivan College', city: 'Bolpur' })).id
  subjectId = (await payload.create({ collection: 'subjects', data: { name: 'History', active: false } })).id
  dataDir = mkdtempSync(path.join(tmpdir(), 'pravesh-names-'))
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

let revision = 0

async function translate(subject: TranslatedSlug, id: string, at: string, english: string, text: string) {
  const passages = [{ path: at, english, text }]
  const options = { payload: portal.payload, subject, id, grant: true as const, language: 'hi' as const, passages }
  const saved = await saveTranslations({ ...options, revision: subject === 'colleges' ? revision : 0 })
  if (saved.state === 'saved' && subject === 'colleges') ({ revision } = saved)
  expect(saved.state).toBe('saved')
}

const hindi = pathsIn('hi')
const namesOf = async (at: string) => {
  const page = await loadPage({ payload: portal.payload, path: at })
  return page && 'names' in page ? page.names : null
}

it('has the translated names that it shows, by their English ones', async () => {
  expect(await namesOf(hindi.application)).toEqual({})
  await translate('colleges', collegeId, 'name', 'Shantivan College', 'शांतिवन कॉलेज')
  await translate('colleges', collegeId, 'city', 'Bolpur', 'बोलपुर')
  await translate('subjects', subjectId, 'name', 'History', 'इतिहास')
  const names = { 'Shantivan College': 'शांतिवन कॉलेज', Bolpur: 'बोलपुर' }
  expect(await namesOf(hindi.application), 'of a subject that is not offered now, too').toEqual({
    ...names,
    History: 'इतिहास',
  })
  expect(await namesOf(hindi.feePlan)).toEqual(names)
  expect(await namesOf(hindi.courseContent())).toEqual({})
  expect(await namesOf(pathsIn('en').application)).toEqual({})
  expect(await namesOf(pathsIn('bn').application)).toEqual({})
})

it('is published in its language when a translation is saved', async () => {
  await translate('colleges', collegeId, 'city', 'Bolpur', 'बोलपूर')
  await publisher.idle()
  expect(rendered).toEqual(expect.arrayContaining([hindi.account, hindi.application, hindi.feePlan]))
  expect(rendered).not.toContain(hindi.courseContent())
  expect(rendered.filter((at) => !at.startsWith('/hi'))).toEqual([])
})

it('has no name of an earlier record, and is not published in English', async () => {
  await portal.payload.update({ collection: 'colleges', id: collegeId, data: { name: 'Shantivan Mahavidyalaya' } })
  await publisher.idle()
  expect(await namesOf(hindi.feePlan)).toEqual({ Bolpur: 'बोलपूर' })
  expect(await loadPage({ payload: portal.payload, path: hindi.feePlan }), 'says nothing of older texts').toMatchObject(
    {
      site: { translation: { older: false, missing: false } },
    },
  )
  expect(rendered).toContain(hindi.feePlan)
  expect(rendered).toContain(pathsIn('en').college(collegeId))
  expect(rendered).not.toContain(pathsIn('en').feePlan)
})
