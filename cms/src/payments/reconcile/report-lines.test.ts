import { describe, expect, it } from 'vitest'
import type { MoneyFinding } from '../../payload-types.ts'
import type { Invariant } from '../../portal/invariant.ts'
import type { InvariantResult } from './invariant-result.ts'
import { reportLines } from './report-lines.ts'

const invariant = (name: string): Invariant => ({
  name,
  label: `Label of ${name}`,
  advice: `Advice on ${name}.`,
  async *find() {},
})
const checked = (name: string, change: Partial<InvariantResult> = {}): InvariantResult => ({
  invariant: invariant(name),
  found: 0,
  complete: true,
  ...change,
})
const finding = (name: string, text: string) =>
  ({ invariant: name, text, href: `/collections/payments/${text}` }) as MoneyFinding
const linesOf = (results: InvariantResult[], findings: MoneyFinding[] = [], settlementsComplete = true) =>
  reportLines({ results, findings, admin: 'https://portal.example/admin', settlementsComplete })

describe('the lines of a report', () => {
  it('say that everything agrees, and how much was checked', () => {
    expect(linesOf([checked('one'), checked('two')])).toEqual(['All records agree: 2 checks, nothing found.'])
  })

  it('list findings with their records and the advice, and leave out what agrees', () => {
    const results = [checked('agrees'), checked('paid-twice', { found: 2 }), checked('gap', { found: 1 })]
    expect(linesOf(results, [finding('gap', 'c'), finding('paid-twice', 'a'), finding('paid-twice', 'b')])).toEqual([
      'Label of paid-twice: 2',
      '  - a',
      '    https://portal.example/admin/collections/payments/a',
      '  - b',
      '    https://portal.example/admin/collections/payments/b',
      '  Advice on paid-twice.',
      '',
      'Label of gap: 1',
      '  - c',
      '    https://portal.example/admin/collections/payments/c',
      '  Advice on gap.',
    ])
  })

  it('say that there may be more when a check stopped at its limit', () => {
    expect(linesOf([checked('many', { found: 500, complete: false })], [finding('many', 'a')])[0]).toBe(
      'Label of many: 500 or more',
    )
  })

  it('never report agreement when a check or a settlement report failed', () => {
    expect(linesOf([checked('failed', { complete: false })])).toEqual([
      'Label of failed: 0 or more',
      '  This could not be checked. The log has the reason.',
    ])
    expect(linesOf([checked('one')], [], false)).toEqual([
      'A settlement report could not be fetched. The log has the reason.',
    ])
  })
})
