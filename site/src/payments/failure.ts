// What the payment provider told the browser is only a hint: the server knows whether it was paid after all.
import { fetchPayment, transactionInAddress } from './fetch-payment.ts'
import { answerOf } from './payment-answer.ts'

const place = document.querySelector<HTMLElement>('[data-failed]')
const { verify = '', parameter = '', success = '/', open = '' } = place?.dataset ?? {}
const id = transactionInAddress(parameter)
if (place && id !== null) void tell(place, id)

async function tell(place: HTMLElement, id: string): Promise<void> {
  const reply = await fetchPayment(verify, id)
  const answer = answerOf(reply)
  if (answer === 'paid') location.replace(success + location.search)
  // The general sentence would be wrong while the bank may still take the money.
  const lead = document.querySelector<HTMLElement>('.lead')
  if (lead && answer === 'open') lead.hidden = true
  if (answer === 'open') place.textContent = open
}
