import type { CollectionConfig } from 'payload'
import { mapField } from '../../admin-kit/fields/web-address.ts'
import { groups } from '../../admin-kit/groups.ts'
import { searchedBy } from '../../admin-kit/list/searched-by.ts'
import { accessTo } from '../../staff/index.ts'
import { contactAndQuestions } from '../fields/contact-and-questions.ts'
import { drafts, MAX_VERSIONS } from '../fields/drafts.ts'
import { hostelFields } from '../fields/hostel.ts'
import { richTextHooks } from '../fields/link-fields.ts'
import { missingFactsField } from '../fields/missing-facts.ts'
import { orderField } from '../fields/order.ts'
import { picturesField } from '../fields/pictures.ts'
import { publicationField } from '../fields/publication.ts'
import { recognitionFields, resultsField } from '../fields/recognition.ts'
import { richTextEditor } from '../fields/rich-text.ts'
import { rowLabel } from '../fields/row-label.ts'
import { videosField } from '../fields/videos.ts'
import { previewOf } from '../preview/preview-link.ts'

/** The partner colleges. The courses they teach are stored on the courses and only displayed here. */
export const colleges: CollectionConfig = {
  slug: 'colleges',
  labels: { singular: 'College', plural: 'Colleges' },
  access: accessTo('colleges'),
  admin: {
    group: groups.courses,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'state', '_status'],
    ...searchedBy('name, town or state', ['name', 'city', 'state']),
    description: 'The partner colleges. To set which courses a college teaches and its prices, open the course.',
    livePreview: previewOf('colleges'),
  },
  defaultSort: 'order',
  versions: { maxPerDoc: MAX_VERSIONS, drafts },
  fields: [
    publicationField(),
    missingFactsField(),
    orderField('Colleges'),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Basics',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 160, label: 'Name of the college' },
            {
              type: 'row',
              fields: [
                { name: 'city', type: 'text', required: true, label: 'Town or city', admin: { width: '50%' } },
                { name: 'state', type: 'text', required: true, label: 'State', admin: { width: '50%' } },
              ],
            },
            { name: 'address', type: 'textarea', label: 'Postal address', admin: { rows: 3 } },
            mapField({ name: 'mapUrl', label: 'Map' }),
            {
              name: 'about',
              type: 'richText',
              editor: richTextEditor,
              hooks: richTextHooks,
              label: 'About the college',
              admin: {
                description: 'What students and their families want to know: teachers, library, hostel, directions.',
              },
            },
          ],
        },
        {
          label: 'Recognition',
          fields: [
            ...recognitionFields({ of: 'college' }),
            {
              name: 'credentials',
              type: 'array',
              label: 'Other facts of recognition',
              labels: { singular: 'Fact', plural: 'Facts' },
              maxRows: 12,
              admin: {
                description: 'Only facts that you can prove. The site claims no recognition beyond these.',
                components: { RowLabel: rowLabel({ title: 'label' }) },
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'label',
                      type: 'text',
                      required: true,
                      maxLength: 80,
                      label: 'Fact',
                      admin: { width: '40%', placeholder: 'NAAC grade' },
                    },
                    {
                      name: 'value',
                      type: 'text',
                      required: true,
                      maxLength: 160,
                      label: 'As on the certificate',
                      admin: { width: '60%' },
                    },
                  ],
                },
              ],
            },
            resultsField({ of: 'college' }),
          ],
        },
        { label: 'Hostel and way', fields: hostelFields },
        { label: 'Contact and questions', fields: contactAndQuestions },
        {
          label: 'Photographs and videos',
          fields: [
            picturesField({
              name: 'images',
              label: 'Photographs',
              description:
                'The first one is shown on the college’s card. Drag to change the order. 1,440 pixels across or more.',
            }),
            videosField,
          ],
        },
        {
          label: 'Courses here',
          fields: [
            {
              name: 'courses',
              type: 'join',
              collection: 'courses',
              on: 'colleges.college',
              label: 'Courses taught here',
              defaultLimit: 10,
              admin: {
                allowCreate: false,
                defaultColumns: ['name', 'visible', '_status'],
                description: 'Filled in from the courses. Open a course to change its colleges and prices.',
              },
            },
          ],
        },
      ],
    },
  ],
}
