import { expect, type Locator, type Page } from 'playwright/test'

/** The books on the current page of the catalogue. */
export const books = (page: Page): Locator => page.getByRole('main').locator('.shelf > li')

export const bookCard = (page: Page, name: string): Locator =>
  books(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Searches with the dialog; ends on the page of results. */
export async function searchBooks(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Search books' }).click()
  const field = page.getByRole('searchbox', { name: 'Name, author or publisher' })
  await expect(field).toBeFocused()
  await field.fill(text)
  await field.press('Enter')
  await expect(page).toHaveURL(/search=/)
}

/** Applies one of the two filters of the catalogue. */
export async function filterBooks(page: Page, filter: 'Course' | 'Semester', choice: string): Promise<void> {
  const link = page.getByRole('navigation', { name: filter }).getByRole('link', { name: choice, exact: true })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
}
