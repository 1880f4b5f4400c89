import type { CollectionConfig } from 'payload'
import { accessTo } from '../../accounts/index.ts'
import { groups } from '../../platform/admin/groups.ts'
import { YES_NO } from '../../platform/fields/cells.ts'
import { keepOneCurrent } from '../hooks/keep-one-current.ts'

/** The academic sessions; applications are taken for the current one. */
export const academicSessions: CollectionConfig = {
  slug: 'academic-sessions',
  labels: { singular: 'Session', plural: 'Sessions' },
  access: accessTo('academic-sessions'),
  admin: {
    group: groups.applications,
    hideAPIURL: true,
    useAsTitle: 'year',
    defaultColumns: ['year', 'current'],
    listSearchableFields: ['year'],
    description: 'Applications are taken for the current session. Without one, nobody can apply.',
  },
  defaultSort: '-year',
  lockDocuments: false,
  fields: [
    {
      name: 'year',
      type: 'text',
      required: true,
      unique: true,
      label: 'Years',
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\d{4}-\d{4}$/.test(value)) || 'Type two years, such as 2026-2028',
      admin: { placeholder: '2026-2028' },
    },
    {
      name: 'current',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      label: 'Applications are taken for it',
      admin: {
        position: 'sidebar',
        components: { Cell: YES_NO },
        description: 'With the tick here it goes from all others.',
      },
    },
  ],
  hooks: { afterChange: [keepOneCurrent] },
}
