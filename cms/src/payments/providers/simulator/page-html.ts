import { escapeHtml } from '@pravesh/shared/platform/html'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { SimulatorPayment } from '../../../payload-types.ts'
import type { ActName } from './acts.ts'
import { isExpired } from './order.ts'
import { SIMULATOR_PATH } from './path.ts'
import type { RefundActName } from './refund-acts.ts'
import { refundsOf } from './refunds.ts'
import { words } from './words.ts'

const REGULAR: readonly ActName[] = ['pay', 'fail', 'wait', 'close']
const MISBEHAVING: readonly ActName[] = ['pay-twice', 'pay-report-first', 'pay-silently', 'pay-less', 'pay-late']
const REFUND_ACTS: readonly RefundActName[] = [
  'refunds-complete',
  'refunds-complete-twice',
  'refunds-hold',
  'refunds-refuse',
]

/** Renders the payment page of an order. */
export function pageHtml(order: SimulatorPayment, now: Date): string {
  const facts = [
    [words.amount, formatPaise(order.duePaise)],
    [words.for, order.description],
    [words.transaction, order.transactionId],
    [words.state, words.states[order.state]],
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} · ${words.brand}</title>
<link rel="stylesheet" href="${SIMULATOR_PATH}.css">
</head>
<body>
<header><strong>${words.banner}</strong> ${words.bannerText}</header>
<main>
<p class="brand">${words.brand}</p>
<h1>${escapeHtml(formatPaise(order.duePaise))}</h1>
<dl>
${facts.map(([name = '', value = '']) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('\n')}
</dl>
${order.state === 'done' ? finished(order) : isExpired(order, now) ? expired() : choices()}
</main>
</body>
</html>
`
}

function choices(): string {
  return `<h2>${words.choices}</h2>
<form method="post">
<div class="acts">${REGULAR.map(button).join('\n')}</div>
<details>
<summary>${words.misbehave}</summary>
<div class="acts">${MISBEHAVING.map(button).join('\n')}</div>
</details>
</form>`
}

function expired(): string {
  return `<p>${words.expired}</p>
<form method="post">
<div class="acts"><button name="act" value="close">${words.cancel}</button></div>
<details>
<summary>${words.misbehave}</summary>
<div class="acts">${button('pay-late')}</div>
</details>
</form>`
}

/** A paid order can no longer change, so its button only redirects to the merchant. It can be refunded. */
function finished(order: SimulatorPayment): string {
  const refunds = refundsOf(order).map(
    ({ refundId, amountPaise, state }) =>
      `<div><dt>${escapeHtml(refundId)}</dt><dd>${formatPaise(amountPaise)}, ${words.refundStates[state]}</dd></div>`,
  )
  const acts = REFUND_ACTS.map((name) => `<button name="act" value="${name}">${words.refundActs[name]}</button>`)
  return `<p>${words.finished}</p>
<form method="post">
<button name="act" value="pay">${words.back}</button>
<h2>${words.refunds}</h2>
${refunds.length > 0 ? `<dl>\n${refunds.join('\n')}\n</dl>` : `<p>${words.noRefunds}</p>`}
<details>
<summary>${words.refundModes}</summary>
<div class="acts">${acts.join('\n')}</div>
</details>
</form>`
}

function button(name: ActName): string {
  return `<button name="act" value="${name}">${words.acts[name]}</button>`
}
