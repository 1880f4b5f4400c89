import type { Endpoint, SanitizedConfig } from 'payload'
import { OTHER } from '../../http/server/request-metrics.ts'
import type { PageRegistry } from '../../publishing/pages/page-registry.ts'
import type { Route } from '../../publishing/serve/route.ts'

const MAX_KNOWN = 2000

/** Prefixes of files, of which each is one route. */
const FILES = ['/_astro/', '/media/', '/_next/', '/admin/']

const OWN = ['/healthz', '/readyz', '/readyz/pages', '/metrics', '/admin', '/api']

interface RouteNamesOptions {
  config: Pick<SanitizedConfig, 'collections' | 'globals' | 'endpoints'>
  routes: readonly Route[]
  pages: Pick<PageRegistry, 'find' | 'shellPathOf'>
}

/** Names the route of an address by its template, e.g. `/api/books/:id`, for metrics and traces. */
export function routeNames({ config, routes, pages }: RouteNamesOptions): (pathname: string) => string {
  const api = apiTemplates(config)
  const known = new Map<string, string>()
  const pageAt = (pathname: string) => {
    const found = pages.find(pathname)
    if (found === null) return null
    if (found.page.source !== null) return found.page.template ?? found.page.name
    return pages.shellPathOf(pathname) ?? pathname
  }
  const nameOf = (pathname: string) => {
    if (OWN.includes(pathname)) return pathname
    const files = FILES.find((prefix) => pathname.startsWith(prefix))
    if (files !== undefined) return `${files}*`
    if (pathname.startsWith('/api/')) return matching(api, pathname) ?? OTHER
    const route = routes.find(({ path }) => (typeof path === 'string' ? path === pathname : path.test(pathname)))
    return (route && (route.template ?? String(route.path))) ?? pageAt(pathname) ?? OTHER
  }
  return (pathname) => {
    const before = known.get(pathname)
    if (before !== undefined) return before
    const name = nameOf(pathname)
    if (name === OTHER) return OTHER
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(pathname, name)
    return name
  }
}

/** Templates by number of segments; those without parameters first. */
type Templates = ReadonlyMap<number, readonly (readonly string[])[]>

function apiTemplates({ collections, globals, endpoints }: RouteNamesOptions['config']): Templates {
  const below = (prefix: string, list: readonly Omit<Endpoint, 'root'>[] | false) =>
    (list || []).flatMap(({ path }) => variantsOf(`${prefix}${path}`.replace(/\/$/, '')))
  const all = [
    ...below('/api', endpoints),
    ...collections.flatMap(({ slug, endpoints }) => below(`/api/${slug}`, endpoints)),
    ...globals.flatMap(({ slug, endpoints }) => below(`/api/globals/${slug}`, endpoints)),
  ].map((path) => path.split('/'))
  const variables = (segments: readonly string[]) => segments.filter((segment) => segment.startsWith(':')).length
  return Map.groupBy(
    all.toSorted((one, other) => variables(one) - variables(other)),
    ({ length }) => length,
  )
}

/** An address with an optional last parameter (`/:id?`) is two. */
export function variantsOf(path: string): string[] {
  return path.endsWith('?') ? [path.slice(0, -1), path.slice(0, path.lastIndexOf('/'))] : [path]
}

function matching(templates: Templates, pathname: string): string | null {
  const segments = pathname.split('/')
  const found = templates
    .get(segments.length)
    ?.find((template) => template.every((part, i) => part.startsWith(':') || part === segments[i]))
  return found?.join('/') ?? null
}
