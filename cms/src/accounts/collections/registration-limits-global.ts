import {
  ADDRESS_LIMIT_BOUNDS as bounds,
  DEFAULT_ADDRESS_LIMITS as defaults,
} from '@pravesh/shared/accounts/address-limits'
import type { GlobalConfig } from 'payload'
import { wholeNumberField } from '../../admin-kit/fields/whole-number-field.ts'
import { groups } from '../../admin-kit/groups.ts'
import { accessToGlobal, hiddenUnlessReadable } from '../../staff/index.ts'
import { forgetRegistrationLimits } from '../limits/registration-limits.ts'
import { allowedAddressField } from './allowed-address-fields.ts'

/** How often one address may register and request codes. Scripts would profit from the numbers: no other role reads them. */
export const registrationLimitsGlobal: GlobalConfig = {
  slug: 'registration-limits',
  label: 'Registration limits',
  access: accessToGlobal('registration-limits'),
  admin: {
    group: groups.settings,
    hideAPIURL: true,
    hidden: hiddenUnlessReadable('registration-limits'),
    description:
      'How often one address of the internet may register and request codes. A school, a cybercafé or a mobile network can have one address for many people. Limits for each phone, e-mail address and account apply besides. A change applies within seconds.',
  },
  lockDocuments: false,
  hooks: { afterChange: [forgetRegistrationLimits] },
  fields: [
    wholeNumberField({
      name: 'registrationsPerHour',
      label: 'Registrations an hour',
      description: 'Further registrations from the address are asked to wait.',
      value: defaults.registrationsPerHour,
      ...bounds.registrationsPerHour,
    }),
    wholeNumberField({
      name: 'codesPerDay',
      label: 'Codes a day',
      description: 'For codes to phones and for codes to e-mail addresses each. A registration needs one of both.',
      value: defaults.codesPerDay,
      ...bounds.codesPerDay,
    }),
    allowedAddressField,
  ],
}
