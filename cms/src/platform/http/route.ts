import type { PageData } from '@pravesh/shared/site/page-data'
import type { Payload } from 'payload'
import type { InlineHashes } from '../static-site/inline-hashes.ts'
import type { RenderPage } from '../static-site/site-build.ts'
import type { HeaderSet } from './security-headers.ts'

/** What a route may use of the running portal. */
export interface Portal {
  payload: Payload
  /** Draws a public page without publishing it. */
  draw: RenderPage
  /** What drawn pages may have inline. */
  inlineHashes: InlineHashes
  /** What the public page at a path is drawn from; null where there is none. */
  pageAt: (path: string) => Promise<PageData | null>
}

/** What a route is asked. */
export interface RouteInput extends Portal {
  request: Request
  url: URL
  /** The visitor's own address, proxies looked through. */
  clientAddress: string
}

/**
 * A page that cannot be a file, because it depends on a query, a form or who is asking. Everything else is published.
 * Answers null when the address turns out to be somebody else's.
 */
export interface Route {
  method: 'GET' | 'POST'
  /** Matches decoded paths without a trailing slash. */
  path: string | RegExp
  /** Whether an address without a query belongs to the published file of the same path. */
  queryOnly?: boolean
  /** Largest body in bytes; 64 kB unless told. */
  maxBody?: number
  handle: (input: RouteInput) => Promise<Response | null>
}

/** An HTML answer with the given headers. */
export function htmlResponse(
  html: string,
  { status = 200, headers }: { status?: number; headers: HeaderSet },
): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}
