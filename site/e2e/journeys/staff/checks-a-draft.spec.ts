/** @long the preview in its frame; load-page.int.test.ts loads drafts, start-portal.int.test.ts serves them */
import { livePath, openRecord, signIn } from '../../steps/admin.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'
const DRAFT = 'A summary that is not public yet.'

test('An editor previews a draft while visitors still see the published text', { tag: '@long' }, async ({
  page,
  portal,
  browser,
}) => {
  const editor = await aContentEditor(await administratorOf(portal))
  await signIn(page, editor)
  await openRecord(page, 'courses', COURSE)
  const course = await livePath(page)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(COURSE)

  await page.getByLabel('Summary').fill(DRAFT)
  await expect(preview.getByText(DRAFT)).toBeVisible()

  const visitor = await browser.newPage({ baseURL: portal.origin })
  await visitor.goto(course)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(COURSE)
  await expect(visitor.getByText(DRAFT)).toHaveCount(0)
  const stolen = await visitor.goto((await page.locator('iframe').getAttribute('src')) ?? '')
  expect(stolen?.status(), 'the preview refuses visitors who know its address').toBeGreaterThanOrEqual(400)
  await visitor.close()
})
