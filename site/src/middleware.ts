import { localizedPath, splitLocale } from '@pravesh/shared/platform/locale'
import { paths } from '@pravesh/shared/site/paths'
import type { MiddlewareHandler } from 'astro'
import { fetchPage } from './lib/api.ts'

/** Fetches page data from a running CMS in `astro dev`; in the built site the renderer passes it in. */
export const onRequest: MiddlewareHandler = async ({ locals, url, rewrite }, next) => {
  if (!import.meta.env.DEV || locals.page) return next()
  const cms = process.env.CMS_ORIGIN ?? 'http://localhost:3000'
  const { locale, path } = splitLocale(url.pathname)
  locals.locale = locale
  const page = await fetchPage(cms, url.pathname + url.search)
  if (page) {
    locals.page = page
    // Routes have no prefix.
    return path === url.pathname ? next() : rewrite(path + url.search)
  }
  const notFound = await fetchPage(cms, localizedPath(paths.notFound, locale))
  if (!notFound) throw new Error('The CMS returned no data for the not-found page.')
  locals.page = notFound
  return url.pathname === paths.notFound ? next() : rewrite(paths.notFound)
}
