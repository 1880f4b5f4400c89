import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cmsSource } from '../../foundation/directories.ts'
import { siteHeaders } from '../../http/files/security-headers.ts'
import { htmlResponse, type Route, type RouteInput } from '../../publishing/serve/route.ts'
import { helpHtml, missingHtml } from './help-html.ts'
import { picturesFolder, readHelp } from './read-help.ts'
import { HELP_PATH } from './screens.ts'

const headers = { ...siteHeaders, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** An address for signed-in staff; all others sign in first. */
const forStaff = (address: Route['path'], handle: (input: RouteInput) => Promise<Response>): Route => ({
  method: 'GET',
  path: address,
  handle: async (input) => {
    const { user } = await input.payload.auth({ headers: input.request.headers })
    if (user?.collection === 'staff') return handle(input)
    const location = `/admin/login?${new URLSearchParams({ redirect: input.url.pathname })}`
    return new Response(null, { status: 303, headers: { ...headers, location } })
  },
})

const page = forStaff(/^\/admin\/help(\/[\w-]+)?$/, async ({ url }) => {
  const pages = await readHelp()
  const name = url.pathname.slice(HELP_PATH.length + 1)
  const found = pages.find((each) => each.name === (name || 'README'))
  return found === undefined
    ? htmlResponse(missingHtml, { status: 404, headers })
    : htmlResponse(helpHtml({ page: found, pages }), { headers })
})

const picture = forStaff(/^\/admin\/help\/pictures\/[\w-]+\.webp$/, async ({ url }) => {
  try {
    const bytes = readFileSync(path.join(picturesFolder, path.basename(url.pathname)))
    return new Response(bytes, {
      headers: { ...headers, 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
    })
  } catch {
    return htmlResponse(missingHtml, { status: 404, headers })
  }
})

const styles: Route = {
  method: 'GET',
  path: `${HELP_PATH}/help.css`,
  handle: async () =>
    new Response(readFileSync(path.join(cmsSource, 'staff/help/help.css'), 'utf8'), {
      headers: { ...headers, 'content-type': 'text/css; charset=utf-8' },
    }),
}

/** The staff's handbook (docs/staff), to which each screen of the admin links. */
export const helpRoutes: Route[] = [page, picture, styles]
