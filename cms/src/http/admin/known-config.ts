import type { IncomingHttpHeaders } from 'node:http'

/** Set on requests of browsers that have the configuration of the admin. Next hides the router's state from its pages. */
export const KNOWN_CONFIG = 'x-known-admin-config'

/** The part of the router's state that names the path of the open page below `/admin`. */
const OPEN_PAGE = /\["segments","([^"]*)"/
/** Pages that only people who are signed in reach; other pages may have been opened before that. */
const OF_SIGNED_IN = /^(collections|globals)(\/|$)/

/**
 * Whether the browser that requests a page has the configuration of the admin: it comes from a page for people who are signed in.
 * `routerState` is how the router of Next's client describes that page, as encoded JSON.
 */
export function hasConfig({ rsc, 'next-router-state-tree': routerState }: IncomingHttpHeaders): boolean {
  if (rsc !== '1' || routerState === undefined) return false
  return OF_SIGNED_IN.test(OPEN_PAGE.exec(decodeURIComponent(String(routerState)))?.[1] ?? '')
}
