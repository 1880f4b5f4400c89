import type { Payload } from 'payload'
import { messagesTo } from './outbox.ts'

/** The tokens of the invitations sent to an address, newest first. */
export async function invitationsTo(payload: Payload, to: string): Promise<string[]> {
  const sent = await messagesTo(payload, to, 'staff-invitation')
  return sent.map(({ text }) => /\/admin\/invitation\/([\w-]+)/.exec(text ?? '')?.[1] ?? '')
}

/** The token of the newest one. */
export async function invitationTo(payload: Payload, to: string): Promise<string> {
  return (await invitationsTo(payload, to))[0] ?? ''
}
