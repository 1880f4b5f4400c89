import { type HelpMessage, MAX_REPLIES } from '@pravesh/shared/contact/help/help-message'
import type { Writer } from '@pravesh/shared/contact/help/request-state'
import { contactReplies } from '@pravesh/shared/contact/replies/words/words'
import { refused } from '@pravesh/shared/platform/replies/said'
import type { Payload } from 'payload'
import { createIfAbsent } from '../../database/records/insert-if-absent.ts'
import { applyNewEffects } from '../../database/work/apply-effects.ts'
import { leaseFrom } from '../../database/work/lease.ts'
import { Problem } from '../../foundation/problem.ts'
import type { ContactMessage, ContactReply } from '../../payload-types.ts'
import { repliesTo, requireRequest } from './find-requests.ts'
import { replyWork } from './reply-work.ts'

interface AddOptions {
  payload: Payload
  request: ContactMessage
  writer: Writer
  message: HelpMessage
  /** The member of staff who writes. */
  staff?: { id: string; name: string }
  /** The last message that the writer has read, by its position; others are then refused. */
  seen?: number
  now: Date
}

/** A request with all its messages. */
export interface Thread {
  request: ContactMessage
  replies: ContactReply[]
}

const MAX_ATTEMPTS = 20

/**
 * Adds a message to a request, once for each key, and returns the thread. Its place is unique, so of two who write at
 * the same moment both are stored, one after the other. Throws a Problem (409) when there is a message that the writer
 * has not seen, or when the request is full.
 */
export async function addMessage(options: AddOptions): Promise<Thread> {
  const { payload, request, writer, message, staff, seen, now } = options
  const sendKey = `${request.id}:${writer}:${message.key}`
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const replies = await repliesTo(payload, request.id)
    const last = lastPosition(replies)
    if (replies.some((reply) => reply.sendKey === sendKey)) return threadOf(payload, request.id)
    if (seen !== undefined && seen !== last) throw outdated()
    if (replies.length >= MAX_REPLIES) throw full()
    const position = last + 1
    const record = await createIfAbsent({
      payload,
      collection: 'contact-replies',
      data: {
        requestId: request.id,
        position,
        place: `${request.id}:${position}`,
        sendKey,
        writer,
        text: message.text,
        writtenAt: now.toISOString(),
        staffId: staff?.id,
        staffName: staff?.name,
        ...leaseFrom(replyWork, now),
      },
    })
    if (record === null) continue
    await applyNewEffects({ payload, work: replyWork, record, now })
    return threadOf(payload, request.id)
  }
  throw new Problem({ ...refused(contactReplies, 'OTHERS_WRITE'), status: 409 })
}

/** Throws a Problem (404) when the request was deleted. */
export async function threadOf(payload: Payload, requestId: string): Promise<Thread> {
  const request = await requireRequest(payload, requestId)
  return { request, replies: await repliesTo(payload, requestId) }
}

/** 0 while there is only the first message, which is part of the request. */
export function lastPosition(replies: readonly ContactReply[]): number {
  return replies.at(-1)?.position ?? 0
}

/** The error (409) for a member of staff who has not read the latest message. */
export function outdated(): Problem {
  const publicMessage = 'There is a new message in this request. Reload the page and read it first. Your text is kept.'
  return new Problem({ code: 'OUTDATED', status: 409, publicMessage })
}

function full(): Problem {
  return new Problem({ ...refused(contactReplies, 'REQUEST_FULL'), status: 409 })
}
