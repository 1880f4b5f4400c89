import { bookCard, books, filterBooks, searchBooks } from '../../steps/catalogue.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A visitor finds a book by part of its title, ignoring case', async ({ page }) => {
  await page.goto('/purchase-books')
  await searchBooks(page, 'KNOWLEDGE and')
  await expect(page.getByText('1 book for “KNOWLEDGE and”')).toBeVisible()
  await expect(bookCard(page, 'Knowledge and Curriculum')).toBeVisible()

  await bookCard(page, 'Knowledge and Curriculum')
    .getByRole('link', { name: 'Knowledge and Curriculum', exact: true })
    .click()
  await expect(page).toHaveURL(/\/purchase-books\/[^/]+\/knowledge-and-curriculum$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Knowledge and Curriculum')
})

test('A search without results shows that the book is coming soon', { tag: '@long' }, async ({ page }) => {
  await page.goto('/purchase-books')
  await searchBooks(page, 'quantum chromodynamics')
  await expect(page.getByText('Coming Soon...')).toBeVisible()
  await page.getByRole('link', { name: 'Show all books' }).click()
  await expect(books(page)).toHaveCount(18)
})

test('A visitor filters the books by course and semester', async ({ page }) => {
  await page.goto('/purchase-books')
  await filterBooks(page, 'Course', 'D.Pharm')
  await filterBooks(page, 'Semester', '2nd')
  await expect(books(page)).not.toHaveCount(18)
  for (const book of await books(page).all()) await expect(book).toContainText('D.Pharm · 2nd Semester')

  await filterBooks(page, 'Course', 'All courses')
  await expect(page).toHaveURL('/purchase-books?semester=2')
})

test('A visitor pages through all books and sees each once', async ({ page }) => {
  await page.goto('/purchase-books')
  // Journeys of buyers add books to the 60 of the demo.
  const total = Number.parseInt((await page.getByText(/^\d+ books$/).textContent()) ?? '', 10)
  expect(total).toBeGreaterThanOrEqual(60)
  const pages = Math.ceil(total / 18)
  const seen: string[] = []
  for (let number = 1; number <= pages; number++) {
    await expect(books(page)).toHaveCount(number < pages ? 18 : total - 18 * (pages - 1))
    seen.push(...(await books(page).getByRole('heading', { level: 2 }).allTextContents()))
    const next = page.getByRole('link', { name: 'Next' })
    if (number < pages) await next.click()
    else await expect(next).toHaveCount(0)
    if (number < pages) await expect(page).toHaveURL(`/purchase-books?page=${number + 1}`)
  }
  expect(new Set(seen).size).toBe(total)
  await page.getByRole('link', { name: 'Prev' }).click()
  await expect(page.getByRole('link', { name: `Page ${pages - 1}` })).toHaveAttribute('aria-current', 'page')
})
