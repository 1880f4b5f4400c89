import type { Field } from 'payload'
import { onlySystem } from '../permissions/access.ts'

const closed = { create: onlySystem, update: onlySystem }

/** Fields of the staff form for second factors and sessions, which are stored in collections of their own. */
export const secondFactorFields: Field[] = [
  // The first sign-in that needs a second step, if the roles demand one.
  { name: 'secondFactorFrom', type: 'date', access: closed, admin: { hidden: true } },
  {
    name: 'signInSecurity',
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: '/staff/second-step/admin/SignInSecurity.tsx#SignInSecurity' },
    },
  },
]
