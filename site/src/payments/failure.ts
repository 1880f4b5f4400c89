// The payment provider's redirect is only a hint. The server knows whether the payment succeeded after all.
import { fetchPayment, transactionInAddress } from './fetch-payment.ts'
import { stateOf } from './payment-state.ts'

const place = document.querySelector<HTMLElement>('[data-failed]')
const { verify = '', parameter = '', success = '/', open = '' } = place?.dataset ?? {}
const id = transactionInAddress(parameter)
if (place && id !== null) void checkPayment(place, id)

async function checkPayment(place: HTMLElement, id: string): Promise<void> {
  const reply = await fetchPayment(verify, id)
  const state = stateOf(reply)
  if (state === 'paid') location.replace(success + location.search)
  // The lead says that the payment failed, which is wrong while the bank may still confirm it.
  const lead = document.querySelector<HTMLElement>('.lead')
  if (lead && state === 'open') lead.hidden = true
  if (state === 'open') place.textContent = open
}
