import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'
import type { VerifyReply } from '@pravesh/shared/payments/wire'
import { formatPaise, rupeesToPaise } from '@pravesh/shared/platform/money'
import type { ApiReply } from '../../lib/api.ts'
import { formatLocalTime } from '../../lib/formats.ts'
import { isWatched, owedIn, type PaymentState } from '../watch/payment-state.ts'
import { type Landings, landingOf } from './landing.ts'

interface Result {
  id: string
  reply: ApiReply
  /** The server's message in the language of the page. */
  msg: string
}

/** The parts of the result page that change with the state of the payment. */
export function resultPanel(page: Document) {
  const find = (name: string) => page.querySelector<HTMLElement>(`[data-${name}]`)
  const message = find('message')
  const button = find('check')
  const pay = find('pay')
  const again = find('again')
  const label = button?.textContent ?? ''
  const payLabel = pay?.textContent ?? ''
  const data = { ...message?.dataset }
  const landings: Landings = JSON.parse(data.landings ?? '{}')
  let isRequested = false

  function set(name: string, text: string): void {
    const place = find(name)
    if (place && place.textContent !== text) place.textContent = text
  }
  function showIf(element: HTMLElement | null, isShown: boolean): void {
    if (element) element.hidden = !isShown
  }
  function setBusy(element: HTMLElement | null, busy: boolean, text: string): void {
    if (!element) return
    element.textContent = busy ? (element.dataset.busy ?? text) : text
    element.ariaDisabled = busy ? 'true' : null
  }

  return {
    data,
    /** The page that shows what a reply says to be paid. */
    landingPage: ({ body }: ApiReply) => landingOf((body as Partial<VerifyReply>).result, landings).page,
    onCheck(check: () => void): void {
      button?.addEventListener('click', () => {
        isRequested = true
        check()
      })
    },
    onPay(start: () => void): void {
      pay?.addEventListener('click', () => {
        if (pay.ariaDisabled !== 'true') start()
      })
    },
    showBusy: (busy: boolean) => setBusy(button, busy, label),
    showPaying: (busy: boolean) => setBusy(pay, busy, payLabel),
    /** Why no payment was started, with the way to what is to be paid. */
    showRefusal(msg: string): void {
      set('message', msg)
      showIf(pay, false)
      showIf(again, true)
    },
    show(state: PaymentState, { id, reply, msg }: Result): void {
      for (const block of page.querySelectorAll<HTMLElement>('[data-state]')) {
        block.hidden = block.dataset.state !== state
        if (!block.hidden) setTitle(page, block.dataset.title)
      }
      if (state === 'paid') setTitle(page, data.paid)
      showIf(page.querySelector('.lead'), false)
      const { result }: Partial<VerifyReply> = reply.body
      const owed = owedIn(reply)
      set('message', state === 'paid' ? `${msg} ${landingOf(result, landings).going}` : msg)
      set('transaction-id', owed?.transactionId ?? id)
      showIf(find('facts'), true)
      // What failed, is being checked or goes back has no receipt to wait for.
      showIf(find('receipt-hint'), state === 'paid' || isWatched(state))
      if (result) set('amount', formatPaise(rupeesToPaise(result.amount)))
      showIf(find('amount-row'), result !== undefined)
      const time = formatLocalTime(new Date(), page.documentElement.lang)
      set('checked', time)
      showIf(find('checked-row'), isWatched(state))
      // The message is announced when it changes; an unchanged one only on request.
      if (isRequested && isWatched(state)) set('announced', `${time}: ${msg}`)
      isRequested = false
      const mayPay = owed?.action === 'pay'
      showIf(pay, mayPay)
      showIf(button, isWatched(state) && state !== 'opened')
      // One main action: to pay where that is offered.
      button?.classList.toggle('primary', !mayPay)
      showIf(again, false)
      if (again instanceof HTMLAnchorElement && result) again.href = addressFor(result.purpose, again)
    },
  }
}

/** Where a payment of this purpose can be started again. */
function addressFor(purpose: string, { dataset, href }: HTMLAnchorElement): string {
  const ofPurposes: Record<PaymentPurpose, string | undefined> = {
    fee: dataset.fee,
    'application-fee': dataset.application,
    'recorded-course': dataset.course,
    order: dataset.order,
    seat: dataset.seat,
  }
  const pages: Record<string, string | undefined> = ofPurposes
  return pages[purpose] ?? href
}

function setTitle(page: Document, title = ''): void {
  const heading = page.querySelector('h1')
  if (heading && heading.textContent !== title) heading.textContent = title
  page.title = title
}
