import { rightsAnswered } from '../src/rights/messages/rights-answered.ts'
import { rightsAsked } from '../src/rights/messages/rights-asked.ts'
import { rightsReceived } from '../src/rights/messages/rights-received.ts'
import { sample } from './sample.ts'

const name = '<b>RIMA & CO'

/** Variables of the messages about rights, with a hostile name. */
export const rightsSamples = {
  'rights-received': sample(rightsReceived, {
    name,
    reference: 'RTS-7KQ4-M9XD',
    kind: 'erasure',
    answerBy: '2026-11-21T04:00:00.000Z',
    link: 'https://portal.example/student/setting',
  }),
  'rights-asked': sample(rightsAsked, {
    name,
    reference: 'RTS-7KQ4-M9XD',
    kind: 'access',
    answerBy: '2026-11-21T04:00:00.000Z',
    link: 'https://portal.example/admin/collections/rights-requests/1',
  }),
  'rights-answered': sample(rightsAnswered, {
    name,
    reference: 'RTS-7KQ4-M9XD',
    kind: 'erasure',
    question: 'Q',
    answer: 'A',
    isRejected: false,
    records: [
      { kind: 'drafts', count: 1, fate: 'erased', reason: null, until: null },
      { kind: 'receipts', count: 2, fate: 'kept', reason: 'money', until: '2035-03-31' },
    ],
  }),
}
