import { listTitle } from '@pravesh/shared/allotment/process/list-title'
import type { ProcessChange } from '@pravesh/shared/allotment/process/process-changes'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { stepTitle } from '@pravesh/shared/allotment/process/step-title'
import { STEPS, type Step } from '@pravesh/shared/allotment/process/steps'
import type { UnitSetting } from '@pravesh/shared/allotment/process/units'
import { staffLanguage } from '../../../foundation/languages/staff-language.ts'
import { resultWords } from '../result-words.ts'
import { returnWords } from '../return-words.ts'
import { meritWords } from '../words.ts'

interface Process {
  steps: readonly Step[]
}

/** What a change is about, as its part of the page calls it. */
export function changeName({ field, before, after }: ProcessChange, { steps }: Process): string {
  const [part = '', ...rest] = field.split('/')
  const key = rest.join('/')
  switch (part) {
    case 'steps':
      return stepName(key, steps)
    case 'units':
      return unitName((after ?? before) as UnitSetting, key)
    case 'rules':
      return ruleName(key as keyof ProcessRules)
    case 'seats':
      return meritWords.sections.seats
    case 'creditsFee':
      return meritWords.units.creditsFee
    case 'returnTemplate':
      return returnWords.title
    default:
      return resultWords.state
  }
}

function stepName(key: string, steps: readonly Step[]): string {
  const [name, round] = key.split('/')
  const kind = STEPS.find((each) => each === name)
  if (kind === undefined) return key
  const step: Step = { kind, ...(round !== undefined && { round: Number(round) }), first: '', last: '' }
  return stepTitle(step, steps, staffLanguage())
}

function unitName({ collegeName, subject }: Pick<UnitSetting, 'collegeName' | 'subject'>, code: string): string {
  return [collegeName, listTitle(subject, staffLanguage()), code].filter(Boolean).join(', ')
}

function ruleName(key: keyof ProcessRules): string {
  const { pack, scoring, minimum, age, service, ties, categories, groups, moves, maxChoices } = meritWords.rules
  return {
    ...{ pack, scoring, ties, categories, groups, moves, maxChoices },
    ...{ minimumScore: minimum, ageLimit: age, service },
  }[key]
}
