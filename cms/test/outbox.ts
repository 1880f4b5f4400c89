import type { Payload } from 'payload'
import type { Message } from '../src/payload-types.ts'

/** The messages that were written to somebody, newest first. */
export async function messagesTo(payload: Payload, to: string, template?: string): Promise<Message[]> {
  const { docs } = await payload.find({
    collection: 'messages',
    where: { and: [{ to: { equals: to } }, ...(template ? [{ template: { equals: template } }] : [])] },
    sort: '-createdAt',
    limit: 0,
    depth: 0,
  })
  return docs
}

/** The code in the newest message to somebody. */
export async function codeSentTo(payload: Payload, to: string): Promise<string> {
  const template = to.includes('@') ? 'email-code' : 'phone-code'
  return /\b\d{6}\b/.exec((await messagesTo(payload, to, template))[0]?.text ?? '')?.[0] ?? ''
}

/** The token of the link in the newest message of a kind to somebody. */
export async function tokenSentTo(payload: Payload, to: string, template: string): Promise<string> {
  return /[?&]token=([\w-]+)/.exec((await messagesTo(payload, to, template))[0]?.text ?? '')?.[1] ?? ''
}
