import { gunzipSync, gzipSync } from 'node:zlib'

/** Text as stored with lists and runs: gzip as Base64. */
export const packed = (text: string): string => gzipSync(text).toString('base64')

export const unpacked = (stored: string): string => gunzipSync(Buffer.from(stored, 'base64')).toString()
