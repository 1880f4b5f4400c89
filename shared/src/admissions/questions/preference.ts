import { REFERRED_BY_SELF } from '../answers/options.ts'
import type { Question } from './question.ts'

export const collegeQuestion: Question = {
  name: 'collegeId',
  label: 'Preferred college',
  hint: 'The fee for the whole course depends on the college.',
  kind: 'choose',
  choices: (_, { colleges }) => colleges.map(({ id, name }) => ({ value: id, label: name })),
}

export const subjectQuestion: Question = {
  name: 'subject',
  label: 'Preferred subject',
  hint: 'The colleges that teach it are offered then.',
  kind: 'choose',
  choices: (_, { subjects }) => subjects.map((value) => ({ value, label: value })),
}

export const referredByQuestion: Question = {
  name: 'referredBy',
  label: 'Referred by',
  hint: 'Who told you about us? SELF, if nobody did.',
  kind: 'suggest',
  optional: true,
  maxLength: 100,
  choices: (_, { referralSources }) =>
    [...new Set([REFERRED_BY_SELF, ...referralSources])].map((value) => ({ value, label: value })),
}
