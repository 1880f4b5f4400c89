import { type InlineHashes, NO_INLINE } from '../static-site/inline-hashes.ts'

/** Where the site may show frames from: the map of a college and the video of a course, both after a click or lazily. */
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

/** Payload's admin and Next need inline scripts and styles; only signed-in staff reach it, and nothing outside is allowed in. */
const adminPolicy = (dev: boolean) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${dev ? " 'unsafe-eval'" : ''}`,
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

/** Headers of a public page whose policy allows the inline scripts and styles with these hashes. */
export const pageHeaders = (inline: InlineHashes): HeaderSet => ({
  ...common,
  'content-security-policy': sitePolicy("'none'", inline),
  'x-frame-options': 'DENY',
})

/** Headers of public pages without inline scripts and styles. */
export const siteHeaders = pageHeaders(NO_INLINE)

/** Headers of a preview, which the admin shows in a frame beside the form. */
export const previewHeaders = (inline: InlineHashes): HeaderSet => ({
  ...common,
  'content-security-policy': sitePolicy("'self'", inline),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
})

/** Headers of answers that are never pages: API replies, redirects, refusals. */
export const bareHeaders: HeaderSet = {
  ...common,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
}

/** Headers of scripts, styles, fonts and pictures. Opened by itself, a drawing may style itself and do nothing else. */
export const assetHeaders: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** For files whose name changes with their bytes. */
export const IMMUTABLE: HeaderSet = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Headers of the admin UI. */
export function adminHeaders(dev: boolean): HeaderSet {
  return {
    ...common,
    'content-security-policy': adminPolicy(dev),
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  }
}

/** Added under https only: browsers then refuse plain http for a year. */
export const HSTS = 'max-age=31536000; includeSubDomains'
