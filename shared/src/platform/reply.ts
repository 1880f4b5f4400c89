import type { FieldError } from './field-error.ts'

/** What every call of the contract answers: whether it worked, and a sentence for the person. (spec 1, 7) */
export interface Reply {
  success: boolean
  msg: string
}

/** A refused call. `errors` names each wrong field where the fault is in the fields. */
export interface RefusedReply extends Reply {
  success: false
  errors?: FieldError[]
}
