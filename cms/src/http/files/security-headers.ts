import { NO_SOURCES, type PageSources } from './page-sources.ts'

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

const sitePolicy = (framedBy: "'none'" | "'self'", { scripts, styles, frames, media }: PageSources) =>
  [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ['media-src', "'self'", ...media].join(' '),
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

interface AdminPolicyOptions {
  dev: boolean
  /** Base64; new for each response. Next adds it to its inline scripts. */
  nonce: string
}

/** Payload's admin needs inline styles. No external source is allowed. (decision 50) */
const adminPolicy = ({ dev, nonce }: AdminPolicyOptions) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export type HeaderSet = Readonly<Record<string, string>>

/** Headers of a public page; its CSP allows these sources besides the portal's own. */
export const pageHeaders = (allowed: PageSources): HeaderSet => ({
  ...common,
  'content-security-policy': sitePolicy("'none'", allowed),
  'x-frame-options': 'DENY',
})

/** Headers of public pages without inline scripts, inline styles and frames. */
export const siteHeaders = pageHeaders(NO_SOURCES)

/** Headers of a preview, which the admin embeds in a frame. */
export const previewHeaders = (allowed: PageSources): HeaderSet => ({
  ...common,
  'content-security-policy': sitePolicy("'self'", allowed),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})

/** Headers of responses that are not pages: API replies, redirects, errors. */
export const bareHeaders: HeaderSet = {
  ...common,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
}

/** Headers of scripts, styles, fonts and pictures. An SVG opened directly may use inline styles and nothing else. */
export const assetHeaders: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/**
 * Headers of videos, captions and PDFs of the site. A video opened directly plays, a PDF opens in the browser's viewer, and
 * nothing in them runs. Pages of other sites cannot show them.
 */
export const siteFileHeaders: HeaderSet = {
  ...common,
  'content-security-policy':
    "default-src 'none'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** For files whose name changes with their content. */
export const IMMUTABLE: HeaderSet = { 'cache-control': 'public, max-age=31536000, immutable' }

export function adminHeaders(options: AdminPolicyOptions): HeaderSet {
  return {
    ...common,
    'content-security-policy': adminPolicy(options),
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  }
}

/** Sent under https only: browsers then refuse plain http for a year. */
export const HSTS = 'max-age=31536000; includeSubDomains'

/** Headers of every response of a portal with this address. */
export function extraHeaders(publicUrl: string): HeaderSet {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}
}
