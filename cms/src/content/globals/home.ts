import type { GlobalConfig } from 'payload'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal } from '../../staff/index.ts'
import { drafts, MAX_VERSIONS } from '../fields/drafts.ts'
import { pictureField } from '../fields/pictures.ts'
import { pointsField } from '../fields/points.ts'
import { publicationField } from '../fields/publication.ts'
import { previewOfGlobal } from '../preview/preview-link.ts'

export const home: GlobalConfig = {
  slug: 'home',
  label: 'Home page',
  access: accessToGlobal('home'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    description: 'The first page that visitors see. It includes the courses and colleges automatically.',
    livePreview: previewOfGlobal('home'),
  },
  versions: { max: MAX_VERSIONS, drafts },
  fields: [
    publicationField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Top of the page',
          fields: [
            { name: 'heroTitle', type: 'text', required: true, maxLength: 120, label: 'Large heading' },
            {
              name: 'heroText',
              type: 'textarea',
              required: true,
              maxLength: 400,
              label: 'Text under it',
              admin: { rows: 3 },
            },
            pictureField({ name: 'heroPicture', label: 'Large picture' }),
          ],
        },
        {
          label: 'What we offer',
          fields: [
            pointsField({ name: 'features', label: 'What we offer', description: 'Three or four points read best.' }),
            pointsField({ name: 'promises', label: 'What we promise', description: 'What a student can hold us to.' }),
          ],
        },
        {
          label: 'About us',
          fields: [
            { name: 'aboutTitle', type: 'text', required: true, maxLength: 120, label: 'Heading' },
            { name: 'aboutText', type: 'textarea', required: true, maxLength: 800, label: 'Text', admin: { rows: 4 } },
            pictureField({ name: 'aboutPicture', label: 'Picture' }),
          ],
        },
      ],
    },
  ],
}
