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

test('A visitor finds a book in spite of a mistyped word, another spelling or Latin letters', async ({ page }) => {
  await page.goto('/purchase-books')
  for (const [typed, meant, title] of [
    ['pharmacutics', 'pharmaceutics', 'Pharmaceutics: Theory and Practice'],
    ['bal vikas', 'बाल विकास', 'बाल विकास और अधिगम'],
    ['maths', 'mathematics', 'Pedagogy of Mathematics'],
    ['bangla bhasha', 'বাংলা ভাষা', 'বাংলা ভাষা শিক্ষণ: প্রথম পাঠ'],
  ] as const) {
    await searchBooks(page, typed)
    await expect(page.getByText(`Showing results for “${meant}”.`)).toBeVisible()
    await expect(bookCard(page, title)).toBeVisible()
  }
})

test('A visitor who types “bed books” sees the books for B.Ed, or looks for just these words', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/purchase-books')
  await searchBooks(page, 'bed books')
  await expect(page.getByText('Showing results for “B.Ed”.')).toBeVisible()
  for (const book of await books(page).all()) await expect(book).toContainText('B.Ed ·')
  await page.getByRole('link', { name: 'Search for “bed books” instead' }).click()
  await expect(page.getByRole('heading', { name: 'No book matches “bed books”' })).toBeVisible()
  await page.getByRole('link', { name: 'Search for similar words too' }).click()
  await expect(page.getByText('Showing results for “B.Ed”.')).toBeVisible()
})

test('A search without results says what to do', async ({ page }) => {
  await page.goto('/purchase-books')
  await searchBooks(page, 'quantum chromodynamics')
  await expect(page.getByRole('heading', { name: 'No book matches “quantum chromodynamics”' })).toBeVisible()
  await expect(page.getByText('Coming Soon')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Tell us which book you need' })).toHaveAttribute('href', '/contact')
  await searchBooks(page, 'pharmacognosy chromodynamics')
  await expect(page.getByRole('heading', { name: 'Books with some of these words' })).toBeVisible()
  await expect(bookCard(page, 'Pharmacognosy: Medicines from Plants')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Show all books' }).first().click()
  await expect(books(page)).toHaveCount(18)
})

test('A search that filters leave empty offers its books without them', { tag: '@long' }, async ({ page }) => {
  await page.goto('/purchase-books?course=DPHARM&search=childhood')
  await page.getByRole('link', { name: /^Show \d+ books? without filters$/ }).click()
  await expect(bookCard(page, 'Childhood and Growing Up')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('The first book that a search finds stands above the fold', async ({ page }) => {
    await page.goto('/purchase-books?search=pharmacutics')
    await expect(books(page).first().getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(books(page).first().getByText('₹').first()).toBeInViewport({ ratio: 1 })
  })
})

test('A visitor sorts the books by price and by title', { tag: '@long' }, async ({ page }) => {
  await page.goto('/purchase-books')
  await filterBooks(page, 'Sort by', 'Lowest price')
  await expect(page).toHaveURL('/purchase-books?sort=price-up')
  const prices = (await books(page).locator('.money').allTextContents()).map((text) =>
    Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  )
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/purchase-books?sort=price-up&page=2')
  await filterBooks(page, 'Sort by', 'Title')
  const titles = await books(page).getByRole('heading', { level: 2 }).allTextContents()
  const compared = titles.map((title) => title.trim().toLowerCase())
  expect(compared).toEqual(compared.toSorted())
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
