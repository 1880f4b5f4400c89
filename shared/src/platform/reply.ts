import type { FieldError } from './field-error.ts'

/** The fields of every API reply; `msg` is a sentence for the user. (spec 1, 7) */
export interface Reply {
  success: boolean
  msg: string
}

/** The reply of a refused call. `errors` lists the invalid fields, if any. */
export interface RefusedReply extends Reply {
  success: false
  errors?: FieldError[]
}
