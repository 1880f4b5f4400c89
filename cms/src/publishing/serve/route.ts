import type { PriorityClass } from '@pravesh/shared/platform/priority'
import type { PageData } from '@pravesh/shared/site/page-data'
import type { Payload } from 'payload'
import type { InlineHashes } from '../../http/files/inline-hashes.ts'
import type { HeaderSet } from '../../http/files/security-headers.ts'
import type { RenderPage } from '../release/site-build.ts'

/** The parts of the running portal that routes may use. */
export interface Portal {
  payload: Payload
  /** Renders a public page without publishing it. */
  render: RenderPage
  /** CSP hashes of the inline scripts and styles of rendered pages. */
  inlineHashes: InlineHashes
  /** The data of the public page at a path; null when there is no such page. */
  pageAt: (path: string) => Promise<PageData | null>
}

export interface RouteInput extends Portal {
  request: Request
  url: URL
  /** The client's address behind trusted proxies. */
  clientAddress: string
}

/**
 * A page rendered on request, because it depends on a query, a form or the visitor. All other pages are published as
 * files. `handle` returns null to pass the request on to the published site.
 */
export interface Route {
  method: 'GET' | 'POST'
  /** Matches decoded paths without a trailing slash. */
  path: string | RegExp
  /** The addresses of a RegExp in metrics, e.g. `/sitemap*.xml`. */
  template?: string
  /** Handles the path only with a query; without one, the published file is served. */
  queryOnly?: boolean
  /** The class of its requests under load; by default `students` for forms, `staff` for pages. */
  priority?: PriorityClass
  /** Maximum body size in bytes; 64 kB by default. */
  maxBody?: number
  handle: (input: RouteInput) => Promise<Response | null>
}

export function htmlResponse(
  html: string,
  { status = 200, headers }: { status?: number; headers: HeaderSet },
): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })
}
