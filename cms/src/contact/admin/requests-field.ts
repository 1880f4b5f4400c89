import type { HelpSubjectKind } from '@pravesh/shared/contact/help/subjects'
import type { UIField } from 'payload'

/** Lists the requests about a record on its page in the admin. */
export const requestsField = (kind: HelpSubjectKind): UIField => ({
  name: 'requests',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: { path: '/contact/admin/RequestsOf.tsx#RequestsOf', serverProps: { kind } } },
  },
})
