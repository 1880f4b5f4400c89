import type { ReplyWords } from '../../../platform/replies/said.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const meritReplies: ReplyWords<keyof typeof en> = { en, hi, bn }
