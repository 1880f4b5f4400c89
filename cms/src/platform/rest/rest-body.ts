import { APIError, type PayloadRequest } from 'payload'
import { ClientGone } from '../http/request-body.ts'
import { isObject } from './rest-query.ts'

const UNREADABLE = 'This body cannot be read. Send an object as JSON or as a form.'

/**
 * Runs an endpoint of Payload's with a body that is an object, or none. Throws a public 400 or 415 for any other, which
 * Payload hands to its operations or fails on.
 */
export async function withReadableBody(req: PayloadRequest, handle: () => Promise<Response>): Promise<Response> {
  if (req.method !== 'POST' && req.method !== 'PATCH') return handle()
  if (!req.body) {
    // Operations expect an object where the sender left the body out.
    req.data ??= {}
    return handle()
  }
  const type = req.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') {
    await checkJson(req)
    return handle()
  }
  if (type?.startsWith('multipart/')) return readingForm(req, handle)
  throw new APIError('Send this as JSON or as a form.', 415)
}

/** Reads the text, which the endpoint can then read again. */
async function checkJson(req: PayloadRequest): Promise<void> {
  const text = (await req.text?.()) ?? ''
  if (text !== '' && !isJsonObject(text)) throw new APIError(UNREADABLE, 400)
  req.text = async () => text
  req.json = async () => JSON.parse(text)
}

/** Payload reads the form itself; where that failed it has left no data behind. */
async function readingForm(req: PayloadRequest, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    const isRefusal = error instanceof Error && 'status' in error && Number(error.status) < 500
    if (isRefusal || error instanceof ClientGone || isObject(req.data)) throw error
    throw new APIError(UNREADABLE, 400)
  }
}

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text))
  } catch {
    return false
  }
}
