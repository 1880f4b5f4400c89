import type { FieldAccess, JobsConfig } from 'payload'
import { accessFrom } from './access-from.ts'
import { roleTable } from './roles.ts'

export const {
  accessTo,
  accessToGlobal,
  grantOf,
  hiddenUnlessReadable,
  may,
  mayDo,
  mayDoOn,
  onlyWith,
  rolesThatMay,
  whoMay,
  whoMayDo,
} = accessFrom(roleTable)

/** Closes the job endpoints: jobs run in the portal's own worker, which bypasses access control. */
export const accessToJobs: NonNullable<JobsConfig['access']> = {
  queue: () => false,
  run: () => false,
  cancel: () => false,
}

/** Access to a field that only the system sets. */
export const onlySystem: FieldAccess = () => false
