import { createHash } from 'node:crypto'

/** Hashes of inline scripts and styles as a content security policy names them, e.g. `sha256-…`, without quotes. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

export const NO_INLINE: InlineHashes = { scripts: [], styles: [] }

const SCRIPT = /<script\b[^>]*>(.*?)<\/script>/gs
const STYLE = /<style\b[^>]*>(.*?)<\/style>/gs

/**
 * The hashes that the policy of one page has to name: of what the site build may put inline, only what this page contains.
 * An inline script that came with the content is not in the build's list, and stays blocked.
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
