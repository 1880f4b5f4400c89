import type { HeaderSet } from '../../http/files/security-headers.ts'

interface PrivateFile {
  originalName: string
  mimeType?: string | null
}

/**
 * Response headers of a private file: fixed content type, framed only by the portal, and never cached. PDF
 * responses, which only their owners get, have no sandbox, because Chromium's viewer does not open in one.
 */
export function fileHeaders({ originalName, mimeType }: PrivateFile): HeaderSet {
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

/** Response headers of a file that the browser saves and does not open. */
export function downloadHeaders(file: PrivateFile): HeaderSet {
  return {
    ...fileHeaders(file),
    'content-disposition': `attachment; filename*=UTF-8''${encodeName(file.originalName)}`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  }
}

const PICTURE_POLICY = ['sandbox', "default-src 'none'"]
const PDF_POLICY = ["default-src 'none'", "object-src 'self'", "style-src 'unsafe-inline'"]

/** RFC 8187 allows fewer unencoded characters than `encodeURIComponent` leaves. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
