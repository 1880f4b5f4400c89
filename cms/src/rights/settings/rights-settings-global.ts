import { MAX_RIGHT_DAYS, RIGHT_DAYS } from '@pravesh/shared/rights/days'
import { RIGHT_KINDS } from '@pravesh/shared/rights/kinds'
import type { GlobalConfig } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { globalWithPublishing } from '../../content/index.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'

const half = { width: '50%' }

/** Until when requests about rights are answered, and who hears complaints. Texts of the website name the days. */
export const rightsSettingsGlobal: GlobalConfig = globalWithPublishing({
  slug: 'rights-settings',
  label: 'Requests about rights: days',
  access: accessToGlobal('rights-settings'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('rights-settings'),
    description:
      'In how many days you answer each kind of request. Requests that are open keep the day that they have. The privacy policy names the longest.',
  },
  lockDocuments: false,
  fields: [
    ...RIGHT_KINDS.map((name) => {
      const { label, basis, value } = RIGHT_DAYS[name]
      return wholeNumberField({ name, label, description: basis, value, min: 1, max: MAX_RIGHT_DAYS })
    }),
    {
      name: 'officerName',
      type: 'text',
      maxLength: 120,
      label: 'Grievance officer',
      admin: {
        description: 'Students read it where they complain. Without a name they read the address of the office.',
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'officerEmail', type: 'email', label: 'E-mail address of the officer', admin: half },
        { name: 'officerPhone', type: 'text', maxLength: 20, label: 'Phone of the officer', admin: half },
      ],
    },
    {
      name: 'board',
      type: 'textarea',
      maxLength: 500,
      label: 'Address of the Data Protection Board',
      admin: { rows: 2, description: 'Students read it as the next place for a complaint that you did not settle.' },
    },
  ],
})
