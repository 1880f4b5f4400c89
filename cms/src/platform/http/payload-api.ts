import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SanitizedConfig } from 'payload'
import { answerApi } from '../api/answer-api.ts'
import { BodyTooLarge } from './request-body.ts'
import { sendWebResponse, toWebRequest } from './web-request.ts'

/** Largest body of an API call, in bytes: forms and rich text; and of a call that carries a file. */
const MAX_BODY = { form: 2 * 1024 * 1024, file: 12 * 1024 * 1024 }

interface PayloadApiOptions {
  config: SanitizedConfig
  origin: string
}

/** Answers `/api` through Payload's own endpoints, without Next in between. */
export function payloadApi({ config, origin }: PayloadApiOptions) {
  return async (req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> => {
    const isFile = req.headers['content-type']?.startsWith('multipart/form-data') ?? false
    const maxBody = isFile ? MAX_BODY.file : MAX_BODY.form
    try {
      const request = toWebRequest(req, { origin, requestId, maxBody })
      res.setHeader('cache-control', 'no-store')
      await sendWebResponse(res, await answerApi({ config, request }))
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error
      refuseLargeBody(res, maxBody)
    }
  }
}

/** Says the limit. The connection closes soon after, as the rest of the body is not read. */
export function refuseLargeBody(res: ServerResponse, maxBody: number): void {
  const msg = `What was sent is too large; at most ${Math.floor(maxBody / (1024 * 1024))} MB are taken.`
  const body = JSON.stringify({ success: false, msg })
  res.writeHead(413, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  res.end(body)
}
