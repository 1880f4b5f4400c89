import type { IncomingMessage } from 'node:http'
import { trustedSite } from '../api/from-our-pages.ts'
import { ADMIN_ASSETS } from './admin-assets.ts'
import { hasConfig, KNOWN_CONFIG } from './known-config.ts'

/** Headers by which Next's own parts and platforms talk to each other. A client has no business there. */
const INTERNAL =
  /^(x-(middleware|invoke|matched|nextjs|next|now|vercel|prerender|action|forwarded-(host|proto|port))\b|next-resume)/

/** How the router of Next's client describes a page that it shows, as JSON. */
const ROUTER_STATE = 'next-router-state-tree'

/** Removes from a request what Next must not take from a client, or fails on, and adds what its pages need to know. */
export function prepareForNext(req: IncomingMessage): void {
  for (const name of Object.keys(req.headers)) if (INTERNAL.test(name)) delete req.headers[name]
  const site = req.headers['sec-fetch-site']
  if (typeof site === 'string') req.headers['sec-fetch-site'] = trustedSite(site)
  const state = req.headers[ROUTER_STATE]
  if (state !== undefined && !isRouterState(String(state))) delete req.headers[ROUTER_STATE]
  delete req.headers[KNOWN_CONFIG]
  if (hasConfig(req.headers)) req.headers[KNOWN_CONFIG] = '1'
}

/** Whether Next serves this address: pages of the admin and files of its build. Its image optimiser, for one, is closed. */
export function isOfAdmin(pathname: string): boolean {
  return pathname === '/admin' || pathname.startsWith('/admin/') || pathname.startsWith(ADMIN_ASSETS)
}

function isRouterState(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}
