import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '../../../scripts/lib/screens.ts'
import { violationsOn } from '../steps/axe.ts'
import { aPerson } from '../steps/people.ts'
import { askForPhoneCode, openCorrection } from '../steps/registration.ts'
import { administratorOf } from '../steps/staff-api.ts'
import { aStudent, logIn } from '../steps/student.ts'
import { expect, test } from '../steps/visitor.ts'

const VISITORS = [
  '/login',
  '/register',
  '/verify-account',
  '/active-account',
  '/forget-password',
  '/reset-password?token=t',
]
const STUDENTS = ['/student/dashboard', '/student/account', '/student/orders', '/student/setting']

for (const [screen, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`On a ${screen}`, () => {
    test.use(options)

    test('axe finds nothing on the pages of accounts', async ({ page, portal }) => {
      test.setTimeout(180_000)
      const staff = await administratorOf(portal)
      const waiting = await aStudent({ portal, staff, unverified: true })
      for (const path of [...VISITORS, waiting.verificationPage]) {
        await open(page, path)
        expect.soft(await violationsOn(page), path).toEqual([])
      }
      await openCorrection(page)
      await page.getByRole('button', { name: 'Save and send a new code' }).click()
      expect.soft(await violationsOn(page), 'the correction of an e-mail address').toEqual([])
      await logIn(page, await aStudent({ portal, staff }))
      for (const path of STUDENTS) {
        await open(page, path)
        expect.soft(await violationsOn(page), path).toEqual([])
      }
      await page.locator('[popovertarget="student-menu"]').first().click()
      expect.soft(await violationsOn(page), 'the account menu').toEqual([])
      await page.getByRole('button', { name: 'Logout' }).click()
      expect.soft(await violationsOn(page), 'the question before the logout').toEqual([])
    })

    test('axe finds nothing in mistakes and in the dialog for the code', async ({ page }) => {
      await open(page, '/register')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('textbox', { name: 'Password' }).fill('aB1')
      expect.soft(await violationsOn(page), 'mistakes').toEqual([])
      await page.getByLabel('Mobile number').fill(aPerson().phone)
      const dialog = await askForPhoneCode(page)
      await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
      expect.soft(await violationsOn(page), 'the dialog').toEqual([])
    })
  })
}

test.describe('On a screen of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no page of accounts scrolls sideways', async ({ page, portal }) => {
    test.setTimeout(120_000)
    const staff = await administratorOf(portal)
    for (const path of VISITORS) {
      await open(page, path)
      expect.soft(await widthOf(page), path).toBeLessThanOrEqual(320)
    }
    await logIn(page, await aStudent({ portal, staff }))
    for (const path of STUDENTS) {
      await open(page, path)
      expect.soft(await widthOf(page), path).toBeLessThanOrEqual(320)
    }
  })
})

test('content pages load no React', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text())
  })
  for (const path of ['/', '/courses', '/purchase-books', '/contact'])
    await page.goto(path, { waitUntil: 'networkidle' })
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((text) => text.includes('react'))).toEqual([])
  await open(page, '/login')
  expect(scripts.some((text) => text.includes('react'))).toBe(true)
})

/** Ends when the page is drawn and its script has asked all it wanted to know. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText('One moment…')).toBeHidden()
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
