import type { GlobalConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal } from '../../staff/index.ts'
import { bodyField } from '../fields/body.ts'
import { drafts, MAX_VERSIONS } from '../fields/drafts.ts'
import { picturesField } from '../fields/pictures.ts'
import { publicationField } from '../fields/publication.ts'
import { previewOfGlobal } from '../preview/preview-link.ts'

export const about: GlobalConfig = {
  slug: 'about',
  label: 'About us page',
  access: accessToGlobal('about'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    description: 'Who we are, in our own words.',
    livePreview: previewOfGlobal('about'),
  },
  versions: { max: MAX_VERSIONS, drafts },
  fields: [
    publicationField(),
    { name: 'title', type: 'text', required: true, maxLength: 120, label: 'Title' },
    {
      name: 'lead',
      type: 'textarea',
      required: true,
      maxLength: 400,
      label: 'First paragraph',
      admin: { rows: 3, description: 'Shown in larger type than the rest.' },
    },
    bodyField,
    picturesField({ name: 'pictures', label: 'Pictures' }),
  ],
}
