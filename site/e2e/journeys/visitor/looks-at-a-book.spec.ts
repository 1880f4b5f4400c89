import { bookCard } from '../../steps/catalogue.ts'
import { expect, test } from '../../steps/visitor.ts'

const NAME = 'Knowledge and Curriculum'

test('A visitor reads the details of a book without leaving the list', async ({ page }) => {
  await page.goto('/purchase-books?search=knowledge+and')
  await bookCard(page, NAME)
    .getByRole('button', { name: `Details: ${NAME}` })
    .click()
  const dialog = page.getByRole('dialog', { name: NAME })
  for (const label of ['Author', 'Category', 'Semester or year', 'Publisher', 'Price', 'In stock', 'Number of pages']) {
    await expect(dialog.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible()
  }
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(bookCard(page, NAME).getByRole('button', { name: `Details: ${NAME}` })).toBeFocused()
})

test('A visitor shares a book on any of three networks', async ({ page }) => {
  await page.goto('/purchase-books?search=knowledge+and')
  await bookCard(page, NAME)
    .getByRole('button', { name: `Share ${NAME}` })
    .click()
  const menu = page.getByRole('list', { name: `Share “${NAME}”` })
  const address = /^http:\/\/localhost:\d+\/purchase-books\/[^/]+\/knowledge-and-curriculum$/
  const shared = { Facebook: 'u', Twitter: 'url', Whatsapp: 'text' }
  for (const [network, parameter] of Object.entries(shared)) {
    const link = menu.getByRole('link', { name: network })
    await expect(link).toBeVisible()
    const href = new URL((await link.getAttribute('href')) ?? '')
    expect(href.searchParams.get(parameter)?.split(' ').at(-1)).toMatch(address)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test('A mistyped e-mail address is questioned before the portal tells when a book is back', async ({ page }) => {
  await page.goto('/purchase-books?search=knowledge+and')
  await bookCard(page, NAME).getByRole('link', { name: NAME, exact: true }).click()
  const form = page.getByRole('region', { name: 'Notify me when it is back in stock' })
  await form.getByLabel('E-mail').fill('rina@gmial.com')
  await page.getByRole('heading', { level: 1 }).click()
  await form.getByRole('button', { name: 'rina@gmail.com' }).click()
  await expect(form.getByLabel('E-mail')).toHaveValue('rina@gmail.com')
  await expect(form.getByText('Did you mean')).toBeHidden()
})

test('The page of an unknown book returns 404 and says “Coming Soon”', { tag: '@long' }, async ({ page }) => {
  const answer = await page.goto('/purchase-books/00000000-0000-4000-8000-000000000000/no-such-book')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon...')
})
