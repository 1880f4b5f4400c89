import { escapeHtml } from '@pravesh/shared/platform/html'
import { formatPaise } from '@pravesh/shared/platform/money'
import type { SimulatorPayment } from '../../../payload-types.ts'
import type { ActName } from './acts.ts'
import { SIMULATOR_PATH } from './path.ts'
import { words } from './words.ts'

const REGULAR: readonly ActName[] = ['pay', 'fail', 'wait', 'close']
const MISBEHAVING: readonly ActName[] = ['pay-twice', 'pay-report-first', 'pay-silently', 'pay-less']

/** Renders the payment page of an order. */
export function pageHtml(order: SimulatorPayment): string {
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
${order.state === 'done' ? finished() : choices()}
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

/** A paid order can no longer change, so its button only redirects to the merchant. */
function finished(): string {
  return `<p>${words.finished}</p>
<form method="post"><button name="act" value="pay">${words.back}</button></form>`
}

function button(name: ActName): string {
  return `<button name="act" value="${name}">${words.acts[name]}</button>`
}
