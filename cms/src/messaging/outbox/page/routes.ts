import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsSource } from '../../../foundation/directories.ts'
import { portalOf } from '../../../foundation/portal.ts'
import { htmlResponse, type Route, type RouteInput } from '../../../publishing/serve/route.ts'
import { mailHeaders, pageHeaders } from './headers.ts'
import { loadMail, loadOutbox } from './load-outbox.ts'
import { mayReadOutbox } from './may-read-outbox.ts'
import { outboxHtml } from './outbox-html.ts'
import { OUTBOX_PATH } from './path.ts'

/** A route for demo mode on this machine; for all other visitors the address does not exist. */
const localOnly = (address: Route['path'], handle: (input: RouteInput) => Promise<Response | null>): Route => ({
  method: 'GET',
  path: address,
  handle: async (input) =>
    mayReadOutbox(input.request.headers, portalOf(input.payload).env.mode) ? handle(input) : null,
})

const page = localOnly(OUTBOX_PATH, async ({ payload, url }) => {
  const view = await loadOutbox({ payload, search: url.searchParams })
  return htmlResponse(outboxHtml(view), { headers: pageHeaders })
})

const mail = localOnly(/^\/outbox\/mail\/[\w-]+$/, async ({ payload, url }) => {
  const found = await loadMail(payload, url.pathname.split('/').at(-1) ?? null)
  if (!found?.html) return null
  // Links must open outside the sandboxed frame.
  return htmlResponse(found.html.replace('<head>', '<head><base target="_blank">'), { headers: mailHeaders })
})

/** Serves some files of this folder as one. */
const file = (ending: 'css' | 'js', type: string, names: readonly string[]) =>
  localOnly(`${OUTBOX_PATH}.${ending}`, async () => {
    const text = names
      .map((name) => readFileSync(path.join(cmsSource, 'messaging/outbox/page', name), 'utf8'))
      .join('\n')
    return new Response(text, { headers: { ...pageHeaders, 'content-type': `${type}; charset=utf-8` } })
  })

const styles = file('css', 'text/css', ['outbox.css', 'outbox-channels.css'])
const script = file('js', 'text/javascript', ['outbox.js'])

export const outboxRoutes: Route[] = [page, mail, styles, script]
