import { type InlineHashes, NO_INLINE } from './inline-hashes.ts'

/** Allowed frame sources: maps of colleges and videos of courses, both loaded lazily or after a click. */
const FRAME_SOURCES = [
  'https://www.google.com',
  'https://www.openstreetmap.org',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
].join(' ')

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
}

const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')

const sitePolicy = (framedBy: "'none'" | "'self'", { scripts, styles }: InlineHashes) =>
  [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' https:",
    `frame-src ${FRAME_SOURCES}`,
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

/** Headers of a public page; its CSP allows the inline scripts and styles with these hashes. */
export const pageHeaders = (inline: InlineHashes): HeaderSet => ({
  ...common,
  'content-security-policy': sitePolicy("'none'", inline),
  'x-frame-options': 'DENY',
})

/** Headers of public pages without inline scripts and styles. */
export const siteHeaders = pageHeaders(NO_INLINE)

/** Headers of a preview, which the admin embeds in a frame. */
export const previewHeaders = (inline: InlineHashes): HeaderSet => ({
  ...common,
  'content-security-policy': sitePolicy("'self'", inline),
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
