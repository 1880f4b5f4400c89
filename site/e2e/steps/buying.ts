import { callAddress } from '@pravesh/shared/platform/wire-call'
import { bookCalls } from '@pravesh/shared/shop/catalogue/wire'
import { stockStaffCalls } from '@pravesh/shared/shop/stock/staff-calls'
import { expect, type Locator, type Page } from 'playwright/test'
import type { Person } from '../../../scripts/lib/register-student.ts'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { logInAgain } from './applicant.ts'
import { administratorOf, type StaffApi } from './staff-api.ts'
import { aStudent } from './student.ts'

/** A guest, logged in through the API, who may buy books and nothing else. */
export async function aGuestIn(page: Page, portal: Portal): Promise<Person & { staff: StaffApi }> {
  const staff = await administratorOf(portal)
  const person = await aStudent({ portal, staff, role: 'Guest' })
  await logInAgain(page, person)
  return { ...person, staff }
}

interface NewBook {
  name: string
  copies: number
  price?: number
  semester?: string
}

/** A book that no other journey uses, on sale. Returns its id. */
export async function aBook(staff: StaffApi, { name, copies, price = 320, semester = '4' }: NewBook): Promise<string> {
  const { id } = await staff.create('books', {
    name,
    author: 'Dr. Anita Sen',
    publisher: 'Rabindra Prakashani',
    course: 'DELED',
    semester,
    language: 'English',
    pricePaise: price * 100,
    pages: 200,
    weightGrams: 450,
    active: true,
    _status: 'published',
  })
  await setCopies(staff, { bookId: id, copies })
  return id
}

/** Counts the copies of a book anew. */
export async function setCopies(staff: StaffApi, { bookId, copies }: { bookId: string; copies: number }) {
  const stock = await staff.one('book-stock', 'book', bookId)
  const { revision } = stock
  const path = callAddress(stockStaffCalls.adjustStock, { id: stock.id }).replace('/api/', '')
  await staff.post(path, { copies, reason: 'Counted for a journey', revision })
}

/** The number of copies that can be sold. */
export async function copiesOf(page: Page, bookId: string): Promise<number> {
  const reply = await page.request.get(callAddress(bookCalls.book, { id: bookId }))
  return (await reply.json()).result.booknumber
}

/** Fills in the fields that a new account does not know. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('House number and street').fill('12 College Road')
  await page.getByLabel('Village or locality').fill('Nawabhat')
  await page.getByLabel('City or post office').fill('Bardhaman')
  await page.getByLabel('PIN code').fill('713104')
  await page.getByLabel('State').selectOption('WEST BENGAL')
  await page.getByLabel('District', { exact: true }).selectOption('PURBA BARDHAMAN')
}

/** Continues to the price summary. */
export async function saveAndNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByRole('heading', { name: 'Price summary' })).toBeVisible()
}

/** Continues from the price summary to the payment page. */
export async function payNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'PayNow' }).click()
  await expect(page.getByText('Simulator: no money moves')).toBeVisible()
}

/** Pays on the provider's page; sees the order, and ends on the list of orders. */
export async function payOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Payment successful' })).toBeVisible()
  await expect(page).toHaveURL(/\/student\/orders\?order=.+/)
  const order = page.getByRole('dialog')
  await expect(order).toContainText('We have received your payment')
  await order.getByRole('button', { name: 'Close' }).click()
}

/** An order on My Orders. */
export const orderCard = (page: Page, book: string): Locator => page.getByRole('article').filter({ hasText: book })

/** A line of the price summary. */
export const priceRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
