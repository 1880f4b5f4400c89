// Offers to watch the courses that the visitor has bought, in place of buying them, and says how a payment is going.
import { type PurchaseOffer, purchaseOffer } from '@pravesh/shared/learning/purchase-offer'
import { translateWith } from '@pravesh/shared/platform/translate'
import { callApi } from '../../lib/api.ts'
import { begunIn } from '../begun-in.ts'
import { idsIn } from './bought-ids.ts'

const shelf = document.querySelector<HTMLElement>('[data-mine]')
if (shelf && document.documentElement.dataset.account === 'in') void show(shelf)

async function show({ dataset: { mine = '', id = '', begun = '', translations = '{}' } }: HTMLElement): Promise<void> {
  const { ok, body } = await callApi({ method: 'get', path: mine, offline: '' })
  if (!ok) return
  const purchases = { boughtIds: idsIn(body.result, id), begun: begunIn(body, begun) }
  const translate = translateWith(JSON.parse(translations))
  for (const course of document.querySelectorAll<HTMLElement>('[data-offered]')) {
    const offer = purchaseOffer(course.dataset.offered ?? '', purchases)
    showOffer(course, { ...offer, message: translate(offer.message) })
  }
}

/** The same in the dialog of the course, which its address may have opened. */
function showOffer(course: HTMLElement, { action, message, transactionId }: PurchaseOffer): void {
  for (const part of course.querySelectorAll<HTMLElement>('[data-action]')) part.hidden = part.dataset.action !== action
  for (const note of course.querySelectorAll<HTMLElement>('[data-payment]')) {
    note.hidden = message === ''
    for (const text of note.querySelectorAll('[data-owed]')) text.textContent = message
    for (const link of note.querySelectorAll('a')) link.href = link.href.replace(/[^=]*$/, transactionId ?? '')
  }
}
