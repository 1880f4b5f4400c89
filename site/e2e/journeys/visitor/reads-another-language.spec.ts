import { contactTranslations } from '@pravesh/shared/contact/translations/translations'
import { LANGUAGE_NAMES, type Locale, languageTag } from '@pravesh/shared/platform/locale'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import { pathsIn } from '@pravesh/shared/site/paths'
import type { Page } from 'playwright/test'
import { uiWords } from '../../../src/ui/words/words.ts'
import { expect, test } from '../../steps/visitor.ts'

const LANGUAGE = 'bn'
const paths = pathsIn(LANGUAGE)
const { bn: translations } = contactTranslations
const { translation: words } = uiWords(LANGUAGE)

/** The link of the header; the drawer of the menu has another one. */
const linkTo = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('link', { name: LANGUAGE_NAMES[locale], exact: true }).first()

const expectLanguage = (page: Page, locale: Locale) =>
  expect(page.locator('html')).toHaveAttribute('lang', languageTag(locale))

test('A visitor chooses a language, stays in it, and keeps what was typed when going back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await linkTo(page, LANGUAGE).click()
  await expect(page).toHaveURL(paths.home)
  await expectLanguage(page, LANGUAGE)
  await expect(linkTo(page, LANGUAGE)).toHaveAttribute('aria-current', 'true')

  await page.goto(paths.courses)
  await page.getByRole('main').getByRole('link', { name: 'শিক্ষায় স্নাতক (B.Ed)' }).click()
  await expect(page).toHaveURL(new RegExp(`^.*${paths.courses}/.*bachelor-of-education`))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
  await expect(page.getByRole('heading', { name: 'আপনি কী পড়বেন' })).toBeVisible()

  await page.goto(paths.policy('shipping-policy'))
  await expect(page.getByText(words.older)).toBeVisible()
  await expect(page.getByRole('link', { name: words.english })).toHaveAttribute('href', '/shipping-policy')

  await page.goto(paths.feePlan)
  await expect(page, 'the login leads back').toHaveURL(`${paths.login}?next=${encodeURIComponent(paths.feePlan)}`)
  await page.locator('[name=email]').fill('asha@example.in')
  await page.locator('[name=password]').fill('not to be kept')
  await linkTo(page, 'en').click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(paths.feePlan)}`)
  await expect(page.locator('[name=email]')).toHaveValue('asha@example.in')
  await expect(page.locator('[name=password]')).toHaveValue('')

  await page.goto(`${paths.contact}#form-title`)
  await page.locator('#comment').fill('ভর্তি কবে?')
  await page.locator('form[data-contact] [type=submit]').click()
  const missing = translations['Enter your last name'] ?? ''
  await expect(page.getByRole('alert').getByRole('link', { name: missing })).toBeVisible()
  await linkTo(page, 'en').click()
  await expect(page).toHaveURL(/\/contact#/)
  await expectLanguage(page, 'en')
  await expect(page.locator('#comment')).toHaveValue('ভর্তি কবে?')

  await linkTo(page, LANGUAGE).click()
  const later = await context.newPage()
  await later.goto('/')
  await expect(later, 'the choice is remembered').toHaveURL(paths.home)
  await later.goto(pathsIn('en').courses)
  await expect(later, 'and nowhere else').toHaveURL(pathsIn('en').courses)
})

test('A visitor whose login is refused reads why in the language of the page', async ({ page }) => {
  await page.goto(paths.login)
  await page.locator('[name=email]').fill('nobody@example.in')
  await page.locator('[name=password]').fill('Wrong@123')
  await page.locator('form [type=submit]').click()
  const alert = page.getByRole('alert').getByText(platformReplies[LANGUAGE].WRONG_LOGIN)
  await expect(alert).toBeVisible()
  await expect(alert, 'it is not marked as English').not.toHaveAttribute('lang')

  await page.goto(pathsIn('en').login)
  await page.locator('[name=email]').fill('nobody@example.in')
  await page.locator('[name=password]').fill('Wrong@123')
  await page.locator('form [type=submit]').click()
  await expect(page.getByRole('alert').getByText(platformReplies.en.WRONG_LOGIN)).toBeVisible()
})

test('A page in a language that is not published does not exist', async ({ page }) => {
  const response = await page.goto(pathsIn('hi').courses)
  expect(response?.status()).toBe(404)
  await expectLanguage(page, 'en')
})
