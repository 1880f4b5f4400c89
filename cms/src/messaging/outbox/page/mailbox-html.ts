import { escapeHtml } from '@pravesh/shared/platform/html'
import type { Message } from '../../../payload-types.ts'
import { linkifiedText, stateHtml, timeHtml } from './html.ts'
import type { OutboxView } from './load-outbox.ts'
import { OUTBOX_PATH } from './path.ts'

/** The e-mails as a mailbox: a list and a reader. */
export function mailboxHtml(view: Omit<OutboxView, 'texts'>): string {
  const { mails, open, chosen } = view
  const rows = mails.map((mail) => {
    const current = mail.id === open?.id ? ' aria-current="true"' : ''
    return `<li><a href="${OUTBOX_PATH}?mail=${escapeHtml(mail.id)}"${current}>
<span class="meta"><span>${escapeHtml(mail.to)}</span> ${timeHtml(mail)}</span>
<span class="subject">${escapeHtml(mail.subject || 'No subject')}</span>
${stateHtml(mail)}</a></li>`
  })
  const empty = '<p class="empty">No e-mails yet. Codes, links and notices appear here as soon as they are sent.</p>'
  return `<section class="mailbox${chosen ? ' mail-chosen' : ''}" aria-labelledby="mails-title">
<h2 id="mails-title">E-mails</h2>
<div id="mails" class="list" data-live>${rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : empty}</div>
<div id="reader" class="reader" data-live>${open === null ? '' : readerHtml(open, view)}</div>
</section>`
}

function readerHtml(mail: Message, { asText, chosen }: Pick<OutboxView, 'asText' | 'chosen'>): string {
  const address = `${OUTBOX_PATH}?mail=${escapeHtml(mail.id)}`
  const plain = asText || !mail.html
  const tab = (href: string, label: string, on: boolean) =>
    `<a href="${href}"${on ? ' aria-current="true"' : ''}>${label}</a>`
  const tabs = mail.html
    ? `<nav aria-label="Form of the e-mail">${tab(address, 'Formatted', !plain)}${tab(`${address}&amp;as=text`, 'Plain text', plain)}</nav>`
    : ''
  const body = plain
    ? `<pre>${linkifiedText(mail.text)}</pre>`
    : `<iframe src="${OUTBOX_PATH}/mail/${escapeHtml(mail.id)}" title="${escapeHtml(mail.subject || 'E-mail')}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
  return `${chosen ? `<a class="back" href="${OUTBOX_PATH}">All messages</a>` : ''}
<div class="head"><h3>${escapeHtml(mail.subject || 'No subject')}</h3>
<p class="meta"><span>To ${escapeHtml(mail.to)}</span> ${timeHtml(mail)}</p>${stateHtml(mail)}${tabs}</div>
${body}`
}
