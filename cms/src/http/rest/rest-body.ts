import { APIError, type PayloadRequest } from 'payload'
import { ClientDisconnected } from '../../foundation/client-disconnected.ts'
import { isObject } from './rest-query.ts'

const UNREADABLE = 'The body could not be read. Send an object as JSON or as a form.'

/**
 * Runs a Payload endpoint if the body is an object or absent. Otherwise throws a public 400 or 415, because Payload
 * would pass the body to its operations or fail on it.
 */
export async function withValidBody(req: PayloadRequest, handle: () => Promise<Response>): Promise<Response> {
  if (req.method !== 'POST' && req.method !== 'PATCH') return handle()
  if (!req.body) {
    // Operations expect an object even if the request has no body.
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

/** Reads the body and lets the endpoint read it again. */
async function checkJson(req: PayloadRequest): Promise<void> {
  const text = (await req.text?.()) ?? ''
  if (text !== '' && !isJsonObject(text)) throw new APIError(UNREADABLE, 400)
  req.text = async () => text
  req.json = async () => JSON.parse(text)
}

/** Payload parses the form itself and sets no data if that fails. */
async function readingForm(req: PayloadRequest, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle()
  } catch (error) {
    const isRefusal = error instanceof Error && 'status' in error && Number(error.status) < 500
    if (isRefusal || error instanceof ClientDisconnected || isObject(req.data)) throw error
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
