import { admissionCalls, uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames } from '@pravesh/shared/admissions/wire/names'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { LoadRequest } from './accounts-load.ts'

interface UploadOptions {
  /** Session token. A student may upload 200 files a day. */
  token: string
  document: keyof typeof documentNames
  name: string
  bytes: Uint8Array
}

const BOUNDARY = 'pravesh-bench-5f0e1c'

/** A multipart upload of one file. */
export function uploadRequest({ token, document, name, bytes }: UploadOptions): LoadRequest {
  const part = (field: string, rest = '') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"${rest}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part(uploadFields.kind)}${documentNames[document]}\r\n`),
    Buffer.from(part(uploadFields.file, `; filename="${name}"\r\nContent-Type: application/octet-stream`)),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': String(body.byteLength),
  }
  return { method: 'POST', path: callAddress(admissionCalls.upload), headers, body }
}
