import { callAddress } from '@pravesh/shared/platform/wire-call'
import { orderCalls } from '@pravesh/shared/shop/orders/calls'
import { addressTable, itemNames, orderNames } from '@pravesh/shared/shop/orders/wire'
import type { Page } from 'playwright/test'
import type { RunningPortal } from '../../../scripts/lib/running-portal.ts'
import { aGuestIn } from './buying.ts'
import { actOn } from './fees.ts'
import type { Doc } from './staff-api.ts'

const ADDRESS = {
  name: 'Asha',
  surname: 'Roy',
  line1: '12 Station Road',
  line2: 'Ghurni',
  city: 'Krishnanagar',
  district: 'NADIA',
  state: 'WEST BENGAL',
  pin: '741101',
  country: 'India',
  email: 'asha@example.in',
  phone: '9830012345',
}

const headers = { 'sec-fetch-site': 'same-origin' }

async function call(page: Page, path: string, data: object): Promise<Doc> {
  const response = await page.request.post(path, { data, headers })
  const reply: Doc = await response.json()
  if (!response.ok()) throw new Error(`${path} returned ${response.status()}: ${JSON.stringify(reply)}`)
  return reply
}

/** Orders and pays two copies of a book as a new guest, through the API. Returns the order’s id and number. */
export async function aPaidOrder(page: Page, portal: RunningPortal, bookId: string) {
  const buyer = await aGuestIn(page, portal)
  const item = { [itemNames.name]: 'Book', [itemNames.sku]: bookId, [itemNames.units]: 2 }
  const order = { ...addressTable.toWire(ADDRESS), [orderNames.items]: [item] }
  const placed = await call(page, callAddress(orderCalls.placeOrder), order)
  const { url } = await call(page, callAddress(orderCalls.payOrder), { paidfor: placed.oid })
  await actOn(page, url, 'pay-report-first')
  return { id: String(placed.oid), orderNumber: String(placed.order_id), buyer }
}
