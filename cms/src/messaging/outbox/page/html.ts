import { escapeHtml } from '@pravesh/shared/platform/html'
import { istShortTime } from '../../../foundation/formats.ts'
import type { Message } from '../../../payload-types.ts'
import { type MessageStatus, STATUS_LABELS } from '../status.ts'

/** A `time` element for when the message was created. */
export function timeHtml({ createdAt }: Pick<Message, 'createdAt'>): string {
  return `<time datetime="${escapeHtml(createdAt)}">${escapeHtml(istShortTime(createdAt))}</time>`
}

/** The state of a failed or waiting message; empty for all others. */
export function stateHtml({ status, lastError }: Pick<Message, 'status' | 'lastError'>): string {
  const shownStatuses: MessageStatus[] = ['failed', 'waiting']
  if (!shownStatuses.includes(status)) return ''
  const why = lastError ? `: ${lastError}` : ''
  return `<span class="state state-${status}">${escapeHtml(STATUS_LABELS[status] + why)}</span>`
}

/** Escapes text, links its web addresses and makes its codes selectable with one tap. */
export function linkifiedText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+|\b\d{6}\b)/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      if (index % 2 === 0) return safe
      return part.startsWith('http')
        ? `<a href="${safe}" target="_blank" rel="noopener">${safe}</a>`
        : `<strong class="code">${safe}</strong>`
    })
    .join('')
}

/** Formats a mobile number: `+91 98300 12345`. */
export function formatPhone(phone: string): string {
  return escapeHtml(/^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone)
}
