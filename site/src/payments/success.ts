// Polls the state of the transaction in the URL. Redirects to the dashboard once it is paid, and to the error page if
// it failed or the URL has no transaction. (spec 1, 4)
import { goAfter } from '../lib/go.ts'
import { fetchPayment, transactionInAddress } from './fetch-payment.ts'
import { POLL_MS, stateOf } from './payment-state.ts'

/** Time to read the confirmation before the redirect. (spec 1, 4) */
const READ_MS = 2000

const place = document.querySelector<HTMLElement>('[data-payment]')
const { verify = '', parameter = '', login = '', account = '/', wrong = '/', ...texts } = place?.dataset ?? {}
const id = transactionInAddress(parameter)

if (place && id === null) location.replace(wrong)
else if (place && id !== null) {
  const text = place.querySelector('[data-transaction-id]')
  if (text) text.textContent = id
  place.hidden = false
  void poll(id, POLL_MS)
}

async function poll(id: string, waits: readonly number[]): Promise<void> {
  const reply = await fetchPayment(verify, id, texts.offline)
  const state = stateOf(reply)
  if (state === 'paid') return showPaid(reply.msg)
  if (state === 'login') return location.replace(login + encodeURIComponent(location.pathname + location.search))
  if (state === 'other') return location.replace(wrong)
  const [wait, ...later] = waits
  const msg = state === 'open' ? reply.msg : (texts.offline ?? '')
  showMessage(wait === undefined ? `${msg} ${texts.later}` : msg)
  if (wait !== undefined) setTimeout(() => void poll(id, later), wait)
}

function showPaid(msg: string): void {
  const title = texts.paid ?? ''
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = title
  document.title = title
  showMessage(`${msg} ${texts.going}`)
  goAfter(account, READ_MS)
}

/** Replaces the lead, which says that we are confirming the payment. */
function showMessage(message: string): void {
  const lead = document.querySelector<HTMLElement>('.lead')
  if (lead) lead.hidden = true
  const status = document.querySelector('[data-message]')
  if (status && status.textContent !== message) status.textContent = message
}
