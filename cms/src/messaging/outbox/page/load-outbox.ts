import type { Payload, Where } from 'payload'
import { isRecordId } from '../../../database/records/record-id.ts'
import type { Message } from '../../../payload-types.ts'

const SHOWN = 40

/** The page's data, newest first. */
export interface OutboxView {
  texts: Message[]
  mails: Message[]
  open: Message | null
  /** Whether the open e-mail was requested by id. */
  chosen: boolean
  asText: boolean
}

/** Loads the newest messages and the open e-mail: the requested one, or the newest. Bypasses access control. */
export async function loadOutbox({
  payload,
  search,
}: {
  payload: Payload
  search: URLSearchParams
}): Promise<OutboxView> {
  const newest = async (channel: Message['channel']) => {
    const where = { channel: { equals: channel } }
    const { docs } = await payload.find({ collection: 'messages', where, sort: '-createdAt', limit: SHOWN, depth: 0 })
    return docs
  }
  const [texts, mails] = await Promise.all([newest('sms'), newest('email')])
  const chosen = await loadMail(payload, search.get('mail'))
  return {
    texts,
    mails,
    open: chosen ?? mails[0] ?? null,
    chosen: chosen !== null,
    asText: search.get('as') === 'text',
  }
}

export async function loadMail(payload: Payload, id: string | null): Promise<Message | null> {
  if (!isRecordId(id)) return null
  const where: Where = { and: [{ id: { equals: id } }, { channel: { equals: 'email' } }] }
  const { docs } = await payload.find({ collection: 'messages', where, limit: 1, depth: 0 })
  return docs[0] ?? null
}
