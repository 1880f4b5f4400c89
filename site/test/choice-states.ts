import type { OwnChoices, OwnProcess, OwnScore, UnitToChoose } from '@pravesh/shared/allotment/calls/own-process'

const AT = '2026-07-01T10:30:00.000Z'
const rank = (subject: string) => ({ subject, rank: 40, rankInCategory: 25, people: 300 })
const below = { code: 'below-minimum' as const, score: 440_000, minimum: 450_000 }

/** What applicants see while they can rank units. */
export const choiceStates = ({ score, choices }: { score: OwnScore; choices: OwnChoices }) => {
  const open = { ...choices, isOpen: true, lockedAt: null }
  const counting = (counts: UnitToChoose['counts']) => choices.units.map((unit) => ({ ...unit, counts }))
  return {
    'ranks the choices': {
      choices: { ...open, simulation: { at: AT, ranks: [rank('History')], unit: 'A-HIS' } },
    },
    'has no choices': {
      choices: {
        ...open,
        ...{ chosen: [], savedAt: null },
        simulation: { at: AT, ranks: [rank('History'), rank('Bengali')], unit: null },
      },
    },
    'is below the minimum as typed': {
      score: { ...score, verification: 'typed', isVerified: false, score: below.score },
      findings: [{ code: 'marks-unverified' }, { ...below, lowest: 400_000 }],
      choices: { ...open, chosen: [], units: counting('if-listed') },
    },
    'is below the minimum': {
      score: { ...score, score: below.score },
      findings: [below],
      choices: { ...open, chosen: ['B-HIS'], units: counting('no').filter(({ code }) => code === 'B-HIS') },
    },
  } satisfies Record<string, Partial<OwnProcess>>
}
