import { createHmac } from 'node:crypto'
import { env } from './env.ts'

/** A text as 64 hexadecimal digits that only this portal can compute: for looking up what must not be stored in clear. */
export function keyedHash(text: string): string {
  return createHmac('sha256', env().payloadSecret).update(text).digest('hex')
}
