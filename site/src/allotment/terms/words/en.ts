import type { ListKind } from '@pravesh/shared/allotment/lists/list-kinds'
import type { StepKind } from '@pravesh/shared/allotment/process/steps'
import type { CategoryCode, GroupCode } from '@pravesh/shared/allotment/process/units'

export const en = {
  steps: {
    apply: 'Applications',
    correct: 'Corrections',
    'provisional-list': 'Provisional merit list',
    objections: 'Objections',
    'final-list': 'Final merit list',
    choices: 'Choices of colleges',
    rounds: 'Round of seats',
    joining: 'Joining the college',
    'university-return': 'Report to the university',
  } satisfies Record<StepKind, string>,
  round: (round: number) => `Round ${round} of seats`,
  lastRound: (round: number) => `Round ${round} of seats, the last one`,
  categories: {
    UR: 'Open to all (UR)',
    SC: 'Scheduled Caste (SC)',
    ST: 'Scheduled Tribe (ST)',
    'OBC-A': 'OBC-A',
    'OBC-B': 'OBC-B',
    OBC: 'Other Backward Class (OBC)',
    EWS: 'Economically Weaker Section (EWS)',
  } satisfies Record<CategoryCode, string>,
  groups: {
    W: 'Women',
    PWD: 'Persons with disabilities',
    EXS: 'Ex-servicemen',
    DEP: 'Teachers deputed by a school',
  } satisfies Record<GroupCode, string>,
  lists: {
    provisional: (version: number) => `Provisional list, version ${version}`,
    final: (version: number) => `Final list, version ${version}`,
  } satisfies Record<ListKind, (version: number) => string>,
}
