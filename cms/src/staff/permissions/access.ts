import type { FieldAccess, JobsConfig } from 'payload'
import { accessFrom } from './access-from.ts'
import { roleTable } from './roles.ts'

export const { accessTo, accessToGlobal, hiddenUnlessReadable, may, mayDo, onlyWith, rolesThatMay, whoMay, whoMayDo } =
  accessFrom(roleTable)

/** Jobs cannot be run, queued or cancelled over the API; the portal's own worker needs no permission. */
export const accessToJobs: NonNullable<JobsConfig['access']> = {
  queue: () => false,
  run: () => false,
  cancel: () => false,
}

/** A field that only the system sets. */
export const onlySystem: FieldAccess = () => false
