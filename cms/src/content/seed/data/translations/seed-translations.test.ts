import { passageProblem } from '@pravesh/shared/content/translated/check-passage'
import { expect, it } from 'vitest'
import { seedTranslations } from './seed-translations.ts'

const LANGUAGES = Object.entries(seedTranslations)

it.each(LANGUAGES)('says in %s what the English text says', (_, { current, older }) => {
  const pairs = [
    ...Object.entries(current),
    ...Object.values(older).map(({ english, text }) => [english, text] as const),
  ]
  const problems = pairs.map(([english, text]) => [english, passageProblem(english, text)] as const)
  expect(problems.filter(([, problem]) => problem !== null)).toEqual([])
})
