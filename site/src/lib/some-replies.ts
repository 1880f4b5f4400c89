import { LOCALES } from '@pravesh/shared/platform/locale'
import { recordOf } from '@pravesh/shared/platform/record-of'
import type { ReplyWords } from '@pravesh/shared/platform/replies/said'
import { platformReplies } from '@pravesh/shared/platform/replies/words/words'

/** The words of some replies, for pages whose calls get no others. */
export function someReplies<Code extends string>(replies: ReplyWords<Code>, codes: readonly Code[]): ReplyWords<Code> {
  return recordOf(LOCALES, (locale) => recordOf(codes, (code) => replies[locale][code]))
}

/** What any call may answer. */
export const generalReplies = someReplies(platformReplies, [
  'FAILED',
  'PORTAL_BUSY',
  'DATABASE_UNAVAILABLE',
  'DISK_UNAVAILABLE',
  'INVALID_FORM',
  'MALFORMED_BODY',
  'BODY_TOO_LARGE',
  'BODY_OVER_LIMIT',
  'CROSS_SITE',
  'TRIED_TOO_OFTEN',
])
