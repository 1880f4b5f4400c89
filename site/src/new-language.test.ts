/** Registers an invented language, as the recipe for a language in CONTRIBUTING.md says, and draws all pages in it. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { courseForms, formOf } from '@pravesh/shared/admissions/courses/registry'
import { longestAnswers, reference, storedAnswers } from '@pravesh/shared/admissions/fixtures/answers'
import { questionsOf } from '@pravesh/shared/admissions/form/questionnaire'
import { ON_PRESS, PROCESSORS } from '@pravesh/shared/content/processors/processors'
import type { CourseCode } from '@pravesh/shared/courses/courses'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { Translations } from '@pravesh/shared/platform/translate'
import { formatWeight } from '@pravesh/shared/platform/weight'
import { BROWSER_STORAGE } from '@pravesh/shared/site/browser-storage'
import type { PageData } from '@pravesh/shared/site/page-data'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FILE, MOMENT } from '../test/application-view.ts'
import { drawPage, siteRoot, startSiteServer } from '../test/draw-page.ts'
import { INVENTED, inventedLanguage, linksIn, unbracketed, withoutLanguages } from '../test/invented-language.ts'
import { meritStates, meritSteps, ownProcess } from '../test/own-process.ts'
import { addresses, pages } from '../test/page-fixtures.ts'
import { publicProcess } from '../test/public-process.ts'
import { formatMoment } from './lib/formats.ts'
import { languageName } from './lib/language-name.ts'
import type { PageKind } from './lib/page-kinds.ts'
import { shareLinks } from './lib/share.ts'

/** Texts that no words translate. */
const names = [shareLinks('', ''), PROCESSORS, ON_PRESS, BROWSER_STORAGE, languageName('Bengali', INVENTED)]

/** Days and weights of a page as the formats of the language write them. */
function formatted(data: unknown): string[] {
  if (typeof data === 'string') return /^\d{4}-\d\d-\d\d$/.test(data) ? [formatLongDay(data, INVENTED)] : []
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'weightGrams' && typeof value === 'number' ? [formatWeight(value, INVENTED)] : formatted(value),
  )
}

const root = siteRoot
let server: Awaited<ReturnType<typeof startSiteServer>>

beforeAll(async () => {
  server = await startSiteServer(inventedLanguage())
})
afterAll(() => server.close())

describe('a page', () => {
  const kinds = Object.keys(pages).filter((kind): kind is PageKind => kind in addresses)

  const draw = (kind: PageKind, page: PageData) => drawPage(server, { kind, page, locale: INVENTED })

  it.each(kinds)('%s has the language, its words and links to pages in it', async (kind) => {
    const page = pages[kind]
    const html = withoutLanguages(await draw(kind, page))
    expect(html).toContain('<html lang="xx-IN"')
    expect(html).toContain('<meta property="og:locale" content="xx_IN"')
    expect(html).toContain(`<meta property="og:url" content="${page.site.origin}/xx`)
    expect(html).toContain('⟦')
    expect(unbracketed(html, [page, names, formatted(page)])).toEqual([])
    expect(linksIn(html, page).filter((link) => !/^\/xx(\/|$)/.test(link))).toEqual([])
  })

  it.each([
    [{ older: true, missing: false }, 1],
    [{ older: true, missing: true }, 2],
    [{ older: false, missing: false }, 0],
  ])('says how current its texts are: %j', async (translation, sentences) => {
    const page = { ...pages.about, site: { ...pages.about.site, translation } }
    const html = await draw('about', page)
    const [note = ''] = /<div class="translation".*?<\/div>/s.exec(html) ?? []
    expect([...note.matchAll(/<span[^>]*>⟦/g)]).toHaveLength(sentences)
    expect(note.includes(`href="${addresses.about}" hreflang="en-IN"`)).toBe(sentences > 0)
  })
})

describe('an island', () => {
  const islands = globSync('src/**/*Page.astro', { cwd: root }).flatMap((file) => {
    const [, name, source] = /import \{ (\w+Island) \} from '([^']+)'/.exec(textOf(file)) ?? []
    return name === undefined ? [] : [{ name, source: `/${path.join(path.dirname(file), source ?? '')}` }]
  })
  const user = { name: 'Rima Das', email: 'rima@example.in', phonenumber: '9830012345', usertype: 'Student' }

  beforeAll(async () => {
    vi.stubGlobal('location', new URL('https://pravesh.example/xx/enroll/BED-course?token=t'))
    const { session } = await server.ssrLoadModule('/src/accounts/sessions/session-store.ts')
    session.set({ status: 'in', user })
  })
  afterAll(() => vi.unstubAllGlobals())

  it.each(islands)('$name has its words and links to pages in the language', async ({ name, source }) => {
    const { [name]: Island } = await server.ssrLoadModule(source)
    const { studentTranslations } = await server.ssrLoadModule('/src/student/translations.ts')
    const translations = studentTranslations(INVENTED)
    const html = renderToStaticMarkup(createElement(Island, { locale: INVENTED, translations }))
    expect(html).toContain('⟦')
    expect(unbracketed(html, [user, names])).toEqual([])
    expect(linksIn(html, user).filter((link) => !/^\/xx(\/|$)/.test(link))).toEqual([])
  })
})

describe('an application', () => {
  /** What was typed, what comes from the CMS, and moments. */
  const dataOf = (course: CourseCode) => {
    const answers = storedAnswers(longestAnswers(course))
    const typed = questionsOf(formOf(course)).filter(({ choices, kind }) => !choices || kind === 'suggest')
    return [typed.map(({ name }) => answers[name]), reference, FILE, formatMoment(MOMENT, INVENTED)]
  }

  it.each(courseForms.all)(
    '$label has questions, messages, documents and statuses in the language',
    async ({ code }) => {
      const { drawnIslands } = await server.ssrLoadModule('/test/drawn-application.tsx')
      const { studentTranslations } = await server.ssrLoadModule('/src/student/translations.ts')
      for (const Island of drawnIslands(code)) {
        const html = renderToStaticMarkup(
          createElement(Island, { locale: INVENTED, translations: studentTranslations(INVENTED) }),
        )
        expect(html).toContain('⟦')
        expect(unbracketed(html, [dataOf(code), names])).toEqual([])
      }
    },
  )
})

describe('a merit process', () => {
  const draw = (Island: ComponentType<{ locale: Locale; translations: Translations }>, translations: Translations) =>
    renderToStaticMarkup(createElement(Island, { locale: INVENTED, translations }))

  beforeAll(async () => {
    vi.stubGlobal('location', new URL('https://pravesh.example/xx/merit-lists'))
    vi.stubGlobal('document', { querySelector: () => null })
    const { loadLaterModules } = await server.ssrLoadModule('/test/drawn-merit.tsx')
    expect(await loadLaterModules()).toBe(true)
  })
  afterAll(() => vi.unstubAllGlobals())

  it.each(Object.entries(meritStates))('of someone who %s has its words in the language', async (_, change) => {
    const { drawnOwn } = await server.ssrLoadModule('/test/drawn-merit.tsx')
    const { studentTranslations } = await server.ssrLoadModule('/src/student/translations.ts')
    const process = { ...ownProcess, ...change }
    const html = draw(drawnOwn(process), studentTranslations(INVENTED))
    expect(html).toContain('⟦')
    expect(unbracketed(html, [process, names, days(meritSteps)])).toEqual([])
    expect(linksIn(html, process).filter((link) => !/^\/xx(\/|$)/.test(link))).toEqual([])
  })

  it('has its lists in the language', async () => {
    const { drawnLists } = await server.ssrLoadModule('/test/drawn-merit.tsx')
    const html = draw(drawnLists(publicProcess), {})
    const typed = ['R••• D•••']
    expect(unbracketed(html, [publicProcess, typed, names, days(meritSteps)])).toEqual([])
    expect(linksIn(html, publicProcess).filter((link) => !/^\/xx(\/|$)/.test(link))).toEqual([])
  })

  const days = (steps: typeof meritSteps) =>
    steps.flatMap(({ first, last }) => [first, last]).map((day) => formatLongDay(day, INVENTED))
})

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
