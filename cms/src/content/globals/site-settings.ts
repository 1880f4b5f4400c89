import type { Field, GlobalConfig } from 'payload'
import { webAddressField } from '../../admin-kit/fields/web-address.ts'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal } from '../../staff/index.ts'
import { pictureField } from '../fields/pictures.ts'
import { publicationField } from '../fields/publication.ts'
import { rowLabel } from '../fields/row-label.ts'

const contact: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'phone', type: 'text', required: true, maxLength: 40, label: 'Telephone', admin: { width: '50%' } },
      { name: 'email', type: 'email', required: true, label: 'E-mail address', admin: { width: '50%' } },
    ],
  },
  { name: 'address', type: 'textarea', required: true, maxLength: 300, label: 'Postal address', admin: { rows: 3 } },
  {
    name: 'hours',
    type: 'text',
    maxLength: 120,
    label: 'Office hours',
    admin: { placeholder: 'Monday to Saturday, 10 am to 6 pm' },
  },
  {
    name: 'whatsapp',
    type: 'text',
    label: 'WhatsApp number',
    validate: (value: unknown) =>
      !value ||
      /^[1-9]\d{7,14}$/.test(String(value)) ||
      'Enter digits only, starting with 91, for example 919000000000.',
    admin: { placeholder: '919000000000', description: 'Start with 91. Leave out the plus sign and spaces.' },
  },
]

/** Content of the header and footer of every page. */
export const siteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Name, contact and footer',
  access: accessToGlobal('site-settings'),
  admin: {
    group: groups.website,
    hideAPIURL: true,
    description: 'Shown at the top and bottom of every page. Saving republishes the whole site.',
  },
  versions: { max: 20, drafts: false },
  fields: [
    publicationField({ page: 'shared' }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Name',
          fields: [
            { name: 'name', type: 'text', required: true, maxLength: 60, label: 'Name of the organisation' },
            { name: 'tagline', type: 'text', required: true, maxLength: 120, label: 'Line under the name' },
            pictureField({ name: 'logo', label: 'Logo', description: 'Leave empty to use the default arch.' }),
          ],
        },
        { label: 'Contact', fields: contact },
        {
          label: 'Links and footer',
          fields: [
            webAddressField({
              name: 'liveClassesUrl',
              label: 'Address of the live classes',
              required: true,
              admin: { description: 'The “Live classes” menu item opens this address.' },
            }),
            {
              name: 'social',
              type: 'array',
              label: 'Social networks',
              labels: { singular: 'Social network', plural: 'Social networks' },
              maxRows: 5,
              admin: { components: { RowLabel: rowLabel({ title: 'network' }) } },
              fields: [
                {
                  name: 'network',
                  type: 'select',
                  required: true,
                  label: 'Network',
                  options: [
                    { value: 'facebook', label: 'Facebook' },
                    { value: 'instagram', label: 'Instagram' },
                    { value: 'youtube', label: 'YouTube' },
                    { value: 'x', label: 'X' },
                    { value: 'linkedin', label: 'LinkedIn' },
                  ],
                },
                webAddressField({ name: 'href', label: 'Address of our page', required: true }),
              ],
            },
            {
              name: 'footerNote',
              type: 'textarea',
              maxLength: 400,
              label: 'Small print at the bottom',
              admin: { rows: 3 },
            },
          ],
        },
      ],
    },
  ],
}
