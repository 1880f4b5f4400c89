import { refundCalls } from '@pravesh/shared/payments/refunds/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { Browser, Page } from 'playwright/test'
import type { Portal } from '../../../../scripts/lib/running-portal.ts'
import { signIn } from '../admin.ts'
import { actOn } from '../fees.ts'
import { administratorOf, type Doc, type StaffApi } from '../staff-api.ts'

/** A student's browser and the administrator's, of one portal. */
export interface Scene {
  page: Page
  portal: Portal
  desk: Page
  staff: StaffApi
}

/** The scene of a student's page, with the administrator signed in beside it. */
export async function aScene({ browser, page, portal }: { browser: Browser; page: Page; portal: Portal }) {
  const desk = await (await browser.newContext({ baseURL: portal.origin })).newPage()
  await signIn(desk, portal.administrator)
  return { page, portal, desk, staff: await administratorOf(portal) }
}

/** The attempt that a payment page belongs to. */
export function paymentAt({ staff }: Pick<Scene, 'staff'>, paymentPage: string): Promise<Doc> {
  return staff.one('payments', 'providerReference', paymentPage.split('/').at(-1) ?? '')
}

/** Refunds a whole payment as staff do. The provider keeps it waiting, or completes it. */
export async function refund({ page, desk, staff }: Scene, paymentPage: string, end: 'hold' | 'complete') {
  await actOn(page, paymentPage, `refunds-${end}`)
  const { id, amountPaise } = await paymentAt({ staff }, paymentPage)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const shown = await (await desk.request.get(callAddress(refundCalls.view, { id }), { headers })).json()
  const noticeDay = new Date().toISOString().slice(0, 10)
  const { revision } = shown.result
  const data = { amountPaise, reason: 'Asked for by the student', noticeDay, revision, key: `refund-${id}` }
  const reply = await desk.request.post(callAddress(refundCalls.request, { id }), { data, headers })
  if (!reply.ok()) throw new Error(`The refund was refused with ${reply.status()}: ${await reply.text()}`)
}
