import { paths } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '../../../scripts/lib/screens.ts'
import { expectAccessible } from '../checks/axe.ts'
import { expect, test } from '../checks/every-visit.ts'
import { lookWith } from '../checks/look.ts'
import { expectFitsAllWidths, expectFitsWidths } from '../checks/widths.ts'
import { aBook, aGuestIn, fillAddress, payNow, payOrder, saveAndNext } from '../steps/buying.ts'
import { actOn, anAdmittedStudentIn, aStartedPayment, feePlanOf } from '../steps/fees.ts'
import { aPerson } from '../steps/people.ts'
import { askForPhoneCode, openCorrection } from '../steps/registration.ts'
import { administratorOf } from '../steps/staff-api.ts'
import { aStudent, logIn } from '../steps/student.ts'

const VISITORS = [
  '/login',
  '/register',
  '/verify-account',
  '/active-account',
  '/forget-password',
  '/reset-password?token=t',
]
const STUDENTS = ['/student/dashboard', '/student/account', '/student/orders', '/student/setting']

const SCREENS = [
  { screen: 'desktop', options: DESKTOP, checks: [expectAccessible, expectFitsWidths], tag: [] },
  {
    screen: 'phone in dark colours',
    options: { ...PHONE, colorScheme: 'dark' } as const,
    checks: [expectAccessible],
    tag: ['@long'],
  },
  { screen: 'desktop of any width', options: DESKTOP, checks: [expectFitsAllWidths], tag: ['@long'] },
]

for (const { screen, options, checks, tag } of SCREENS) {
  test.describe(`On a ${screen}`, { tag }, () => {
    test.use(options)

    test('Account pages: axe, widths', async ({ page, portal }) => {
      const look = lookWith(page, checks)
      const staff = await administratorOf(portal)
      const unverified = await aStudent({ portal, staff, unverified: true })
      for (const path of [...VISITORS, unverified.verificationPage]) {
        await open(page, path)
        await look(path)
      }
      await openCorrection(page)
      await page.getByRole('button', { name: 'Save and send a new code' }).click()
      await look('the correction of an e-mail address')
      await logIn(page, await aStudent({ portal, staff }))
      for (const path of STUDENTS) {
        await open(page, path)
        await look(path)
      }
      await page.locator('[popovertarget="student-menu"]').first().click()
      await look('the account menu')
      await page.getByRole('button', { name: 'Logout' }).click()
      await look('the logout confirmation')
    })

    test('Fee pages: axe, widths', async ({ page, portal }) => {
      const look = lookWith(page, checks)
      await anAdmittedStudentIn(page, portal)
      await open(page, '/student/payment')
      await look('no payments')
      for (const act of ['pay-report-first', 'fail', 'wait'] as const)
        await actOn(page, await aStartedPayment(page), act)
      for (const path of ['/student/dashboard', '/student/payment', '/student/fee-plan']) {
        await open(page, path)
        await look(path)
      }
      await page.getByRole('button', { name: 'Pay Fees' }).first().click()
      await page.getByRole('button', { name: 'Pay', exact: true }).click()
      await look('the errors of the pay dialog')
      await page.getByLabel('Fee type').selectOption({ label: 'Tour' })
      await look('a fee with an amount of its own')
      const waiting = (await feePlanOf(page)).dues.find(({ owed }) => owed.state === 'undecided')
      await open(page, `/success?id=${waiting?.owed.transactionId}`)
      await look('a payment that waits for the bank')
      await open(page, '/student/dashboard')
      await page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click()
      await look('the details of a book')
    })

    test('Order pages: axe, widths', { tag: '@long' }, async ({ page, portal }) => {
      const look = lookWith(page, checks)
      const { staff } = await aGuestIn(page, portal)
      const name = `A Reader (${screen})`
      const id = await aBook(staff, { name, copies: 9 })
      await open(page, paths.buySemester(id))
      await look('the books of a semester')
      await keepOnly(page, name)
      await page.getByRole('button', { name: 'Save & Next' }).click()
      await look('the errors of the order form')
      await fillAddress(page)
      await saveAndNext(page)
      await look('the price summary')
      await payNow(page)
      await payOrder(page)
      await open(page, paths.orders)
      await look('an order')
      await page.getByRole('button', { name: /^Details of order/ }).click()
      await look('the details of an order')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Cancel/ }).click()
      await look('the cancellation')
    })

    test('Validation errors and the code dialog: axe, widths', async ({ page }) => {
      const look = lookWith(page, checks)
      await open(page, '/register')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('textbox', { name: 'Password' }).fill('aB1')
      await look('validation errors')
      await page.getByLabel('Mobile number').fill(aPerson().phone)
      const dialog = await askForPhoneCode(page)
      await dialog.getByRole('button', { name: 'Verify', exact: true }).click()
      await look('the dialog')
    })
  })
}

/** Removes all other books from an order, because other tests buy their last copies meanwhile. */
async function keepOnly(page: Page, book: string): Promise<void> {
  const others = page.locator('.order-lines > li').filter({ hasNotText: book })
  for (let left = await others.count(); left > 0; left--) {
    await others
      .first()
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(others).toHaveCount(left - 1)
  }
}

/** Opens a page and waits until it is rendered and its requests have ended. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByText('One moment…')).toBeHidden()
}
