import { createApp } from 'astro/app/entrypoint'
import type { PageData } from './lib/page-kinds.ts'
import { withPreloads } from './with-preloads.ts'

const app = createApp()

type CspDirective = NonNullable<typeof app.manifest.csp>['scriptDirective' | 'styleDirective']

const hashesOf = (directive: CspDirective | undefined): string[] =>
  (directive?.hashes ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.hash))

/** Hashes of the inline scripts and styles that Astro puts into pages, e.g. the loader of islands. */
export const inlineHashes = {
  scripts: hashesOf(app.manifest.csp?.scriptDirective),
  styles: hashesOf(app.manifest.csp?.styleDirective),
}

/** What one page is drawn from. */
export interface RenderInput {
  /** The page's path, e.g. `/courses/abc`. */
  path: string
  page: PageData
  /** Draws a draft for staff: never published, and reloads when the editor saves. */
  preview?: boolean
}

/** Draws one public page as a whole HTML document. Throws when the path has no page or its template fails. */
export async function render({ path, page, preview = false }: RenderInput): Promise<string> {
  const request = new Request(new URL(path, page.site.origin))
  const response = await app.render(request, { locals: { page, preview } })
  // Astro answers its own not-found page with 404, and would draw it for a path that has no page as well.
  const drawn = response.ok || (response.status === 404 && page.kind === 'not-found')
  if (!drawn) throw new Error(`The page ${path} could not be rendered (${response.status}).`)
  return withPreloads(await response.text())
}
