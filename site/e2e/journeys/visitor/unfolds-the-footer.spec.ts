import type { Page } from 'playwright/test'
import { DESKTOP, PHONE } from '../../../../scripts/lib/screens.ts'
import { expect, test } from '../../steps/visitor.ts'

const LISTS = ['Study', 'About', 'Policies']

test.use({ javaScriptEnabled: false })

const footer = (page: Page) => page.getByRole('contentinfo')

test.describe('On a phone', () => {
  test.use(PHONE)

  test('The login is short, and the lists of the footer unfold with the keyboard', async ({ page }) => {
    await page.goto('/login')
    for (const name of LISTS)
      await expect(footer(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
    await expect(footer(page).getByRole('navigation').getByRole('link')).toHaveCount(0)
    const box = await footer(page).boundingBox()
    expect(box?.height, 'a footer of less than one screen').toBeLessThan(PHONE.viewport.height * 0.8)

    await footer(page).locator('summary', { hasText: 'Policies' }).focus()
    await page.keyboard.press('Enter')
    await footer(page).getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  })
})

test.describe('On a large screen', () => {
  test.use(DESKTOP)

  test('The lists of the footer are open, and their headings are no controls', async ({ page }) => {
    await page.goto('/login')
    for (const name of LISTS) {
      const list = footer(page).getByRole('navigation', { name, exact: true })
      await expect(list.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await expect(list.getByRole('link').last()).toBeVisible()
      await expect(list.locator('summary'), 'neither focus nor state').toBeHidden()
    }
    await footer(page).getByRole('heading', { name: 'Policies' }).click({ force: true })
    await expect(footer(page).getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  })
})
