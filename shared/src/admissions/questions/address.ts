import { isUnassignedPin, UNASSIGNED_PIN } from '../../platform/places/pin-code.ts'
import { STATES } from '../../platform/places/states.ts'
import { BLOCK_TYPES, YES, YES_NO } from '../answers/options.ts'
import { answerIs, type Question, same } from './question.ts'

const PIN_MESSAGE = 'Invalid Pincode and length must be 6'

export const HOME_COUNTRY = 'INDIA'

function pin(typed: string): string | null {
  if (!/^[1-9]\d{5}$/.test(typed)) return PIN_MESSAGE
  return isUnassignedPin(typed) ? UNASSIGNED_PIN : null
}

/** The fields of both addresses, in display order. */
const PARTS = [
  'Address',
  'BlockType',
  'Block',
  'Country',
  'Pin',
  'State',
  'District',
  'PoliceStation',
  'PostOffice',
] as const

/** The corresponding questions of both addresses. */
export const ADDRESS_PAIRS = PARTS.map((part) => ({
  permanent: `permanent${part}` as const,
  present: `present${part}` as const,
}))

function addressQuestions(which: 'permanent' | 'present'): Question[] {
  const fill = (token: string) => ({ autoComplete: `section-${which} ${token}` })
  return [
    {
      name: `${which}Address`,
      label: 'House, street and village or town',
      kind: 'upper',
      maxLength: 200,
      ...fill('address-line1'),
    },
    { name: `${which}BlockType`, label: 'Kind of local body', kind: 'choose', choices: same(BLOCK_TYPES) },
    {
      name: `${which}Block`,
      label: 'Name of the municipality or block',
      kind: 'upper',
      maxLength: 80,
      ...fill('address-level3'),
    },
    {
      name: `${which}Country`,
      label: 'Country',
      kind: 'upper',
      maxLength: 40,
      initial: HOME_COUNTRY,
      ...fill('country-name'),
    },
    {
      name: `${which}Pin`,
      label: 'PIN code',
      kind: 'digits',
      maxLength: 6,
      check: pin,
      placeOf: which,
      ...fill('postal-code'),
    },
    {
      name: `${which}State`,
      label: 'State',
      kind: 'choose',
      choices: same(STATES),
      ...fill('address-level1'),
    },
    {
      name: `${which}District`,
      label: 'District',
      hint: 'Choose your district from the list. If it is not listed, type it.',
      kind: 'suggest',
      follows: [`${which}State`],
      maxLength: 60,
      districtsOf: `${which}State`,
      ...fill('address-level2'),
    },
    { name: `${which}PoliceStation`, label: 'Police station', kind: 'upper', maxLength: 80 },
    {
      name: `${which}PostOffice`,
      label: 'Post office',
      kind: 'upper',
      maxLength: 80,
      ...fill('address-level4'),
    },
  ]
}

/** (spec 2, 3 "addressinfo") */
export const permanentAddressQuestions: Question[] = addressQuestions('permanent')

/** Locked while it is the same as the permanent address. */
export const presentAddressQuestions: Question[] = [
  { name: 'sameAsPermanent', label: 'Same as Permanent', kind: 'check', optional: true, choices: same(YES_NO) },
  ...addressQuestions('present').map(({ follows = [], ...question }) => ({
    ...question,
    follows: ['sameAsPermanent' as const, ...follows],
    locked: answerIs('sameAsPermanent', YES),
  })),
]
