import type { IncomingMessage, ServerResponse } from 'node:http'
import { said } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'
import type { SanitizedConfig } from 'payload'
import { portalOf } from '../../foundation/portal.ts'
import { handleApiRequest } from '../api/handle-api-request.ts'
import { BodyTooLarge } from './request-body.ts'
import { sendWebResponse, toWebRequest } from './web-request.ts'

/** Maximum body size of an API call in bytes, without and with a file. */
const MAX_BODY = { form: 2 * 1024 * 1024, file: 12 * 1024 * 1024 }

/** What a form has beside its file. */
const FIELDS = 1024 * 1024
const VIDEO = /^\/api\/video-files(?:[/?]|$)/

interface PayloadApiOptions {
  config: SanitizedConfig
  origin: string
}

/** Serves `/api` through Payload's endpoints, bypassing Next. */
export function payloadApi({ config, origin }: PayloadApiOptions) {
  const { videoMaxBytes } = portalOf(config).env
  return async (req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> => {
    const isFile = req.headers['content-type']?.startsWith('multipart/form-data') ?? false
    const maxFile = VIDEO.test(req.url ?? '') ? videoMaxBytes + FIELDS : MAX_BODY.file
    const maxBody = isFile ? maxFile : MAX_BODY.form
    try {
      const request = toWebRequest(req, { origin, requestId, maxBody })
      res.setHeader('cache-control', 'no-store')
      await sendWebResponse(res, await handleApiRequest({ config, request }))
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error
      refuseLargeBody(res, error.limit)
    }
  }
}

/** Responds 413 and states the limit. */
export function refuseLargeBody(res: ServerResponse, limit: number): void {
  const kilobytes = Math.floor(limit / 1024)
  const size = kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`
  const body = JSON.stringify({ success: false, ...said(platformReplies, 'BODY_OVER_LIMIT', { size }) })
  res.writeHead(413, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  res.end(body)
}
