import type { Page, Route } from 'playwright/test'
import { livePath, openRecord, publish, signIn } from '../../steps/admin.ts'
import { changeFee, changeFirstCollegePrice, changeStartingPrice, replacePicture } from '../../steps/course-form.ts'
import { expect, test } from '../../steps/staff.ts'
import { aContentEditor, administratorOf } from '../../steps/staff-api.ts'

const COURSE = 'Bachelor of Education (B.Ed)'
const ALT_TEXT = 'A lesson under the veranda of the college'

test('An editor changes the fees and picture of a course and sees them live', async ({ page, portal }) => {
  const editor = await aContentEditor(await administratorOf(portal))
  await signIn(page, editor)
  await openRecord(page, 'courses', COURSE)
  const answerDraft = await holdAnswerToDraft(page)
  const draft = page.waitForRequest(/autosave=true/)
  await changeStartingPrice(page, '99,500')
  // The next draft may leave before the form has read the answer to this one.
  expect((await draft).postData(), 'names the form that it came from').toMatch(/"savedFrom":"[\d-]+"/)
  await changeFee(page, '1st Semester', '10,500.50')
  await changeFee(page, '2nd Semester', '22,999.50')
  await changeFirstCollegePrice(page, '99,500.00')
  answerDraft()
  await replacePicture(page, 'colleges/palashban-courtyard.webp', ALT_TEXT)
  await publish(page)

  const course = await livePath(page)
  await page.goto(course)
  await expect(page.getByRole('complementary', { name: COURSE })).toContainText('₹99,500.00')
  await expect(page.getByRole('row', { name: /^Tuition fee, 1st Semester/ })).toContainText('₹10,500.50')
  const picture = page.getByRole('complementary', { name: COURSE }).getByRole('img', { name: ALT_TEXT })
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  const address = await picture.getAttribute('src')

  await page.goto('/courses')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: COURSE })
  await expect(card).toContainText('₹99,500.00')
  expect(await card.locator('img').getAttribute('src')).toBe(address)
})

/** Holds the answer to the next draft of the form until the returned function is called. */
async function holdAnswerToDraft(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  }
  await page.route(/autosave=true/, hold, { times: 1 })
  return resolve
}

test('A closed course says that enrollment has not started yet', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const course = await staff.one('courses', 'name', COURSE)
  await staff.update('courses', course.id, { enrolmentOpen: false, _status: 'published' })

  await expect(async () => {
    await page.goto(`/courses/${course.id}`)
    await expect(page.getByText('Enrollment Not Yet Started', { exact: true })).toBeAttached({ timeout: 100 })
  }).toPass()
  await page.getByRole('button', { name: /^Enroll Now/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Enrollment Not Yet Started' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
})

test('A hidden course redirects to the error page', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const course = await staff.one('courses', 'name', COURSE)
  await staff.update('courses', course.id, { visible: false, _status: 'published' })
  await expect(async () => {
    await page.goto(`/courses/${course.id}`)
    await expect(page).toHaveURL('/something-wrong', { timeout: 100 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops, something went wrong')
})

test('A renamed course redirects its id and earlier name, and an unknown course is not found', {
  tag: '@long',
}, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const course = await staff.one('courses', 'name', COURSE)
  await page.goto(`/courses/${course.id}`)
  await expect(page).toHaveURL('/courses/bachelor-of-education')
  await staff.update('courses', course.id, { name: 'Teaching in Upper Classes', _status: 'published' })
  await expect(async () => {
    await page.goto('/courses/bachelor-of-education')
    await expect(page).toHaveURL('/courses/teaching-in-upper-classes', { timeout: 100 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teaching in Upper Classes')

  for (const unknown of ['no-such-course', '2f1b8c1e-0c3e-4b7a-9d55-0e8f8a6b1c2d']) {
    const response = await page.goto(`/courses/${unknown}`)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/404 Error !! Page Not Found/)
  }
})
