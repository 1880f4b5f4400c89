import { expect } from 'playwright/test'
import { aBook, orderCard } from '../../steps/buying.ts'
import { followNow, parcelOf, sendEvent, test } from '../../steps/couriers.ts'
import { aPaidOrder, trackParcel } from '../../steps/orders.ts'
import { administratorOf } from '../../steps/staff-api.ts'

const BOOK = 'A Travelling Reader'

test('A guest follows a parcel of Shiprocket until it is delivered', async ({ page, portal, courier }) => {
  const staff = await administratorOf(portal)
  const bookId = await aBook(staff, { name: BOOK, copies: 5 })
  const { orderNumber } = await aPaidOrder(page, portal, bookId)
  await followNow(staff, orderNumber)
  const { awb } = courier.order(orderNumber)
  const tracking = await trackParcel(page)
  await expect(tracking).toContainText(awb)
  await expect(tracking).toContainText('The courier has not reported any step yet.')

  courier.move(orderNumber, 'DELIVERED', [
    { date: '2026-11-24 10:05:00', activity: 'Picked up', location: 'Kalyani' },
    { date: '2026-11-26 08:30:00', activity: 'Out for delivery', location: 'Krishnanagar' },
    { date: '2026-11-27 16:20:00', activity: 'Delivered to Asha', location: 'Krishnanagar' },
  ])
  expect(await sendEvent(portal, { ...courier.event(orderNumber), headers: { 'x-api-key': 'of a stranger' } })).toBe(
    401,
  )
  const later = (await parcelOf(staff, orderNumber)).dueAt
  expect(await sendEvent(portal, courier.event(orderNumber))).toBe(200)
  expect(Date.parse((await parcelOf(staff, orderNumber)).dueAt)).toBeLessThan(Date.parse(later))
  await followNow(staff, orderNumber)
  const steps = (await trackParcel(page)).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.first()).toContainText('Delivered')
  await expect(steps.first()).toContainText('27/11/2026, 4:20 pm · Krishnanagar')
  await expect(steps.first()).not.toContainText('Asha')
  await expect(page.getByRole('dialog').getByRole('link', { name: /courier’s page/ })).toHaveAttribute(
    'href',
    /tracking/,
  )
  await expect(orderCard(page, BOOK)).toContainText('Delivered')
  expect(courier.byNumber(orderNumber)).toHaveLength(1)
})
