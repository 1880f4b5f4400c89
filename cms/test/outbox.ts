import type { Payload } from 'payload'
import { runDue } from '../src/database/work/run-due.ts'
import { deliveries } from '../src/messaging/outbox/deliveries.ts'
import type { MessageDrivers } from '../src/messaging/outbox/drivers.ts'
import type { Message } from '../src/payload-types.ts'

/** The messages to a recipient, newest first. */
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

/** The code in the newest message to a recipient. */
export async function codeSentTo(payload: Payload, to: string): Promise<string> {
  const template = to.includes('@') ? 'email-code' : 'phone-code'
  return /\b\d{6}\b/.exec((await messagesTo(payload, to, template))[0]?.text ?? '')?.[0] ?? ''
}

/** A different code. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The token of the link in the newest message of a template to a recipient. */
export async function tokenSentTo(payload: Payload, to: string, template: string): Promise<string> {
  return /[?&]token=([\w-]+)/.exec((await messagesTo(payload, to, template))[0]?.text ?? '')?.[1] ?? ''
}

/** The token of the newest reset link sent to a member of staff. */
export async function staffTokenSentTo(payload: Payload, to: string): Promise<string> {
  return /\/admin\/reset\/([\w-]+)/.exec((await messagesTo(payload, to))[0]?.text ?? '')?.[1] ?? ''
}

interface SendOptions {
  payload: Payload
  drivers: MessageDrivers
  fieldKeys: readonly string[]
  now: () => Date
}

/** Sends all due messages, without jitter in retries, and resolves when each was sent or has failed. */
export async function sendWaiting({ payload, drivers, fieldKeys, now }: SendOptions): Promise<void> {
  const random = () => 0
  const channels = ['email', 'sms'] as const
  const works = channels.map((channel) => deliveries({ channel, driver: drivers[channel], fieldKeys, random }))
  await Promise.all(works.map((work) => runDue({ payload, work, now, random })))
}
