import { promisify } from 'node:util'
import { gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib'

/** Text as stored with lists and runs: gzip as Base64. */
export const packed = (text: string): string => gzipSync(text).toString('base64')

export const unpacked = (stored: string): string => gunzipSync(Buffer.from(stored, 'base64')).toString()

const [gzipLater, gunzipLater] = [promisify(gzip), promisify(gunzip)]

/** The same without holding the event loop, for long texts. */
export async function packedLater(text: string): Promise<string> {
  return (await gzipLater(text)).toString('base64')
}

export async function unpackedLater(stored: string): Promise<string> {
  return (await gunzipLater(Buffer.from(stored, 'base64'))).toString()
}
