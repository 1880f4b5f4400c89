import { fill } from '../../platform/fill.ts'
import type { Locale } from '../../platform/locale.ts'
import type { Step } from './steps.ts'
import { stepWords } from './words/words.ts'

/** What a step is called. The last round takes late choices, so it has a name of its own. */
export function stepTitle(step: Step, steps: readonly Step[], locale: Locale): string {
  const { steps: titles } = stepWords(locale)
  if (step.kind !== 'rounds') return titles[step.kind]
  return isLastRound(step, steps) ? titles['last-round'] : fill(titles.rounds, { round: String(step.round ?? 1) })
}

/** Whether no round follows. A process with one round has no last one beside it. */
function isLastRound(step: Step, steps: readonly Step[]): boolean {
  const rounds = steps.filter(({ kind }) => kind === 'rounds').length
  return step.kind === 'rounds' && rounds > 1 && step.round === rounds
}

/** What a category is called: its code, which certificates have too, but for the seats that are open to everyone. */
export function categoryTitle(category: string, locale: Locale): string {
  return category === OPEN ? stepWords(locale).openSeats : category
}

const OPEN = 'UR'
