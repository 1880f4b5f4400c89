import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import { paths } from '@pravesh/shared/site/paths'
import { expect, type Locator, type Page } from 'playwright/test'

/** Puts a copy into the basket on the page of the book. */
export async function addToBasket(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await page.goto(paths.book(id, bookSlug(name)))
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click()
  await expect(page.getByText(/in your basket[.:]/).first()).toBeVisible()
}

/** Opens the basket from the header, which counts its copies. */
export async function openBasket(page: Page, copies: number): Promise<void> {
  await page.getByRole('link', { name: `Basket, ${copies} books` }).click()
  await expect(page).toHaveURL(paths.basket)
}

export const basketLine = (page: Page, title: string): Locator =>
  page.locator('.order-lines > li').filter({ hasText: title })
