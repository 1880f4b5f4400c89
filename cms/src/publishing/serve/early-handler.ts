import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { DEFAULT_LOCALE } from '@pravesh/shared/platform/locale'
import { RETRY_AFTER_SECONDS } from '../../foundation/outages/unavailable.ts'
import { assetFile } from '../../http/files/file-name.ts'
import { bareHeaders, type HeaderSet } from '../../http/files/security-headers.ts'
import { addressOf, hasNoHost } from '../../http/server/address.ts'
import { discardUnreadBody } from '../../http/server/discard-body.ts'
import { HeldRequests } from '../../http/server/held-requests.ts'
import type { Handle } from '../../http/server/http-server.ts'
import { sendText } from '../../http/server/plain-text.ts'
import { requestIds } from '../../http/server/request-id.ts'
import type { EarlyRelease } from '../release/early-release.ts'
import { ASSETS, StaticHandler } from './static-handler.ts'

/** How long a request waits for the portal, in milliseconds. A restart takes two seconds, one with migrations may take longer. */
const HELD_MS = 10_000
const MAX_HELD = 1000

const STARTING = 'The portal is starting.'

/** A request that was answered before the portal was open, for the metrics. */
export interface EarlyAnswer {
  pathname: string
  method: string
  status: number
  seconds: number
}

interface EarlyHandlerOptions {
  early: Pick<EarlyRelease, 'release' | 'pathAt'>
  /** Headers of every response, e.g. HSTS. */
  extra: HeaderSet
  /** Whether a proxy in front sets `X-Request-Id`. */
  trustsProxy: boolean
  heldMs?: number
}

const none = () => null

/**
 * Handles requests before the portal is open: sends pages that are current, their assets and the answers of health checks. All
 * others wait until `handOver`. (decision 0074)
 */
export class EarlyHandler {
  /** Oldest first. */
  readonly answers: EarlyAnswer[] = []
  private readonly early: EarlyHandlerOptions['early']
  private readonly bare: HeaderSet
  private readonly requestId: ReturnType<typeof requestIds>
  private readonly statics: StaticHandler
  private readonly held: HeldRequests

  constructor({ early, extra, trustsProxy, heldMs = HELD_MS }: EarlyHandlerOptions) {
    this.early = early
    this.bare = { ...bareHeaders, ...extra }
    this.requestId = requestIds(trustsProxy)
    this.held = new HeldRequests({ limitMs: heldMs, most: MAX_HELD, refuse: (req, res) => this.refuse(req, res) })
    // It gets addresses only that have a file.
    this.statics = new StaticHandler({
      release: () => early.release,
      previous: none,
      earlier: { find: none },
      shared: { find: async () => null },
      renewal: none,
      isFilling: () => false,
      pictures: { get: async () => null },
      siteFiles: { find: async () => null },
      log: console,
      pages: { shellPathOf: none, folderOf: none, absentAt: none, languageAt: () => DEFAULT_LOCALE },
      named: { known: () => undefined, find: async () => null },
      extraHeaders: Object.entries(extra).flat(),
    })
  }

  /** Number of requests that wait. */
  get waiting(): number {
    return this.held.size
  }

  readonly handle: Handle = (req, res) => {
    const started = performance.now()
    const { pathname, search } = addressOf(req.url ?? '')
    const file = isPlain(req) && search === '' ? this.fileAt(pathname) : null
    if (file !== null) this.statics.handle(req, res, { pathname: file, search })
    else if (!isPlain(req) || !this.answerCheck(req, res, pathname)) {
      this.held.add(req, res)
      return
    }
    const { method = '' } = req
    const note = () => {
      this.answers.push({ pathname, method, status: res.statusCode, seconds: (performance.now() - started) / 1000 })
    }
    if (res.writableEnded) note()
    else res.once('close', note)
  }

  /** Passes on the requests that wait. */
  handOver(handle: Handle): void {
    this.held.release(handle)
  }

  /** The path of a published file that can be sent. */
  private fileAt(pathname: string): string | null {
    if (!pathname.startsWith(ASSETS)) return this.early.pathAt(pathname)
    const file = assetFile(pathname)
    if (file === null || /\.(html|br)$/.test(file)) return null
    return existsSync(path.join(this.early.release.directory, file)) ? pathname : null
  }

  private answerCheck(req: IncomingMessage, res: ServerResponse, pathname: string): boolean {
    const isReadiness = pathname === '/readyz' || pathname === '/readyz/pages'
    if (!isReadiness && pathname !== '/healthz') return false
    this.setHeaders(req, res)
    if (isReadiness) sendText(res, 503, `not ready: ${STARTING}`)
    else sendText(res, 200, 'ok')
    return true
  }

  private refuse(req: IncomingMessage, res: ServerResponse): void {
    discardUnreadBody(req, res)
    this.setHeaders(req, res.setHeader('retry-after', RETRY_AFTER_SECONDS))
    sendText(res, 503, `${STARTING} Try again in a minute.`)
  }

  private setHeaders(req: IncomingMessage, res: ServerResponse): void {
    for (const [name, value] of Object.entries(this.bare)) res.setHeader(name, value)
    res.setHeader('x-request-id', this.requestId(req))
  }
}

/** Whether a request is well formed, only reads, and has no body. */
function isPlain(req: IncomingMessage): boolean {
  const { method, headers } = req
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return (method === 'GET' || method === 'HEAD') && !hasBody && !hasNoHost(req)
}
