import { admissionCalls, uploadFields } from '@pravesh/shared/admissions/wire/calls'
import { documentNames } from '@pravesh/shared/admissions/wire/names'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import type { Ask } from './accounts-load.ts'

interface UploadOptions {
  /** Of the session of the one who uploads; 200 files a day are taken from each. */
  token: string
  document: keyof typeof documentNames
  name: string
  bytes: Uint8Array
}

const BOUNDARY = 'pravesh-bench-5f0e1c'

/** The upload of one file, as a browser sends it. */
export function uploadAsk({ token, document, name, bytes }: UploadOptions): Ask {
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
