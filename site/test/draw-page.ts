import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@pravesh/shared/platform/locale'
import type { PageData } from '@pravesh/shared/site/page-data'
import { getViteConfig } from 'astro/config'
import type { Plugin } from 'vite'
import { createViteServer } from 'vitest/node'
import type { PageKind } from '../src/lib/page-kinds.ts'
import { addresses } from './page-fixtures.ts'

export const siteRoot = path.join(import.meta.dirname, '..')

/** Compiles the site's files on demand, without a build. */
export async function startSiteServer(...own: Plugin[]) {
  const options = {
    root: siteRoot,
    server: { middlewareMode: true, ws: false as const },
    optimizeDeps: { noDiscovery: true },
  }
  const inline = { root: siteRoot, logLevel: 'silent' as const }
  const config = await getViteConfig(options, inline)({ mode: 'test', command: 'serve' })
  const plugins = [own, config.plugins]
  return createViteServer({ ...config, plugins, configFile: false, logLevel: 'error' })
}

type SiteServer = Awaited<ReturnType<typeof startSiteServer>>

/** The route file of each kind. */
const routes = new Map(
  globSync('src/pages/**/*.astro', { cwd: siteRoot }).map((file) => [
    /pageOf\(Astro\.locals, '([\w-]+)'\)/.exec(readFileSync(path.join(siteRoot, file), 'utf8'))?.[1],
    `/${file}`,
  ]),
)

interface DrawnPage {
  kind: PageKind
  page: PageData
  locale: Locale
}

/** Draws a page with its template in a language. */
export async function drawPage(server: SiteServer, { kind, page, locale }: DrawnPage): Promise<string> {
  const route = routes.get(kind)
  if (route === undefined) throw new Error(`No file of site/src/pages draws the page ${kind}.`)
  const { experimental_AstroContainer: Container } = await server.ssrLoadModule('astro/container')
  const { default: reactServer } = await server.ssrLoadModule('@astrojs/react/server.js')
  const { default: Page } = await server.ssrLoadModule(route)
  const container = await Container.create()
  container.addServerRenderer({ name: '@astrojs/react', renderer: reactServer })
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' })
  return container.renderToString(Page, {
    locals: { locale, page, preview: false },
    request: new Request(new URL(addresses[kind], page.site.origin)),
    partial: false,
  })
}
