// The address names the transaction, and the server says how it stands. One that is paid leads to the dashboard; one that is
// not, or an address without one, to the error page. (spec 1, 4)
import { goAfter } from '../lib/go.ts'
import { fetchPayment, transactionInAddress } from './fetch-payment.ts'
import { answerOf, POLL_MS } from './payment-answer.ts'

/** Time to read the thanks before the page changes, in milliseconds. (spec 1, 4) */
const READ_MS = 2000

const place = document.querySelector<HTMLElement>('[data-payment]')
const { verify = '', parameter = '', login = '', account = '/', wrong = '/', ...texts } = place?.dataset ?? {}
const id = transactionInAddress(parameter)

if (place && id === null) location.replace(wrong)
else if (place && id !== null) {
  const text = place.querySelector('[data-transaction-id]')
  if (text) text.textContent = id
  place.hidden = false
  void watch(id, POLL_MS)
}

async function watch(id: string, waits: readonly number[]): Promise<void> {
  const reply = await fetchPayment(verify, id, texts.offline)
  const answer = answerOf(reply)
  if (answer === 'paid') return thank(reply.msg)
  if (answer === 'login') return location.replace(login + encodeURIComponent(location.pathname + location.search))
  if (answer === 'other') return location.replace(wrong)
  const [wait, ...later] = waits
  const msg = answer === 'open' ? reply.msg : (texts.offline ?? '')
  say(wait === undefined ? `${msg} ${texts.later}` : msg)
  if (wait !== undefined) setTimeout(() => void watch(id, later), wait)
}

function thank(msg: string): void {
  const title = texts.paid ?? ''
  const heading = document.querySelector('h1')
  if (heading) heading.textContent = title
  document.title = title
  say(`${msg} ${texts.going}`)
  goAfter(account, READ_MS)
}

/** The first sentence takes the place of the one that says that the bank is being asked. */
function say(sentence: string): void {
  const lead = document.querySelector<HTMLElement>('.lead')
  if (lead) lead.hidden = true
  const said = document.querySelector('[data-said]')
  if (said && said.textContent !== sentence) said.textContent = sentence
}
