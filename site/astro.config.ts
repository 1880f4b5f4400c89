import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { inProcessAdapter } from './adapter.ts'
import { clientChunks } from './client-chunks.ts'
import { oneLanguagePerScript } from './one-language.ts'
import { preloads, withoutVitePreloads } from './preloads.ts'

/** The CMS behind `astro dev`; it serves everything except public pages. */
const cms = process.env.CMS_ORIGIN ?? 'http://localhost:3000'
const proxied = ['/api', '/admin', '/_next', '/media', '/outbox', '/preview']

export default defineConfig({
  output: 'server',
  adapter: inProcessAdapter(),
  integrations: [react(), oneLanguagePerScript(), preloads()],
  security: { csp: true },
  // The CMS makes the sizes of pictures.
  image: { service: passthroughImageService() },
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never', assets: '_astro' },
  vite: {
    plugins: [withoutVitePreloads()],
    // One style sheet for all pages: a few kB, cached after the first page.
    build: { assetsInlineLimit: 0, cssCodeSplit: false },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: clientChunks } } } } },
    server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: cms, ws: true }])) },
  },
})
