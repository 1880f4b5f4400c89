import { createHash } from 'node:crypto'

/** CSP hashes of inline scripts and styles, e.g. `sha256-…`, without quotes. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

export const NO_INLINE: InlineHashes = { scripts: [], styles: [] }

const SCRIPT = /<script\b[^>]*>(.*?)<\/script>/gs
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs

/**
 * The hashes for the CSP of one page: the build's inline scripts and styles that this page contains. Inline scripts
 * injected through content are not among the build's hashes and stay blocked.
 */
export function inlineHashesOf(html: string, ofBuild: InlineHashes): InlineHashes {
  const scripts = hashesIn(html, SCRIPT)
  const styles = hashesIn(html, STYLE)
  return {
    scripts: ofBuild.scripts.filter((hash) => scripts.has(hash)),
    styles: ofBuild.styles.filter((hash) => styles.has(hash)),
  }
}

function hashesIn(html: string, inline: RegExp): Set<string> {
  return new Set([...html.matchAll(inline)].map(([, text = '']) => hashOf(text)))
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
