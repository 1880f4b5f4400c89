import { checkRules } from '@pravesh/shared/allotment/process/check-rules'
import { processFrom, TEMPLATES } from '@pravesh/shared/allotment/process/templates/templates'
import { expect, it } from 'vitest'
import { prunedRules } from './rule-fields.ts'

it('leaves out what belongs to categories and groups that are no longer selected', () => {
  const template = TEMPLATES.find(({ key }) => key === 'deled-best-five')
  if (template === undefined) throw new Error('no template')
  const { rules } = processFrom(template, { sessionYear: '2026-2028', firstDay: '2026-07-01' })
  expect(prunedRules(rules)).toEqual(rules)
  const fewer = prunedRules({ ...rules, categories: ['UR', 'SC', 'OBC-A'], groups: [] })
  expect(fewer.minimumScore).toEqual({ UR: 500_000, SC: 450_000, 'OBC-A': 450_000 })
  expect(fewer.ageLimit?.most).toEqual({ UR: 35, SC: 40, 'OBC-A': 38, PWD: 45 })
  expect(fewer.moves).toEqual([{ from: 'OBC-A', to: 'UR' }])
  expect(checkRules(fewer)).toEqual([])
})
