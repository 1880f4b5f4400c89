import { defineConfig } from 'astro/config'
import { inProcessAdapter } from './adapter.ts'

export default defineConfig({
  output: 'server',
  adapter: inProcessAdapter(),
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never', assets: '_astro' },
  vite: { build: { assetsInlineLimit: 0 } },
})
