import { createHash } from 'node:crypto'
import type { ReasonText } from '../../payload-types.ts'

/** The unique key of a saved text, so that no list has a text twice. */
export function textKey({ kind, isShared, staffId, text }: Pick<ReasonText, 'kind' | 'isShared' | 'staffId' | 'text'>) {
  const hash = createHash('sha256').update(text).digest('hex')
  return `${kind}:${isShared ? 'shared' : staffId}:${hash}`
}
