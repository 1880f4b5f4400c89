import { IDENTITY_NUMBERS, type IdentityNumbers } from '@pravesh/shared/admissions/answers/identity-numbers'
import type { Field } from 'payload'
import { onlyWith, whoMay } from '../../staff/index.ts'

const LABELS: Record<IdentityNumbers, string> = {
  'last-four': 'The last four digits, and a code that finds duplicates',
  full: 'The full number, encrypted',
  none: 'Nothing. The form does not ask',
}

const access = { update: onlyWith('keep identity numbers') }

/**
 * Which of Aadhaar numbers the portal keeps. Without a default: an existing portal keeps what it kept, see
 * `adoptIdentityNumbers`.
 */
export const identityNumbersFields: Field[] = [
  {
    name: 'identityNumbers',
    type: 'select',
    label: 'What you keep of Aadhaar numbers',
    options: IDENTITY_NUMBERS.map((value) => ({ value, label: LABELS[value] })),
    access,
    admin: {
      isClearable: false,
      description: `Applies to applications that are sent from now on. Only ${whoMay('keep identity numbers')} can change it. To remove what is stored already, ask the operator to run npm run reduce-identity-numbers.`,
    },
  },
  {
    name: 'identityBasis',
    type: 'textarea',
    label: 'On what basis you keep full numbers',
    maxLength: 1000,
    access,
    validate: (basis: unknown, { siblingData }: { siblingData: { identityNumbers?: unknown } }) =>
      siblingData.identityNumbers !== 'full' ||
      (typeof basis === 'string' && basis.trim() !== '') ||
      'Enter the basis on which you keep full numbers, such as the law or the scholarship that needs them.',
    admin: {
      condition: ({ identityNumbers }) => identityNumbers === 'full',
      description: 'For example, the law or the scholarship scheme that needs the full number.',
    },
  },
]
