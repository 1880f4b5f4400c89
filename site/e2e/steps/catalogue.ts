import { expect, type Locator, type Page } from 'playwright/test'

/** The books on the current page of the catalogue. */
export const books = (page: Page): Locator => page.getByRole('main').locator('.shelf > li')

export const bookCard = (page: Page, name: string): Locator =>
  books(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Searches with the field of the catalogue; ends on the page of results. */
export async function searchBooks(page: Page, text: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search by name, author or publisher' })
  await field.fill(text)
  await field.press('Enter')
  await expect(page).toHaveURL(/search=/)
}

/** Applies one of the filters of the catalogue. */
export async function filterBooks(
  page: Page,
  filter: 'Course' | 'Semester' | 'Language' | 'Sort by',
  choice: string,
): Promise<void> {
  const name = new RegExp(`^${RegExp.escape(choice)}( \\(\\d+\\))?$`)
  const link = page.getByRole('navigation', { name: filter }).getByRole('link', { name })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
}
