import type { ReplyWords } from '../said.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

export const platformReplies: ReplyWords<keyof typeof en> = { en, hi, bn }
