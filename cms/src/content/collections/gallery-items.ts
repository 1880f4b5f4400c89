import type { CollectionConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../staff/index.ts'
import { drafts, MAX_VERSIONS } from '../fields/drafts.ts'
import { orderField } from '../fields/order.ts'
import { picturesField } from '../fields/pictures.ts'
import { publicationField } from '../fields/publication.ts'
import { previewOf } from '../preview/preview-link.ts'

export const galleryItems: CollectionConfig = {
  slug: 'gallery-items',
  labels: { singular: 'Gallery group', plural: 'Gallery' },
  access: accessTo('gallery-items'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    useAsTitle: 'title',
    defaultColumns: ['title', 'images', '_status'],
    ...searchedBy('title', ['title']),
    description: 'Groups of photographs on the Gallery page, for example one for each event.',
    livePreview: previewOf('gallery-items'),
  },
  defaultSort: 'order',
  versions: { maxPerDoc: MAX_VERSIONS, drafts: { schedulePublish: drafts.schedulePublish } },
  fields: [
    publicationField({ page: 'shared' }),
    orderField('Groups'),
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 120,
      label: 'Title',
      admin: { placeholder: 'Sports day 2026' },
    },
    picturesField({
      name: 'images',
      label: 'Photographs',
      description: 'The first one is the cover. Visitors page through the others.',
    }),
  ],
}
