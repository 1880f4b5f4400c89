/** @sqlite-only a hook of fields that reads no record */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPublishedCollege, aPublishedCourse } from '../../../test/builders/courses.ts'
import { aShownNotice } from '../../../test/builders/notices.ts'
import { paragraphs } from '../../../test/builders/rich-text.ts'
import { givenSiteSettings } from '../../../test/builders/site-settings.ts'
import { aStaffSession, type StaffSession } from '../../../test/staff-session.ts'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { placeholders } from '../../features.ts'
import { repositoryRoot } from '../../foundation/directories.ts'
import { getCourse } from '../courses/courses.ts'
import { loadPage } from '../pages/load-page.ts'
import { NAMING_TEXTS } from '../published/naming-texts.ts'
import { insertEssentials } from '../seed/insert-essentials.ts'

const portal = startTestPortal()
const ids: Record<string, string> = {}
let editor: StaffSession

beforeAll(async () => {
  const { payload } = portal
  await insertEssentials(payload, 'none')
  await givenSiteSettings(payload)
  ids.courses = (await aPublishedCourse(payload)).id
  ids.colleges = (await aPublishedCollege(payload)).id
  ids.policies = (await payload.find({ collection: 'policies', limit: 1 })).docs[0]?.id ?? ''
  ids.notices = (await aShownNotice(payload)).id
  const about = { title: 'About us', lead: 'We', body: paragraphs('Are here.'), _status: 'published' } as const
  await payload.updateGlobal({ slug: 'about', data: about })
  const home = { heroTitle: 'Come', heroText: 'In', aboutTitle: 'We', aboutText: 'Are', _status: 'published' } as const
  await payload.updateGlobal({ slug: 'home', data: home })
  editor = await aStaffSession(portal, ['administrator'])
})

const texts = Object.entries(NAMING_TEXTS).flatMap(([slug, fields]) => fields.map((field) => [slug, field] as const))
const RICH = ['body', 'otherDetails']
const isRich = (slug: string, field: string) => RICH.includes(field) || (slug === 'colleges' && field === 'about')

/** Saves a text through Payload's own API. */
function save(slug: string, field: string, text: string, query = '') {
  const [list = '', inRow] = field.split('.')
  const value = isRich(slug, field) ? paragraphs(text) : text
  const body =
    inRow === undefined ? { [list]: value } : { [list]: [{ title: 'Point', question: 'Why?', [inRow]: value }] }
  const id = ids[slug]
  const address = id === undefined ? `/api/globals/${slug}` : `/api/${slug}/${id}`
  return portal.call(id === undefined ? 'POST' : 'PATCH', address + query, body, editor.headers)
}

it('has every name in the list of published numbers', () => {
  const list = readFileSync(path.join(repositoryRoot, 'docs/operate/promises.md'), 'utf8')
  const named = [...list.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name)
  expect(named.toSorted()).toEqual(placeholders.map(({ name }) => name).toSorted())
})

describe('every text that can name values', () => {
  it.each(texts)('of %s refuses an unknown name in %s, in drafts too', async (slug, field) => {
    for (const query of ['', '?draft=true']) {
      const { status, reply } = await save(slug, field, 'Free over {delivery}.', query)
      expect(status).toBe(400)
      const errors = JSON.stringify(reply.errors)
      expect(errors).toContain('{delivery} is not a placeholder. Leave out the braces, or use a name of the list')
      expect(errors).toContain(`"path":"${field.replace('.', '.0.')}"`)
    }
  })

  it.each(texts)('of %s takes a known name in %s, and lists the names', async (slug, field) => {
    expect((await save(slug, field, 'Free over {free delivery over}.')).status).toBe(200)
    expect(descriptionOf(portal.payload, slug, field)).toMatchObject({
      path: '/content/admin/PlaceholderList.tsx#PlaceholderList',
    })
  })
})

function descriptionOf({ config }: Payload, slug: string, field: string): unknown {
  const [first] = field.split('.')
  const { flattenedFields } = [...config.collections, ...config.globals].find((each) => each.slug === slug) ?? {}
  const found = flattenedFields?.find(({ name }) => name === first)
  return found && Reflect.get(Object(found.admin), 'components')?.Description
}

it('publishes whatever the values come from', () => {
  const { collections, globals } = portal.payload.config
  const published = [...collections, ...globals].filter(({ custom }) => custom?.isPublished === true)
  const slugs = published.map(({ slug }) => slug)
  for (const { name, settings = [] } of placeholders) {
    for (const slug of settings) expect(slugs, name).toContain(slug)
  }
})

describe('a text that names a value', () => {
  const free = 'Free over ₹2,000.'

  it('has it on every page, in the API and in a preview', async () => {
    const { payload } = portal
    const load = async (path: string) => JSON.stringify(await loadPage({ payload, path }))
    for (const path of ['/', '/aboutus', '/courses', `/courses/${ids.courses}`, `/colleges/${ids.colleges}`]) {
      expect(await load(path), path).toContain(free)
      expect(await load(path), path).not.toContain('{free')
    }
    expect((await loadPage({ payload, path: '/gallery' }))?.site.footerNote).toBe(free)
    const course = await getCourse({ payload, id: ids.courses ?? '' })
    expect(course).toMatchObject({ description: free, otherDetails: `<p>${free}</p>` })
    expect((await save('courses', 'description', 'Draft {delivery price}.', '?draft=true')).status).toBe(200)
    const draft = { collection: 'courses', id: ids.courses ?? '' } as const
    const preview = await loadPage({ payload, path: `/courses/${ids.courses}`, draft })
    expect(preview).toMatchObject({ course: { description: 'Draft ₹180.' } })
  })

  it('leaves pages whole while there is no value', async () => {
    const { payload } = portal
    await payload.updateGlobal({
      slug: 'shop-settings',
      data: { delivery: { lowStockCopies: 1, lowStockPaise: 80_00, normalPaise: 180_00, freeOverPaise: null } },
    })
    const home = await loadPage({ payload, path: '/' })
    expect(home).toMatchObject({ features: [], promises: [], about: null })
    const course = await loadPage({ payload, path: `/courses/${ids.courses}` })
    expect(course).toMatchObject({
      course: { summary: 'Bachelor of Education', description: 'Bachelor of Education', eligibility: null },
    })
    for (const path of ['/', '/aboutus', '/courses', `/colleges/${ids.colleges}`]) {
      expect(await loadPage({ payload, path }), path).not.toBeNull()
    }
  })
})
