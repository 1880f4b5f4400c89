import type { OwnProcess, OwnScore } from '@pravesh/shared/allotment/calls/own-process'
import { SERVICE_LIST } from '@pravesh/shared/allotment/process/service-list'

const period = { school: 'Shalbani High School', from: '2026-05-01', to: null }
const service = { on: '2026-07-01', from: '2013-05-01', score: 620_000, parts: [{ ...period, days: 62 }] }
const AT = '2026-07-01T10:30:00.000Z'

/** What deputed teachers see of a process with a list for them. */
export const serviceStates = (score: OwnScore) => {
  const marks = score.marks && { ...score.marks, service: [period] }
  return {
    'types the service': {
      score: { ...score, marks, service, verification: 'typed', isVerified: false, isOpen: true },
      findings: [{ code: 'claim-unchecked', claim: 'deputed' }],
    },
    'stands on the list of deputed teachers': {
      score: { ...score, marks, service },
      subjects: ['History', SERVICE_LIST],
      findings: [{ code: 'only-service', score: 400_000, minimum: 450_000 }],
      lists: [
        {
          ...{ kind: 'final' as const, version: 1, subject: SERVICE_LIST, publishedAt: AT },
          ...{ place: 2, placeInCategory: 2, category: 'UR' as const, score: service.score },
        },
      ],
      result: {
        ...{ round: 1, publishedAt: AT, file: '/merit/run/r1', offer: null },
        reasons: [
          {
            ...{ code: 'below-cut-off' as const, unit: 'A-DEP', list: SERVICE_LIST, cutOff: 730_000 },
            ...{ score: service.score, changes: [{ code: 'higher-score' as const, score: 730_000 }] },
          },
        ],
      },
    },
  } satisfies Record<string, Partial<OwnProcess>>
}
