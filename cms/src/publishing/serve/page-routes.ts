import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PriorityClass } from '@pravesh/shared/platform/priority'
import { clientAddress } from '../../http/api/client-address.ts'
import { sendWebResponse, toWebRequest } from '../../http/server/web-request.ts'
import type { Portal, Route } from './route.ts'

const DEFAULT_MAX_BODY = 64 * 1024

interface PageRoutesOptions extends Portal {
  routes: readonly Route[]
  origin: string
  trustedProxies: number
}

/** Dispatches requests to the features' routes: pages that depend on a query, a form or the visitor. */
export function pageRoutes({ routes, origin, trustedProxies, ...portal }: PageRoutesOptions) {
  const find = (method: string | undefined, pathname: string, hasQuery: boolean) =>
    routes.find((route) => {
      if (route.method !== (method === 'HEAD' ? 'GET' : method)) return false
      if (route.queryOnly && !hasQuery) return false
      return typeof route.path === 'string' ? route.path === pathname : route.path.test(pathname)
    })

  return {
    /** Whether a route handles this address; all others are files. */
    claims: (method: string | undefined, pathname: string, hasQuery: boolean) =>
      find(method, pathname, hasQuery) !== undefined,

    /** The class of a request for one of these addresses; null for all others. */
    priorityOf(method: string | undefined, pathname: string, hasQuery: boolean): PriorityClass | null {
      const route = find(method, pathname, hasQuery)
      return route ? (route.priority ?? (route.method === 'POST' ? 'students' : 'staff')) : null
    },

    /** Returns false if no route responded; the request is then for the published site. */
    async handle(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<boolean> {
      const url = new URL(origin + (req.url ?? '/'))
      const route = find(req.method, url.pathname, url.search !== '')
      if (!route) return false
      const request = toWebRequest(req, { origin, requestId, maxBody: route.maxBody ?? DEFAULT_MAX_BODY })
      const response = await route.handle({
        ...portal,
        request,
        url,
        clientAddress: clientAddress(request.headers, trustedProxies),
      })
      if (response === null) return false
      await sendWebResponse(res, response)
      return true
    },
  }
}
