import { type HeaderSet, siteHeaders } from '../../../http/files/security-headers.ts'

const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Headers of the outbox page: as strict as the site's, but it may frame its own e-mails. */
export const pageHeaders: HeaderSet = {
  ...siteHeaders,
  ...hidden,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

/** Headers of a framed e-mail: inline styles only, no scripts, no external content, opaque origin. */
export const mailHeaders: HeaderSet = {
  ...siteHeaders,
  ...hidden,
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; '),
  'x-frame-options': 'SAMEORIGIN',
}
