import { paths } from '@pravesh/shared/site/paths'
import { DESKTOP, PHONE } from '../../../../scripts/lib/screens.ts'
import { expectAccessible } from '../../checks/axe.ts'
import { follow, hydrated, openAdmin, signIn } from '../../steps/admin.ts'
import { orderCard } from '../../steps/buying.ts'
import { aPaidOrder, trackParcel } from '../../steps/orders.ts'
import { expect, test } from '../../steps/staff.ts'
import { administratorOf, aStoreClerk } from '../../steps/staff-api.ts'

const BOOK = 'Learning and Teaching'

test('A clerk of the store packs an order and sends it by hand; the buyer returns it', async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const book = await staff.one('books', 'name', BOOK)
  const { id, orderNumber, buyer } = await aPaidOrder(page, portal, book.id)
  const parcel = page.getByRole('region', { name: 'This parcel' })
  await signIn(page, await aStoreClerk(staff))

  await test.step('The order has its books, and leads to its parcel', async () => {
    await openAdmin(page, `/admin/collections/orders?search=${orderNumber}`)
    await expect(page.getByLabel('Totals of this list')).toContainText('Orders1')
    await expect(page.locator('td.cell-owed')).toHaveText('Paid')
    await follow(page, page.getByRole('table').getByRole('link', { name: orderNumber }))
    await expect(page.getByRole('region', { name: 'What was ordered' })).toContainText(BOOK)
    await expect(page.getByText(/^Parcel: /)).toBeVisible()
    await expectAccessible(page, 'an order')
  })

  await test.step('The list of parcels prints their packing slips', async () => {
    await openAdmin(page, '/admin/collections/shipments')
    await follow(page, page.getByRole('link', { name: /^To pack/ }))
    const slips = await hydrated(page.getByRole('link', { name: /^Packing slips of \d/ }))
    const typeOf = async (address: string) => (await fetch(address)).headers.get('content-type')
    expect(await page.evaluate(typeOf, (await slips.getAttribute('href')) ?? '')).toBe('application/pdf')
    await expectAccessible(page, 'the parcels')
  })

  await test.step('Courier and tracking number are entered by hand', async () => {
    await follow(page, page.getByRole('table').getByRole('link', { name: orderNumber }))
    await (await hydrated(parcel.getByLabel('Courier', { exact: true }))).fill('India Post')
    await parcel.getByLabel('Tracking number', { exact: true }).fill('EW123456789IN')
    await parcel.getByRole('button', { name: 'Save' }).click()
    await expect(parcel.getByText('India Post, EW123456789IN')).toBeVisible()
  })

  await test.step('Once the parcel has left, the buyer gets the tracking number', async () => {
    await parcel.getByLabel('What happened').selectOption('Shipped')
    await parcel.getByRole('button', { name: 'Enter the step' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enter the step' }).click()
    await expect(parcel.getByRole('listitem').filter({ hasText: 'Shipped' }).first()).toBeVisible()
    await expect
      .poll(async () => (await staff.all('messages', { to: buyer.email, template: 'order-dispatched' }))[0]?.text)
      .toContain('EW123456789IN')
  })

  await test.step('On a phone, the buyer sees the parcel arrive and asks to return it', async () => {
    await parcel.getByLabel('What happened').selectOption('Delivered')
    await parcel.getByRole('button', { name: 'Enter the step' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enter the step' }).click()
    await expect(parcel.getByRole('listitem').filter({ hasText: 'Delivered' }).first()).toBeVisible()
    await page.setViewportSize(PHONE.viewport)
    const tracking = await trackParcel(page)
    await expect(tracking.getByRole('listitem').first()).toContainText('Delivered')
    await expectAccessible(page, 'the steps of a parcel')
    await tracking.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: /^Return/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Return this order' })
    await dialog.getByRole('button', { name: 'Ask to return' }).click()
    await expect(dialog.getByRole('link', { name: 'Choose why you return the order' })).toBeVisible()
    await expectAccessible(page, 'the return of an order')
    await dialog.getByLabel('Why do you return it?').selectOption('It arrived damaged')
    await dialog.getByLabel(/^What should we know/).fill('The cover is torn.')
    await dialog.getByRole('button', { name: 'Ask to return' }).click()
    await expect(orderCard(page, BOOK)).toContainText('We have received your return request.')
  })

  await test.step('The clerk asks for the parcel, and enters that it has arrived', async () => {
    await page.setViewportSize(DESKTOP.viewport)
    await openAdmin(page, `/admin/collections/orders/${id}`)
    const request = page.getByRole('region', { name: 'Answer the return request' })
    await expect(request).toContainText('The cover is torn.')
    await (await hydrated(request.getByLabel('Where the buyer sends the books'))).fill('Station Road 1, Kalyani')
    await expectAccessible(page, 'a return to answer')
    await request.getByRole('button', { name: 'Ask for the parcel' }).click()
    const awaited = page.getByRole('region', { name: 'The parcel of the return is awaited' })
    await (await hydrated(awaited.getByRole('button', { name: 'The parcel has arrived' }))).click()
    await expect(page.getByRole('region', { name: 'Check the returned books' })).toBeVisible()
  })

  await test.step('The clerk has checked the books and accepts the return, and the buyer sees the refund', async () => {
    const decision = page.getByRole('region', { name: 'Check the returned books' })
    await (await hydrated(decision.getByLabel('Answer to the buyer'))).fill('Sorry. We refund all of it.')
    await decision.getByRole('button', { name: 'Accept the return' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept and refund' }).click()
    await expect(decision).toHaveCount(0)
    await page.setViewportSize(PHONE.viewport)
    await page.goto(paths.orders)
    await expect(orderCard(page, BOOK)).toContainText('Sorry. We refund all of it.')
    await expect(orderCard(page, BOOK)).toContainText(/refunded\.|on the way back to you\./)
  })
})

test('A clerk of the store corrects the stock with a reason', { tag: '@long' }, async ({ page, portal }) => {
  const staff = await administratorOf(portal)
  const book = await staff.one('books', 'name', BOOK)
  const row = await staff.one('book-stock', 'book', book.id)
  await signIn(page, await aStoreClerk(staff))
  await openAdmin(page, `/admin/collections/book-stock/${row.id}`)
  const panel = page.getByRole('region', { name: 'Correct the stock' })
  const save = await hydrated(panel.getByRole('button', { name: 'Change the stock' }))
  await panel.getByLabel('Copies free to sell').fill(String(row.copies + 12))
  await save.click()
  await expect(panel.getByText('Enter a reason.')).toBeVisible()
  await expect(panel.getByLabel('Reason')).toBeFocused()
  await expectAccessible(page, 'the stock panel')
  await panel.getByLabel('Reason').fill('12 copies arrived')
  await save.click()
  await expect(panel.getByText(`${row.copies + 12} free to sell, 0 reserved`)).toBeVisible()
  await follow(page, panel.getByRole('link', { name: 'See the movements of this book' }))
  await expect(page.getByRole('table')).toContainText('12 copies arrived')
})
