import type { MiddlewareHandler } from 'astro'
import { fetchPage } from './lib/api.ts'

/** Fetches page data from a running CMS in `astro dev`; in the built site the renderer passes it in. */
export const onRequest: MiddlewareHandler = async ({ locals, url, rewrite }, next) => {
  if (!import.meta.env.DEV || locals.page) return next()
  const cms = process.env.CMS_ORIGIN ?? 'http://localhost:3000'
  const page = await fetchPage(cms, url.pathname + url.search)
  if (page) {
    locals.page = page
    return next()
  }
  const notFound = await fetchPage(cms, '/404')
  if (!notFound) throw new Error('The CMS returned no data for the not-found page.')
  locals.page = notFound
  return url.pathname === '/404' ? next() : rewrite('/404')
}
