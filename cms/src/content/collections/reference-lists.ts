import type { CollectionConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'
import { rowLabel } from '../fields/row-label.ts'

const USED_LISTS = ['referral-sources']

/** Lists of choices that the office can extend without a developer. The set of lists is fixed. */
export const referenceLists: CollectionConfig = {
  slug: 'reference-lists',
  labels: { singular: 'List of choices', plural: 'Lists of choices' },
  access: accessTo('reference-lists'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'help'],
    ...searchedBy('name of the list or where it is used', ['title', 'help']),
    description: 'The choices offered in forms. You can add, rename and remove choices.',
    // Other lists were created by earlier versions, and no form offers them.
    baseListFilter: () => ({ key: { in: USED_LISTS } }),
  },
  defaultSort: 'title',
  disableDuplicate: true,
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      access: { update: onlySystem },
      admin: { hidden: true },
    },
    { name: 'title', type: 'text', required: true, label: 'Name of the list', access: { update: onlySystem } },
    { name: 'help', type: 'text', label: 'Where it is used', access: { update: onlySystem } },
    {
      name: 'values',
      type: 'array',
      label: 'Choices',
      labels: { singular: 'Choice', plural: 'Choices' },
      admin: {
        description: 'Listed in the order in which forms offer them. Drag a row to move it.',
        components: { RowLabel: rowLabel({ title: 'value' }) },
      },
      fields: [{ name: 'value', type: 'text', required: true, maxLength: 120, label: 'Choice' }],
    },
  ],
}
