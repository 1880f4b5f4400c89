import { callAddress } from '@pravesh/shared/platform/wire-call'
import { courierStaffCalls } from '@pravesh/shared/shop/couriers/staff-calls'
import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { orderStaffCalls } from '@pravesh/shared/shop/orders/staff-calls'
import { paths } from '@pravesh/shared/site/paths'
import type { Locator } from 'playwright/test'
import { PHONE } from '../../../../scripts/lib/screens.ts'
import { addToBasket, openBasket } from '../../steps/basket.ts'
import {
  aBook,
  aGuestIn,
  copiesOf,
  fillAddress,
  orderCard,
  payNow,
  payOrder,
  priceRow,
  saveAndNext,
} from '../../steps/buying.ts'
import type { StaffApi } from '../../steps/staff-api.ts'
import { expect, test } from '../../steps/visitor.ts'

type StaffCall = (typeof orderStaffCalls)[keyof typeof orderStaffCalls]
type ParcelCall = (typeof courierStaffCalls)[keyof typeof courierStaffCalls]

const NAMES = ['Return Reader One', 'Return Reader Two', 'Return Reader Three'] as const
const PRICE = 680

const address = (call: StaffCall | ParcelCall, id: string) => callAddress(call, { id }).replace('/api/', '')

/** The store hands the parcel of an order over, and it arrives. */
async function deliver(staff: StaffApi, orderId: string): Promise<void> {
  const parcel = () => staff.one('shipments', 'orderId', orderId)
  const { id } = await parcel()
  const given = { courierName: 'India Post', awb: 'EW123456789IN', trackingUrl: '', expectedOn: '' }
  await staff.post(address(courierStaffCalls.handOver, id), given)
  for (const to of ['shipped', 'delivered']) {
    const { status: from } = await parcel()
    await staff.post(address(courierStaffCalls.enterStep, id), { from, to, location: 'Bardhaman' })
  }
}

/** What the store does with the open return of an order. */
async function handleReturn(staff: StaffApi, orderId: string, call: StaffCall, body: object): Promise<void> {
  const { revision } = await staff.one('orders', 'id', orderId)
  await staff.post(address(call, orderId), { ...body, revision })
}

/** What one fact of an order's details says. */
const fact = (dialog: Locator, term: string): Locator =>
  dialog.locator('dl > *').filter({ has: dialog.page().getByText(term, { exact: true }) })

// awaited-return.int.test.ts, return-part.int.test.ts and free-delivery-stays.int.test.ts prove the rules.
test('On a phone, three books are delivered free, one is cancelled and two are returned: each refund is exact', {
  tag: '@long',
}, async ({ page, portal }) => {
  await page.setViewportSize(PHONE.viewport)
  const { staff } = await aGuestIn(page, portal)
  const ids: string[] = []
  for (const name of NAMES) ids.push(await aBook(staff, { name, copies: 5, price: PRICE }))
  for (const [index, id] of ids.entries()) await addToBasket(page, { id, name: NAMES[index] ?? '' })
  await openBasket(page, 3)
  await page.getByRole('link', { name: 'Go to checkout' }).click()
  await fillAddress(page)
  await saveAndNext(page)
  await expect(priceRow(page, 'Delivery (3 copies)')).toContainText('Free')
  await expect(priceRow(page, 'Total to pay')).toContainText('₹2,040.00')
  await payNow(page)
  await payOrder(page)

  const card = orderCard(page, NAMES[0])
  const viewOf = async () => {
    const reply = await (await page.request.get(callAddress(orderCalls.myOrders))).json()
    return reply.result[0].view
  }
  const { id: orderId } = await viewOf()
  const refunded = async () => {
    const { refundedPaise, refundPendingPaise } = await viewOf()
    return refundedPaise + refundPendingPaise
  }

  await test.step('One book is cancelled: its price comes back, and delivery stays free', async () => {
    await card.getByRole('button', { name: /^Cancel/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Some books').check()
    await dialog.getByLabel(new RegExp(NAMES[0])).selectOption('1')
    await expect(dialog).toContainText('We refund ₹680.00, the price of these books')
    await dialog.getByRole('button', { name: 'Cancel these books' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(refunded).toBe(PRICE * 100)
    await expect(card).toContainText('1 cancelled')
    await page.goto(paths.order(orderId))
    await expect(fact(dialog, 'Delivery')).toContainText('Free')
    await expect(dialog).toContainText(`Cancelled: 1 × ${NAMES[0]}`)
  })

  await test.step('The two others arrive and are returned, without a refund before they are checked', async () => {
    await deliver(staff, orderId)
    await page.goto(paths.orders)
    const askToReturn = async () => {
      await card.getByRole('button', { name: /^Return/ }).click()
      const dialog = page.getByRole('dialog', { name: 'Return this order' })
      await dialog.getByLabel('Why do you return it?').selectOption('It has a printing fault')
      await expect(dialog).toContainText('we refund ₹1,360.00 after we have received and checked them')
      await dialog.getByRole('button', { name: 'Ask to return' }).click()
      await expect(card).toContainText('We have received your return request.')
    }
    await askToReturn()
    await card.getByRole('button', { name: /^Withdraw the return/ }).click()
    const withdrawal = page.getByRole('dialog', { name: 'Withdraw this return?' })
    await expect(withdrawal).toContainText('You keep the books, and we refund nothing for them.')
    await expect(withdrawal).toContainText('You can ask again by')
    await withdrawal.getByRole('button', { name: 'Withdraw the request' }).click()
    await expect(card).toContainText('The courier has delivered your parcel.')
    await askToReturn()

    await handleReturn(staff, orderId, orderStaffCalls.awaitReturn, { sendTo: 'Station Road 1, Kalyani 741235' })
    await page.goto(paths.order(orderId))
    await expect(page.getByRole('dialog')).toContainText('Station Road 1, Kalyani 741235')
    await expect(page.getByRole('dialog')).toContainText(/We wait for your parcel: .*Return Reader Two.*Three/)
    await handleReturn(staff, orderId, orderStaffCalls.receiveReturn, { isReceived: true })
    await page.goto(paths.order(orderId))
    await expect(page.getByRole('dialog')).toContainText('We have received your books and are checking them.')
    expect(await refunded()).toBe(PRICE * 100)
  })

  await test.step('After the check, all that was paid has come back, and all copies are in the shop', async () => {
    const accepted = { decision: 'accepted', reason: 'As you wrote.', refundPaise: 2 * PRICE * 100, restock: true }
    await handleReturn(staff, orderId, orderStaffCalls.decideReturn, accepted)
    await expect.poll(refunded).toBe(3 * PRICE * 100)
    await page.goto(paths.order(orderId))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('You have returned this order.')
    await expect(dialog).toContainText(/Books checked, return accepted: .*Return Reader Two/)
    await expect(dialog).toContainText('₹680.00')
    await expect(dialog).toContainText('₹1,360.00')
    await expect(fact(dialog, 'Delivery')).toContainText('Free')
    for (const id of ids) expect(await copiesOf(page, id)).toBe(5)
  })
})
