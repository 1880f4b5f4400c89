import type { ApplicantDocument } from '../../payload-types.ts'
import type { HeaderSet } from '../../platform/http/security-headers.ts'

/**
 * Headers of an applicant's file: shown as what it is and nothing else, in a page of the portal at most, and kept by
 * nobody on the way. The answer of a PDF has no sandbox, because Chromium's own viewer does not open there, in a tab
 * neither; the review's frame has one.
 */
export function fileHeaders({ originalName, mimeType }: ApplicantDocument): HeaderSet {
  const isPdf = mimeType === 'application/pdf'
  return {
    'content-type': mimeType ?? 'application/octet-stream',
    'content-disposition': `inline; filename*=UTF-8''${encodeName(originalName)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': [...(isPdf ? PDF_POLICY : PICTURE_POLICY), "frame-ancestors 'self'"].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  }
}

const PICTURE_POLICY = ['sandbox', "default-src 'none'"]
const PDF_POLICY = ["default-src 'none'", "object-src 'self'", "style-src 'unsafe-inline'"]

/** RFC 8187 leaves fewer characters alone than addresses do. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
