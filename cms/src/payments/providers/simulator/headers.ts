import type { Payload } from 'payload'
import { portalOf } from '../../../foundation/portal.ts'
import { type HeaderSet, siteHeaders } from '../../../http/files/security-headers.ts'

/**
 * Response headers of the payment page: as strict as the site's, without scripts. Its form may redirect to the
 * merchant.
 */
export function pageHeaders(payload: Payload): HeaderSet {
  return {
    ...siteHeaders,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // Anyone with the address of the page can pay.
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      // Browsers also apply `form-action` to the redirect after a form submission.
      `form-action 'self' ${portalOf(payload).env.publicUrl}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
