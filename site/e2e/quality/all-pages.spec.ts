import { enrollPath } from '@pravesh/shared/courses/enroll-path'
import { paths } from '@pravesh/shared/site/paths'
import type { Browser, BrowserContext, Page, Response } from 'playwright/test'
import { pagesOfEachKind, pagesOfEachTemplate, sitemapPaths } from '../../../scripts/lib/public-pages.ts'
import { DESKTOP, PHONE } from '../../../scripts/lib/screens.ts'
import { SiteMap } from '../checks/addresses.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expectOpenHead, expectWords } from '../checks/course-head.ts'
import { expect, test } from '../checks/every-visit.ts'
import { expectFindable } from '../checks/findable.ts'
import { expectKeyboard } from '../checks/keyboard.ts'
import { collectProblems } from '../checks/page-problems.ts'
import { expectHeaderFits, expectReflow } from '../checks/reflow.ts'
import { expectLightVisit, namedScripts } from '../checks/weight.ts'
import { expectFitsAllWidths, expectFitsWidths } from '../checks/widths.ts'

const COURSE = /^\/courses\/[^/]+$/
/** Pages of students, in any language. */
const STUDENT = /^(\/[a-z]{2})?\/student\//
const KB = 1000

/**
 * Maximum bytes of script of pages with islands. Each has the formats of days and numbers, of which it needs a part, and the
 * sentences of every state of a payment, the basket of the header, the login that dialogs offer when a session has ended,
 * the names of the languages, the wait for a busy portal, and the place where other languages word replies. Forms ask about mistyped e-mail domains, with a file that plain forms have too.
 * All have the names of records in two languages, and what fills values into a sentence.
 */
const ISLANDS = [
  { path: paths.login, max: 92.6 * KB },
  { path: paths.register, max: 105.9 * KB, files: 16 },
  // The next step of each kind, how the amount of a fee comes about, notes of applications with the kind of a rejection and its refund, of fees and orders, and
  // the fees of an admitted student, which would wait for a part of their own, with the parts of the next payment.
  // It shares small parts with the forms of accounts.
  { path: paths.guardianConsents, max: 107.9 * KB, files: 22 },
  { path: paths.account, max: 95.5 * KB, files: 17 },
  { path: paths.payments, max: 86.2 * KB },
  { path: paths.feePlan, max: 85.8 * KB, files: 16 },
  // It has the states of the claims.
  { path: paths.application, max: 89.6 * KB, files: 17 },
  { path: paths.courseContent(), max: 91.3 * KB, files: 17 },
  // Its cards and its dialogs share what an order says and offers.
  { path: paths.orders, max: 84.9 * KB, files: 16 },
  { path: paths.help, max: 93.9 * KB },
  // Their forms are loaded later.
  { path: paths.merit, max: 93.6 * KB, files: 17 },
  { path: paths.meritLists, max: 87.4 * KB },
  // It has the schemas, with the rules of codes.
  { path: paths.contactAnswer(), max: 105.9 * KB, files: 17 },
  // It shares parts with the list of orders, with the account forms, and the rules of texts with the application form.
  // Its address is a file of its own, which the list of orders loads later.
  { path: paths.buy, max: 124.9 * KB, files: 25 },
  // It asks for the same quote as the order form, and has the schema of its reply.
  { path: paths.basket, max: 110.4 * KB, files: 19 },
  // It starts with the rules of who can apply, which are a file of their own for the pages of courses, and with the frame of the
  // screens of two steps. The questions about claims and their certificates are 1.7 kB.
  { path: enrollPath('BED'), max: 104 * KB, files: 16 },
  // It has the uploads at once, which the application form loads later, and says whether the college is the one of a seat.
  { path: paths.applicationUpdate(), max: 117 * KB, files: 19 },
]
const MAX_FILES = 15

test.describe('On a desktop', () => {
  test.use(DESKTOP)

  test('One page of each template: links, console, axe, widths, keyboard', async ({ page, portal }) => {
    const pages = await pagesOfEachTemplate(portal.origin)
    const published = new Set(await sitemapPaths(portal.origin))
    for (const { path } of pages) {
      await page.goto(path)
      if (published.has(path)) await expectFindable(page, path)
      await expectWords(page, path)
      if (COURSE.test(path)) await expectOpenHead(page, path)
      await expectAccessible(page, path)
      await expectFitsWidths(page, path)
    }
    for (const path of [paths.home, paths.books]) {
      await page.goto(path)
      await expectKeyboard(page, path)
      await expectHeaderFits(page, path)
    }
    expect(pages.length).toBeGreaterThan(12)
  })

  test('Every page: links, console, 320 px; one of each kind: all widths and print, axe, keyboard', {
    tag: '@long',
  }, async ({ page, portal }) => {
    // It opens each page, those of each kind at eight widths; a busy machine needs longer than for a journey.
    test.setTimeout(900_000)
    const kinds = new Map((await pagesOfEachKind(portal.origin)).map(({ kind, path }) => [path, kind]))
    const published = new Set(await sitemapPaths(portal.origin))
    const site = new SiteMap(portal.origin, ['/', ...published, ...kinds.keys()])
    for (let path = site.next(); path !== undefined; path = site.next()) {
      const response = await page.goto(path)
      if (!response?.headers()['content-type']?.startsWith('text/html')) continue
      // It leads visitors to the login once it knows that they have no session.
      if (STUDENT.test(path)) await page.waitForURL(/\/login\?/)
      await site.add(path, page, { ok: response.status() === 200 })
      if (published.has(path)) await expectFindable(page, path)
      await expectWords(page, path)
      if (COURSE.test(path)) await expectOpenHead(page, path)
      if (kinds.has(path)) await expectAccessible(page, path)
      if (kinds.has(path)) await expectFitsAllWidths(page, path)
      else await expectReflow(page, path)
      if (kinds.has(path)) await expectKeyboard(page, path)
    }
    await page.goto(paths.home)
    await expect.soft(page.locator('[data-chat]'), 'the chat').toHaveAttribute('data-floating', 'true')
    expect.soft(await site.deadAddresses(), 'dead addresses').toEqual([])
    expect.soft(site.deadFragments(), 'dead fragments').toEqual([])
    expect(kinds.size).toBeGreaterThan(15)
    expect(site.visited, 'pages of the demo content').toBeGreaterThanOrEqual(50)
  })
})

test.describe('On a phone', () => {
  test.use(PHONE)

  for (const { each, pagesOf, tag } of [
    { each: 'template', pagesOf: pagesOfEachTemplate, tag: [] },
    { each: 'kind', pagesOf: pagesOfEachKind, tag: ['@long'] },
  ]) {
    test(`One page of each ${each}, on a first visit: weight, no framework, console`, { tag }, async ({
      browser,
      portal,
    }) => {
      let total = 0
      for (const { kind, path } of await pagesOf(portal.origin)) {
        await asFirstVisit(browser, portal.origin, async (page) => {
          const scripts = collectScripts(page.context())
          await expectLightVisit(page, { kind, address: portal.origin + path })
          const texts = await scripts()
          expect.soft(texts.filter(isReact).length, `${path}: scripts with React`).toBe(0)
          total += texts.length
        })
      }
      expect(total, 'scripts of content pages').toBeGreaterThan(0)
    })
  }

  test('A page with an island has React, which the check of content pages would find', async ({ browser, portal }) => {
    await asFirstVisit(browser, portal.origin, async (page) => {
      const scripts = collectScripts(page.context())
      await page.goto(paths.login)
      await expect.poll(async () => (await scripts()).some(isReact), 'React is recognised').toBe(true)
    })
  })
})

for (const { path, max, files: maxFiles = MAX_FILES } of ISLANDS) {
  test(`${path} loads at most ${max / KB} kB of script in ${maxFiles} files`, async ({ portal }) => {
    const { bytes, files } = await namedScripts(portal.origin, path)
    expect.soft(bytes, 'bytes of script').toBeLessThanOrEqual(max)
    expect.soft(files, 'files of script').toBeLessThanOrEqual(maxFiles)
  })
}

for (const { screen, options, tag } of [
  { screen: 'phone in dark colours', options: { ...PHONE, colorScheme: 'dark' } as const, tag: [] },
  { screen: 'desktop', options: DESKTOP, tag: ['@long'] },
]) {
  test.describe(`On a ${screen}`, { tag }, () => {
    test.use(options)

    test('One page of each kind has no axe violations', { tag: '@long' }, async ({ page, portal }) => {
      for (const { path } of await pagesOfEachKind(portal.origin)) {
        await page.goto(path)
        await expectAccessible(page, path)
      }
    })

    test('Open dialogs and menus have no axe violations', async ({ page }) => {
      await page.goto('/courses')
      await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
      await page.getByRole('button', { name: /^Enroll Now/ }).click()
      await expectAccessible(page, 'the enroll dialog')
      await page.goto('/purchase-books')
      await page.getByRole('searchbox').pressSequentially('pharmacutics')
      await expect(page.locator('#book-suggestions').getByRole('link').first()).toBeVisible()
      await expectAccessible(page, 'the suggestions of the search')
      await page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click()
      await expectAccessible(page, 'the share menu')
      await page.goto(paths.purchase)
      await page.getByRole('button', { name: /^Buy / }).first().click()
      await expectAccessible(page, 'the dialog of a recorded course')
    })
  })
}

/** Visits with a new browser context, without cache or storage, and expects no console errors or failed requests. */
async function asFirstVisit(browser: Browser, origin: string, visit: (page: Page) => Promise<void>): Promise<void> {
  // Phones with three pixels per CSS pixel ask for the largest pictures.
  const context = await browser.newContext({ deviceScaleFactor: 3 })
  const problems = collectProblems(context, origin)
  await visit(await context.newPage())
  expect.soft(problems, 'console errors and failed requests').toEqual([])
  await context.close()
}

/** Collects every script response; the returned function resolves to the texts of those received so far. */
function collectScripts(context: BrowserContext): () => Promise<string[]> {
  const scripts: Response[] = []
  context.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return () => Promise.all(scripts.map((response) => response.text()))
}

function isReact(script: string): boolean {
  return script.includes('react')
}
