import {
  ALLOWED_LIMIT_BOUNDS as bounds,
  DEFAULT_ALLOWED_LIMITS as defaults,
} from '@pravesh/shared/accounts/address-limits'
import type { ArrayField } from 'payload'
import { DAY } from '../../admin-kit/dates/date-inputs.ts'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { checkAddress, checkLastDay } from '../limits/check-allowed-address.ts'

/** Each request of a visitor is compared with all of them. */
const MAX_ROWS = 100
const MAX_NOTE = 200

/** Addresses that have higher limits for some time. */
export const allowedAddressField: ArrayField = {
  name: 'allowed',
  type: 'array',
  label: 'Addresses with higher limits',
  labels: { singular: 'Address', plural: 'Addresses' },
  maxRows: MAX_ROWS,
  admin: {
    description:
      'For example a computer room where a school registers its students. If several rows have an address, the highest numbers apply. A row that has ended has no effect; remove it when you no longer need its note.',
    components: { RowLabel: '/accounts/admin/AllowedAddressLabel.tsx#AllowedAddressLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'address',
          type: 'text',
          required: true,
          label: 'Address or range',
          validate: checkAddress,
          admin: {
            width: '50%',
            description:
              'The public one, such as 203.0.113.9 or 203.0.113.0/24. To find it, search the web for “what is my IP” on one of the computers.',
          },
        },
        {
          name: 'endsOn',
          type: 'date',
          required: true,
          label: 'Last day',
          validate: checkLastDay,
          admin: {
            width: '50%',
            date: DAY,
            description: 'The limits end with this day in India.',
          },
        },
      ],
    },
    {
      name: 'note',
      type: 'text',
      required: true,
      maxLength: MAX_NOTE,
      label: 'Note',
      admin: { description: 'Whose address it is, who asked, and how to reach them.' },
    },
    {
      type: 'row',
      fields: [
        wholeNumberField({
          name: 'registrationsPerHour',
          label: 'Registrations an hour',
          value: defaults.registrationsPerHour,
          ...bounds.registrationsPerHour,
          width: '50%',
        }),
        wholeNumberField({
          name: 'codesPerDay',
          label: 'Codes a day',
          value: defaults.codesPerDay,
          ...bounds.codesPerDay,
          width: '50%',
        }),
      ],
    },
  ],
}
