// Asks about the transaction in the URL until it is decided. The provider's redirect is only a hint, so both result
// pages ask the server. A paid one leads after two seconds to what it paid for; a missing or unknown one to the error page. (spec 1, 4)
import { startedAtOf } from '@pravesh/shared/payments/identifiers'
import { watchDelayMs } from '@pravesh/shared/payments/schedule'
import { callApi } from '../../lib/api.ts'
import { goAfter } from '../../lib/go.ts'
import { paymentPage } from '../start/payment-page.ts'
import { fetchPayment, transactionInAddress } from '../watch/fetch-payment.ts'
import { watchPayment } from '../watch/watch-payment.ts'
import { resultPanel } from './result-panel.ts'

/** Time to read the confirmation before the redirect. (spec 1, 4) */
const READ_MS = 2000

const panel = resultPanel(document)
const {
  claim,
  verify = '',
  payAgain = '',
  parameter = '',
  login = '',
  wrong = '/',
  success = '/',
  ...texts
} = panel.data
const id = transactionInAddress(parameter)

if (id !== null) watch(id)
// A payer who is sent to the failure page without a transaction has not paid.
else if (claim === 'success') location.replace(wrong)

function watch(id: string): void {
  const startedAt = startedAtOf(id) ?? new Date()
  const { check } = watchPayment({
    ask: () => fetchPayment(verify, id, texts.offline),
    delayMs: () => watchDelayMs({ startedAt, now: new Date() }),
    onBusy: panel.showBusy,
    onReply: (state, reply) => {
      if (state === 'login') return location.replace(login + encodeURIComponent(location.pathname + location.search))
      if (state === 'unknown') return claim === 'success' ? location.replace(wrong) : undefined
      if (state === 'paid' && claim === 'failure') return location.replace(success + location.search)
      panel.show(state, { id, reply, msg: reply.msg })
      if (state === 'paid') goAfter(panel.landingPage(reply), READ_MS)
    },
  })
  panel.onCheck(check)
  panel.onPay(() => void startAgain(id))
}

/** Starts another payment of the same. A refusal says why, e.g. that the order costs something else now. */
async function startAgain(id: string): Promise<void> {
  panel.showPaying(true)
  const path = payAgain.replace('{id}', encodeURIComponent(id))
  const reply = await callApi({ method: 'post', path, offline: texts.offline ?? '' })
  const page = reply.ok ? paymentPage(reply.body.url) : null
  if (page !== null) return location.assign(page)
  panel.showPaying(false)
  panel.showRefusal(reply.ok ? (texts.noAddress ?? '') : reply.msg)
}
