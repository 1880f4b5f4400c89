import { createHash } from 'node:crypto'
import { harmlessText } from '@pravesh/shared/platform/harmless-text'
import { splitLocale } from '@pravesh/shared/platform/locale'
import { createApp } from 'astro/app/entrypoint'
import wasRedirected from './accounts/login/was-redirected.js?raw'
import formStart from './admissions/form/form-start.js?raw'
import { inLanguage } from './in-language.ts'
import type { PageData } from './lib/page-kinds.ts'
import basketLink from './ui/basket/basket-link.js?raw'
import earlyCalls from './ui/early-calls.js?raw'
import earlyPress from './ui/early-press.js?raw'
import languageStart from './ui/language/language-start.js?raw'
import { withPreloads } from './with-preloads.ts'
import { withStylesInHead } from './with-styles-in-head.ts'

const app = createApp()

type CspDirective = NonNullable<typeof app.manifest.csp>['scriptDirective' | 'styleDirective']

const hashesOf = (directive: CspDirective | undefined): string[] =>
  (directive?.hashes ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.hash))

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

/** CSP hashes of the inline scripts and styles that pages may have: Astro's own, e.g. the island loader, and ours. */
export const inlineHashes = {
  scripts: [
    ...hashesOf(app.manifest.csp?.scriptDirective),
    ...[basketLink, earlyCalls, earlyPress, formStart, languageStart, wasRedirected].map(hashOf),
  ],
  styles: hashesOf(app.manifest.csp?.styleDirective),
}

// The server builds the CSP header from `inlineHashes`. By default Astro also hashes the scripts of each page, for a
// header that `render` drops, which takes a third of its time.
app.manifest.shouldInjectCspMetaTags = false

export interface RenderInput {
  /** The page's path, e.g. `/courses/abc`. Its prefix, if any, is the language of the page. */
  path: string
  page: PageData
  /** Renders a draft for staff: never published, and reloads when the editor saves. */
  preview?: boolean
}

/** Renders a page as a complete HTML document. Throws if no page matches the path or the template fails. */
export async function render({ path, page, preview = false }: RenderInput): Promise<string> {
  const { locale, path: route } = splitLocale(path)
  const request = new Request(new URL(route, page.site.origin))
  const response = await app.render(request, { locals: { locale, page, preview } })
  // Astro's not-found page has status 404, and Astro also renders it for paths without a page.
  const isRendered = response.ok || (response.status === 404 && page.kind === 'not-found')
  if (!isRendered) throw new Error(`The page ${path} could not be rendered (${response.status}).`)
  return withPreloads(inLanguage(withStylesInHead(harmlessText(await response.text())), locale))
}
