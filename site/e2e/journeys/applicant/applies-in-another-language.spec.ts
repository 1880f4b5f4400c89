import { LANGUAGE_NAMES, languageTag } from '@pravesh/shared/platform/locale'
import { pathsIn } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import type { Portal } from '../../../../scripts/lib/running-portal.ts'
import { expectNamedStorage } from '../../checks/browser-storage.ts'
import { answersFor, newestApplication } from '../../steps/applicant.ts'
import { composeOn, withDigits } from '../../steps/composing.ts'
import { applyInLanguage } from '../../steps/form-in-language.ts'
import { hindiPortal } from '../../steps/hindi-portal.ts'
import { codeFor } from '../../steps/messages.ts'
import { aPerson } from '../../steps/people.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { expect, test } from '../../steps/visitor.ts'

const COURSE = 'BED'

/** What a person types in their own script. */
const TYPED = {
  bn: { permanentAddress: '১২ স্টেশন রোড, শালবনী', permanentPostOffice: 'শালবনী' },
  hi: { permanentAddress: '१२ स्टेशन रोड, शालबनी', permanentPostOffice: 'शालबनी' },
} as const

test('A visitor goes in Bengali from the home page to a paid application, with composed input', async ({
  page,
  portal,
}) => {
  await applies(page, portal, 'bn')
})

const withHindi = test.extend<object, { portal: Portal }>({ portal: hindiPortal })

withHindi(
  'A visitor goes in Hindi from the home page to a paid application, with composed input',
  { tag: '@long' },
  async ({ page, portal }) => {
    await applies(page, portal, 'hi')
  },
)

async function applies(page: Page, portal: Portal, language: 'hi' | 'bn'): Promise<void> {
  const paths = pathsIn(language)
  const staff = await administratorOf(portal)
  const compose = await composeOn(page)
  const main = page.getByRole('main')

  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAMES[language], exact: true }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(language))
  await main.locator(`a[href="${paths.courses}"]`).first().click()
  // Its name is translated, its address is not.
  await main.locator(`a[href^="${paths.courses}/bachelor-of-education"]`).first().click()
  await main.locator('[command=show-modal]').first().click()
  const enrolling = page.locator('dialog[open]')
  await enrolling.locator('[type=checkbox]').check()
  await enrolling.locator('form[data-enroll] [type=submit]').click()
  await expect(page).toHaveURL(new RegExp(`${paths.login}\\?next=`))
  const form = new URL(page.url()).searchParams.get('next') ?? ''

  const person = aPerson()
  await page.locator(`main a[href^="${paths.register}"]`).click()
  await page.locator('#register-name').fill(person.name)
  await compose(page.locator('#register-email'), person.email)
  await compose(page.locator('#register-phone'), withDigits(person.phone, language))
  await page.locator('#register-password').fill(person.password)
  await page.locator('#register-accepted').check()
  await page.locator('#register-phone ~ button, .field:has(#register-phone) button').first().click()
  await compose(page.locator('#phone-code-code'), withDigits(await codeFor(staff, person.phone), language))
  await expect(page.locator('dialog[open]')).toBeHidden()
  await page.locator('#register [type=submit], form:has(#register-name) [type=submit]').first().click()
  await compose(page.locator('#email-code-code'), withDigits(await codeFor(staff, person.email), language))
  await expect(page).toHaveURL(form)

  const { answers } = await answersFor(page, COURSE)
  await applyInLanguage({ page, language, course: COURSE, answers, local: TYPED[language], compose })
  const { number } = await newestApplication(page)
  expect(number).toMatch(new RegExp(`^${COURSE}2\\d{3}`))

  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(paths.applicationSuccess)
  await expectNamedStorage(page)
  await page.goto(paths.application)
  await expect(main.getByText(number).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag(language))
  for (const typed of Object.values(TYPED[language])) await expect(main.getByText(typed).first()).toBeAttached()
}
