import type { BrowserContext, Page } from 'playwright/test'
import { DESKTOP } from '../../../scripts/lib/screens.ts'
import { expect, test } from '../checks/every-visit.ts'
import { englishIn, expectStaffLanguage, type TypedTexts, typedTexts } from '../checks/staff-language.ts'
import { openAdmin, signIn, warmAdmin } from '../steps/admin.ts'
import { adminPages, ownPages } from '../steps/admin-pages.ts'
import { administratorOf } from '../steps/staff-api.ts'

const PARTS = 4

test.use(DESKTOP)
test.beforeAll(({ portal }) => warmAdmin(portal))

test('The pages of the admin with most of our own parts have no English in Hindi', async ({
  context,
  page,
  portal,
}) => {
  await chooseLanguage(context, portal.origin, 'hi')
  await signIn(page, portal.administrator)
  const typed = await typedTexts(page)
  for (const path of await ownPages(await administratorOf(portal))) await look(page, path, typed)
})

test('Refusals are in Hindi', async ({ context, page, portal }) => {
  await chooseLanguage(context, portal.origin, 'hi')
  await signIn(page, portal.administrator)
  const typed = await typedTexts(page)
  const [course] = await (await administratorOf(portal)).all('courses', {})
  const outdated = { updatedAt: new Date(0).toISOString(), summary: 'Another summary.' }
  const own = await ownId(page)
  const refused: [method: string, path: string, data: object, status: number][] = [
    ['POST', 'subjects', { active: true }, 400],
    ['PATCH', `courses/${course?.id}`, outdated, 409],
    ['PATCH', `staff/${own}`, { password: 'short' }, 400],
    ['POST', 'messages/none/send-again', {}, 404],
    ['GET', 'no-such-address', {}, 404],
  ]
  for (const [method, path, data, status] of refused) await expectRefusal(page, typed, { method, path, data, status })
  await expect(async () => {
    const data = { email: 'nobody@pravesh.example', password: 'a wrong one' }
    const answer = await callApi(page, { method: 'POST', path: 'staff/login', data })
    expect(await englishOf(answer, typed)).toEqual([])
    expect(answer.status()).toBe(429)
  }).toPass({ intervals: [0] })
})

for (const language of ['hi', 'bn'] as const) {
  for (let part = 0; part < PARTS; part++) {
    test(`The admin in ${language} has no English, part ${part + 1} of ${PARTS}`, { tag: '@long' }, async ({
      context,
      page,
      portal,
    }) => {
      test.setTimeout(900_000)
      await chooseLanguage(context, portal.origin, language)
      await signIn(page, portal.administrator)
      const typed = await typedTexts(page)
      const views = ['exports', 'reports', 'figures', 'figures/keys', 'mentions'].map((view) => `/admin/${view}`)
      const pages = [...(await adminPages(await administratorOf(portal))), ...views]
      for (const path of pages.filter((_, at) => at % PARTS === part)) {
        await look(page, path, typed)
        await lookInside(page, path, typed)
      }
    })
  }
}

/** The cookie in which Payload keeps the choice. */
async function chooseLanguage(context: BrowserContext, origin: string, language: string): Promise<void> {
  await context.addCookies([{ name: 'pravesh-staff-lng', value: language, url: origin }])
}

async function look(page: Page, path: string, typed: TypedTexts): Promise<void> {
  await openAdmin(page, path)
  await page.waitForLoadState('networkidle')
  // Names of controls are repaired after a change of the page.
  await expect(page.getByRole('main')).toBeVisible()
  await expectStaffLanguage(page, path, typed)
}

/** Other tabs, folded parts and the menu of a record. */
async function lookInside(page: Page, path: string, typed: TypedTexts): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '')
  })
  const tabs = page.locator('.tabs-field__tab-button')
  for (let tab = 1; tab < (await tabs.count()); tab++) {
    await tabs.nth(tab).click()
    await expectStaffLanguage(page, `${path}, tab ${tab + 1}`, typed)
  }
  const menu = page.locator('.doc-controls__dots')
  if ((await menu.count()) > 0) await menu.first().click()
  await expectStaffLanguage(page, `${path}, opened`, typed)
}

interface Call {
  method: string
  path: string
  data: object
}

const callApi = (page: Page, { method, path, data }: Call) =>
  page.request.fetch(`/api/${path}`, {
    method,
    headers: { 'sec-fetch-site': 'same-origin' },
    ...(method !== 'GET' && { data }),
  })

async function expectRefusal(
  page: Page,
  typed: TypedTexts,
  { status, ...call }: Call & { status: number },
): Promise<void> {
  const answer = await callApi(page, call)
  const where = `${call.method} ${call.path}`
  expect.soft(answer.status(), where).toBe(status)
  expect.soft(await englishOf(answer, typed), where).toEqual([])
}

/** The sentences of an answer that are English. */
async function englishOf(answer: Awaited<ReturnType<typeof callApi>>, typed: TypedTexts): Promise<string[]> {
  const sentences = sentencesIn(await answer.json())
  expect(sentences.length).toBeGreaterThan(0)
  return englishIn(sentences, typed)
}

/** What people read of an answer, at any depth. */
function sentencesIn(reply: unknown): string[] {
  if (typeof reply !== 'object' || reply === null) return []
  return Object.entries(reply).flatMap(([name, value]) =>
    typeof value === 'string' && ['msg', 'message', 'label'].includes(name) ? value : sentencesIn(value),
  )
}

async function ownId(page: Page): Promise<string> {
  const answer = await page.request.get('/api/staff/me', { headers: { 'sec-fetch-site': 'same-origin' } })
  return (await answer.json()).user.id
}
