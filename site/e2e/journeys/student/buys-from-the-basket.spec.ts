import { callAddress } from '@pravesh/shared/platform/wire-call'
import { basketCalls } from '@pravesh/shared/shop/basket/calls'
import { bookSlug } from '@pravesh/shared/shop/catalogue/book-slug'
import { paths } from '@pravesh/shared/site/paths'
import { addToBasket, basketLine, openBasket } from '../../steps/basket.ts'
import { aBook, fillAddress, payNow, payOrder, priceRow, saveAndNext, setCopies } from '../../steps/buying.ts'
import { filterBooks } from '../../steps/catalogue.ts'
import { administratorOf } from '../../steps/staff-api.ts'
import { aStudent, logIn, tryLogin } from '../../steps/student.ts'
import { expect, test } from '../../steps/visitor.ts'

test('A visitor fills a basket, logs in at the checkout and pays for three books at once', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const guest = await aStudent({ portal, staff, role: 'Guest' })
  const names = ['Basket Reader One', 'Basket Reader Two', 'Basket Reader Three']
  const ids: string[] = []
  for (const name of names) ids.push(await aBook(staff, { name, copies: 9, price: 680 }))
  for (const [index, id] of ids.entries()) {
    if (index === 2) {
      await openBasket(page, 2)
      await expect(page.getByText('₹641 more and delivery is free.')).toBeVisible()
    }
    await addToBasket(page, { id, name: names[index] ?? '' })
  }
  await openBasket(page, 3)
  await expect(priceRow(page, 'Delivery (3 copies)')).toContainText('Free')
  await expect(priceRow(page, 'Total to pay')).toContainText('₹2,040.00')
  await basketLine(page, 'Basket Reader Three')
    .getByRole('button', { name: /^One more/ })
    .click()
  await expect(priceRow(page, 'Total to pay')).toContainText('₹2,720.00')
  await basketLine(page, 'Basket Reader One')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(priceRow(page, 'Total to pay')).toContainText('₹2,040.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(basketLine(page, 'Basket Reader One')).toBeVisible()
  await expect(page.getByText('You need no account until you pay.')).toBeVisible()

  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/login\?/)
  await tryLogin(page, guest)
  await expect(page).toHaveURL(paths.buyBasket)
  await expect(page.getByLabel('Quantity of Basket Reader Three')).toHaveValue('2')
  await fillAddress(page)
  await saveAndNext(page)
  await expect(priceRow(page, 'Delivery (4 copies)')).toContainText('Free')

  await setCopies(staff, { bookId: ids[2] ?? '', copies: 1 })
  await staff.update('books', ids[0] ?? '', { pricePaise: 70_000, _status: 'published' })
  await page.getByRole('button', { name: 'PayNow' }).click()
  await expect(page.getByRole('alert')).toContainText('Only 1 copy of Basket Reader Three can be ordered.')
  await expect(page.getByRole('alert')).toContainText('Basket Reader One now costs ₹700.00 a copy.')
  await page.getByRole('button', { name: 'Back to the books' }).click()
  await page.getByLabel('Quantity of Basket Reader Three').selectOption('1')
  await saveAndNext(page)
  await expect(priceRow(page, 'Total to pay')).toContainText('₹2,060.00')
  await payNow(page)

  await page.goto(paths.basket)
  await expect(page.getByText(/^You have not paid for order ORD/)).toBeVisible()
  await page.getByRole('link', { name: 'Pay for that order' }).click()
  const unpaid = page.getByRole('dialog')
  await expect(unpaid).toContainText('Basket Reader Two')
  await page.goto(paths.buyBasket)
  await saveAndNext(page)
  await payNow(page)
  await payOrder(page)
  await expect(page.getByRole('button', { name: /^Details of order/ })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Basket', exact: true })).toBeVisible()
  const { result } = await (await page.request.get(callAddress(basketCalls.myBasket))).json()
  expect(result.items).toEqual([])
  await page.goto(paths.basket)
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible()
})

test('One press puts a semester into the basket, which another device of the student sees', { tag: '@long' }, async ({
  page,
  browser,
  portal,
}) => {
  const staff = await administratorOf(portal)
  const guest = await aStudent({ portal, staff, role: 'Guest' })
  await logIn(page, guest)
  const name = 'A Reader That Gets Dearer'
  const bookId = await aBook(staff, { name, copies: 5 })
  await addToBasket(page, { id: bookId, name })
  await page.goto(paths.books)
  await filterBooks(page, 'Course', 'B.Ed')
  await filterBooks(page, 'Semester', '2nd')
  await page.getByRole('button', { name: /^Add the books of B.Ed, 2nd Semester/ }).click()
  await expect(page.getByText(/^The books of B.Ed, 2nd Semester are in your basket: \d+\./)).toBeVisible()
  await staff.update('books', bookId, { pricePaise: 35_000, _status: 'published' })
  await page.goto(paths.basket)
  await expect(basketLine(page, name)).toContainText('The price was ₹320.00')
  const titles = await page.locator('.order-lines > li').count()
  expect(titles).toBeGreaterThan(2)

  const other = await browser.newContext()
  const phone = await other.newPage()
  await phone.goto(portal.origin + paths.book(bookId, bookSlug(name)))
  await phone
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click()
  await phone.goto(`${portal.origin}${paths.login}`)
  await tryLogin(phone, guest)
  await expect(phone).toHaveURL(portal.origin + paths.account)
  await phone.goto(portal.origin + paths.basket)
  await expect(phone.locator('.order-lines > li')).toHaveCount(titles)
  await other.close()
})
