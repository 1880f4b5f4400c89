import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'
import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { YES_NO } from '../../admin-kit/fields/cells.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../staff/index.ts'
import { orderField } from '../fields/order.ts'

/** A merit process keeps the name for a list of its own among its subjects. */
const refuseListName: TextFieldSingleValidation = (value, options) =>
  value?.trim() === SERVICE_LIST
    ? 'Give the subject another name: merit processes call the list of deputed teachers this.'
    : text(value, options)

export const subjects: CollectionConfig = {
  slug: 'subjects',
  labels: { singular: 'B.Ed subject', plural: 'B.Ed subjects' },
  access: accessTo('subjects'),
  admin: {
    group: groups.courses,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'active', 'order'],
    ...searchedBy('name of the subject', ['name']),
    description: 'The method subjects that applicants for B.Ed choose from.',
  },
  defaultSort: ['order', 'name'],
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      unique: true,
      maxLength: 80,
      label: 'Subject',
      validate: refuseListName,
    },
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: 'Offered now',
      admin: {
        position: 'sidebar',
        components: { Cell: YES_NO },
        description: 'Untick to remove it from new applications. Earlier applications keep it.',
      },
    },
    {
      name: 'colleges',
      type: 'relationship',
      relationTo: 'colleges',
      hasMany: true,
      label: 'Colleges that teach it',
      admin: { allowCreate: false, description: 'Leave empty if every college of the B.Ed course teaches it.' },
    },
    orderField('Subjects'),
  ],
}
