import { expect, it } from 'vitest'
import type { ShownSection } from './answers-shown.ts'
import { changedAnswers } from './changed-answers.ts'

const section = (key: string, rows: Record<string, string>): ShownSection => ({
  key,
  title: key.toUpperCase(),
  part: 'personal',
  rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
})

it('lists changed, added and removed answers, and tells equal labels of two sections apart', () => {
  const before = [section('permanent', { PIN: '700001', Block: 'A' }), section('present', { PIN: '700001' })]
  const after = [section('permanent', { PIN: '700001', Town: 'B' }), section('present', { PIN: '700002' })]
  expect(changedAnswers(before, after)).toEqual([
    { section: 'PERMANENT', label: 'Town', before: '', after: 'B' },
    { section: 'PRESENT', label: 'PIN', before: '700001', after: '700002' },
    { section: 'PERMANENT', label: 'Block', before: 'A', after: '' },
  ])
  expect(changedAnswers(before, before)).toEqual([])
})
