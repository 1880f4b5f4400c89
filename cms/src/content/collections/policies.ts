import { POLICY_KEYS, type PolicyKey } from '@pravesh/shared/content/options'
import type { CollectionConfig } from 'payload'
import { DAY } from '../../admin-kit/dates/date-inputs.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo, onlySystem } from '../../staff/index.ts'
import { bodyField } from '../fields/body.ts'
import { MAX_VERSIONS } from '../fields/drafts.ts'
import { publicationField } from '../fields/publication.ts'
import { previewOf } from '../preview/preview-link.ts'

const labels: Record<PolicyKey, string> = {
  'shipping-policy': 'Shipping policy',
  'return-policy': 'Return policy',
  'privacy-policy': 'Privacy policy',
  'terms-and-conditions': 'Terms and conditions',
}

/** The four policy pages, created by the portal at its first start and edited by staff. */
export const policies: CollectionConfig = {
  slug: 'policies',
  labels: { singular: 'Policy', plural: 'Policies' },
  access: accessTo('policies'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'lastUpdated', '_status'],
    ...searchedBy('title', ['title']),
    description: 'The four policy pages in the footer of the site. You can edit them, but not delete them.',
    livePreview: previewOf('policies'),
  },
  defaultSort: 'title',
  disableDuplicate: true,
  versions: { maxPerDoc: MAX_VERSIONS, drafts: true },
  fields: [
    publicationField(),
    {
      name: 'key',
      type: 'select',
      required: true,
      unique: true,
      label: 'Page',
      options: POLICY_KEYS.map((value) => ({ value, label: labels[value] })),
      access: { update: onlySystem },
      admin: { position: 'sidebar' },
    },
    {
      name: 'lastUpdated',
      type: 'date',
      label: 'Last updated',
      admin: {
        position: 'sidebar',
        date: DAY,
        description: 'Shown at the top of the page if it is filled in. Change it when the meaning of the text changes.',
      },
    },
    { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
    bodyField,
  ],
}
