import type { FieldError } from './field-error.ts'
import type { Worded } from './replies/said.ts'

/**
 * The fields of every API reply; `msg` is a sentence for the user, in English (spec 1, 7). Replies that people see have its code and
 * values, so that a page in another language can word it. (decision 95)
 */
export interface Reply extends Partial<Worded> {
  success: boolean
  msg: string
}

/** The reply of a refused call. `errors` lists the invalid fields, if any. */
export interface RefusedReply extends Reply {
  success: false
  errors?: FieldError[]
}
