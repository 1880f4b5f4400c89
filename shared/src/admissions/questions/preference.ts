import { formatRoundPaise } from '../../platform/money.ts'
import { REFERRED_BY_SELF } from '../answers/options.ts'
import type { Question } from './question.ts'

export const collegeQuestion: Question = {
  name: 'collegeId',
  label: 'Preferred college',
  inSentence: 'your preferred college',
  hint: 'The fee for the whole course depends on the college.',
  kind: 'choose',
  follows: ['subject'],
  choices: (_, { colleges }) =>
    colleges.map(({ id, name, city, totalPricePaise }) => ({
      value: id,
      label: name,
      isName: true,
      details: [city ?? '', formatRoundPaise(totalPricePaise)].filter(Boolean),
    })),
}

export const subjectQuestion: Question = {
  name: 'subject',
  label: 'Preferred subject',
  inSentence: 'your preferred subject',
  hint: 'You can then choose one of the colleges that teach it.',
  kind: 'choose',
  choices: (_, { subjects }) => subjects.map((value) => ({ value, label: value })),
}

export const referredByQuestion: Question = {
  name: 'referredBy',
  label: 'Referred by',
  hint: 'How did you hear about us? Choose SELF if you found us yourself.',
  kind: 'suggest',
  optional: true,
  maxLength: 100,
  choices: (_, { referralSources }) =>
    [...new Set([REFERRED_BY_SELF, ...referralSources])].map((value) => ({ value, label: value })),
}
