import { callAddress } from '@pravesh/shared/platform/wire-call'
import { orderAddress } from '@pravesh/shared/shop/fixtures/address'
import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { addressTable, itemNames, orderNames } from '@pravesh/shared/shop/orders/wire'
import { paths } from '@pravesh/shared/site/paths'
import type { Locator, Page } from 'playwright/test'
import type { Portal } from '../../../scripts/lib/running-portal.ts'
import { aGuestIn } from './buying.ts'
import { actOn } from './fees.ts'
import type { Doc } from './staff-api.ts'

const headers = { 'sec-fetch-site': 'same-origin' }

async function call(page: Page, path: string, data: object): Promise<Doc> {
  const response = await page.request.post(path, { data, headers })
  const reply: Doc = await response.json()
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${JSON.stringify(reply)}`)
  return reply
}

/** Orders two copies of each book as the logged-in guest, through the API. */
export async function aPlacedOrder(page: Page, bookIds: readonly string[]) {
  const items = bookIds.map((id) => ({ [itemNames.name]: 'Book', [itemNames.sku]: id, [itemNames.units]: 2 }))
  const order = { ...addressTable.toWire(orderAddress), [orderNames.items]: items }
  const placed = await call(page, callAddress(orderCalls.placeOrder), order)
  return { id: String(placed.oid), orderNumber: String(placed.order_id) }
}

/** Orders two copies of each book as the logged-in guest, and ends the payment, through the API. */
export async function anOrder(page: Page, bookIds: readonly string[], act: 'pay-report-first' | 'fail' | 'close') {
  const placed = await aPlacedOrder(page, bookIds)
  const { url } = await call(page, callAddress(orderCalls.payOrder), { paidfor: placed.id })
  await actOn(page, url, act)
  return placed
}

/** Orders and pays two copies of a book as a new guest, through the API. Returns the order’s id and number. */
export async function aPaidOrder(page: Page, portal: Portal, bookId: string) {
  const buyer = await aGuestIn(page, portal)
  return { ...(await anOrder(page, [bookId], 'pay-report-first')), buyer }
}

/** Opens the tracking of the only order on My Orders. */
export async function trackParcel(page: Page): Promise<Locator> {
  await page.goto(paths.orders)
  await page.getByRole('button', { name: /^Track parcel/ }).click()
  return page.getByRole('dialog', { name: 'Your parcel' })
}
