// Starts the payment of a recorded course. Without a session it offers the login page, which leads back to the dialog.
import { type ApiReply, callApi } from '../../lib/api.ts'
import { paymentPage } from '../../payments/start/payment-page.ts'
import { courseToBuy } from './buy-address.ts'
import { type BuyOutcome, outcomeOf } from './buy-outcome.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-buy]')) watch(form)
openRequested()

function watch(form: HTMLFormElement): void {
  const { call = '', body = '{}', offline = '', noAddress = '', leaving = '' } = form.dataset
  const button = form.querySelector('button')
  const label = button?.textContent ?? ''

  function setBusy(isBusy: boolean): void {
    if (!button) return
    button.ariaDisabled = isBusy ? 'true' : null
    button.textContent = isBusy ? (button.dataset.busy ?? label) : label
  }
  function show(text: string, outcome: BuyOutcome | null): void {
    const message = form.querySelector('[data-message]')
    if (message) message.textContent = text
    for (const link of form.querySelectorAll<HTMLElement>('[data-when]')) link.hidden = link.dataset.when !== outcome
  }
  function leave(url: string): void {
    const link = form.querySelector<HTMLAnchorElement>('[data-when="leaving"]')
    if (link) link.href = url
    show(leaving, 'leaving')
    location.assign(url)
  }
  function onReply(reply: ApiReply): void {
    const url = reply.ok ? paymentPage(reply.body.url) : null
    if (url === null) {
      setBusy(false)
      show(reply.ok ? noAddress : reply.msg, outcomeOf(reply))
    } else leave(url)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button?.ariaDisabled === 'true') return
    setBusy(true)
    show('', null)
    void callApi({ method: 'post', path: call, body: JSON.parse(body), offline }).then(onReply)
  })
  // Back from the payment page: the buyer may want to start again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setBusy(false)
    show('', null)
  })
}

/** Opens the dialog that the address asks for, after a login. */
function openRequested(): void {
  const id = courseToBuy(location)
  const dialog = id === null ? null : document.getElementById(`buy-${id}`)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}
