import type { Message } from '../../../payload-types.ts'
import { formatPhone, linkifiedText, stateHtml, timeHtml } from './html.ts'

/** The text messages as a phone would show them. */
export function phoneHtml(texts: readonly Message[]): string {
  const bubbles = texts.map(
    (text) => `<li>
<p class="meta"><span>To ${formatPhone(text.to)}</span> ${timeHtml(text)}</p>
<p class="bubble">${linkifiedText(text.text)}</p>
${stateHtml(text)}</li>`,
  )
  const empty =
    '<p class="empty">No text messages yet. A code for a phone number appears here as soon as it is sent.</p>'
  return `<section class="phone" aria-labelledby="texts-title">
<div class="screen">
<h2 id="texts-title">Text messages</h2>
<div id="texts" class="scroll" data-live role="region" aria-labelledby="texts-title" tabindex="0">${bubbles.length > 0 ? `<ol class="bubbles">${bubbles.join('\n')}</ol>` : empty}</div>
</div>
</section>`
}
