import type { Payload } from 'payload'
import type { Student } from '../payload-types.ts'

/** A student asks for the deletion of the account, or takes that back. */
export interface AskedDeletion {
  payload: Payload
  student: Student
  isWanted: boolean
  now: Date
}
