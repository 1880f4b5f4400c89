import { escapeHtml } from '@pravesh/shared/platform/html'
import type { Message } from '../../../payload-types.ts'
import { type MessageStatus, STATUS_LABELS } from '../status.ts'

const time = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** When a message was written, for machines and for people. */
export function when({ createdAt }: Pick<Message, 'createdAt'>): string {
  return `<time datetime="${escapeHtml(createdAt)}">${escapeHtml(time.format(new Date(createdAt)))}</time>`
}

/** How a message fares, where that is worth a word: not when all is well. */
export function state({ status, lastError }: Pick<Message, 'status' | 'lastError'>): string {
  const worthAWord: MessageStatus[] = ['failed', 'waiting']
  if (!worthAWord.includes(status)) return ''
  const why = lastError ? `: ${lastError}` : ''
  return `<span class="state state-${status}">${escapeHtml(STATUS_LABELS[status] + why)}</span>`
}

/** Text in which web addresses can be followed and codes taken with one tap. */
export function livelyText(text: string): string {
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

/** A mobile number as it is read aloud: `+91 98300 12345`. */
export function spoken(phone: string): string {
  return escapeHtml(/^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone)
}
