import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { drawNextStep as draw, due } from '../../../../test/draw-next-step.ts'
import { aDueView } from '../../../../test/fee-plan.ts'
import { loadLaterModules } from '../../../lib/lazy-module.ts'

beforeAll(async () => {
  // Without a list of files to fetch first.
  vi.stubGlobal('document', { querySelector: () => null })
  expect(await loadLaterModules()).toBe(true)
})
afterAll(() => vi.unstubAllGlobals())

it('names the whole amount of a day and its parts, with a button for each', () => {
  const { dueOn } = due
  const card = aDueView({ dueOn, id: '4', action: 'IDENTITY_CARD', title: 'Identity Card', amountPaise: 20_000 })
  const { text, html, main } = draw({ kind: 'due', applicationId: '7', dueId: '3' }, {}, [due, card])
  expect(text).toContain('Pay your next 2 fees')
  expect(text).toContain('In all ₹2,700.00')
  expect(text).toMatch(/1st Semester ₹2,500\.00 .*Identity Card fee ₹200\.00/)
  expect([...html.matchAll(/<button/g)]).toHaveLength(2)
  expect(main).toBe(1)
})

it('names everything that is overdue, and whom to talk to', () => {
  const late = { ...due, isOverdue: true, dueOn: '2026-11-01' }
  const later = { ...late, id: '4', action: 'DRESS', title: 'Dress', dueOn: '2026-11-10' } as const
  const next = { kind: 'due', applicationId: '7', dueId: '3' } as const
  expect(draw(next, {}, [late]).text).toContain('Pay your overdue fee: Tuition fee, 1st Semester')
  const { text } = draw(next, {}, [late, later])
  expect(text).toContain('Pay your 2 overdue fees')
  expect(text).toContain('Due since 1 November 2026, Overdue')
  expect(text).toContain('If you cannot pay at the moment, talk to us.')
})
