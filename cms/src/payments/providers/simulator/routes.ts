import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsSource } from '../../../foundation/directories.ts'
import { portalOf } from '../../../foundation/portal.ts'
import { htmlResponse, type Route, type RouteInput } from '../../../publishing/serve/route.ts'
import { isActName, isAllowedAfterExpiry, performAct } from './acts.ts'
import { pageHeaders } from './headers.ts'
import { isSimulatorEnabled } from './is-simulator-enabled.ts'
import { findOrder, isExpired } from './order.ts'
import { pageHtml } from './page-html.ts'
import { SIMULATOR_PATH } from './path.ts'
import { isRefundActName, performRefundAct } from './refund-acts.ts'
import { type PostReport, postToPortal } from './send-webhook.ts'

const PAGE = /^\/simulator\/pay\/\w+$/

/** Responds with 404 where the simulator is disabled. */
const whenEnabled =
  (handle: (input: RouteInput) => Promise<Response | null>): Route['handle'] =>
  async (input) =>
    isSimulatorEnabled(portalOf(input.payload).env) ? handle(input) : null

const orderOf = ({ payload, url }: RouteInput) => findOrder(payload, url.pathname.split('/').at(-1) ?? '')

const css: Route = {
  method: 'GET',
  priority: 'first',
  path: `${SIMULATOR_PATH}.css`,
  handle: whenEnabled(async ({ payload }) => {
    const text = readFileSync(path.join(cmsSource, 'payments/providers/simulator/simulator.css'), 'utf8')
    return new Response(text, { headers: { ...pageHeaders(payload), 'content-type': 'text/css; charset=utf-8' } })
  }),
}

const page: Route = {
  method: 'GET',
  priority: 'first',
  path: PAGE,
  handle: whenEnabled(async (input) => {
    const order = await orderOf(input)
    return order && htmlResponse(pageHtml(order, new Date()), { headers: pageHeaders(input.payload) })
  }),
}

const act = (post: PostReport): Route => ({
  method: 'POST',
  priority: 'first',
  path: PAGE,
  maxBody: 1024,
  handle: whenEnabled(async (input) => {
    const order = await orderOf(input)
    if (!order) return null
    const { payload } = input
    const redirect = (location: string) =>
      new Response(null, { status: 303, headers: { ...pageHeaders(payload), location } })
    const name = new URLSearchParams(await input.request.text()).get('act')
    if (isRefundActName(name)) {
      await performRefundAct({ payload, order, name, post })
      return redirect(input.url.pathname)
    }
    if (!isActName(name)) return null
    if (isExpired(order, new Date()) && !isAllowedAfterExpiry(name)) return redirect(input.url.pathname)
    return redirect(await performAct({ payload, order, name, post }))
  }),
})

/** Routes of the simulated provider's payment page; `post` delivers its reports to the portal. */
export function simulatorRoutes(post: PostReport = postToPortal): Route[] {
  return [css, page, act(post)]
}
