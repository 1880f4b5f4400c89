import type { Payload } from 'payload'
import { portalEnv } from '../../../platform/env.ts'
import { type HeaderSet, siteHeaders } from '../../../platform/http/security-headers.ts'

/** Headers of the payment page: as strict as the site, without scripts; its form leads back to the merchant. */
export function pageHeaders(payload: Payload): HeaderSet {
  return {
    ...siteHeaders,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // The address lets whoever has it pay.
    'referrer-policy': 'no-referrer',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      // Browsers also hold the redirect after a form to this.
      `form-action 'self' ${portalEnv.of(payload).publicUrl}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}
