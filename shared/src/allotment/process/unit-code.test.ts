import { expect, it } from 'vitest'
import { unitCode } from './unit-code.ts'

it('makes codes that people can read and that are not yet taken', () => {
  const taken = new Set<string>()
  const next = (collegeName: string, subject = '') => {
    const code = unitCode({ collegeName, subject }, taken)
    taken.add(code)
    return code
  }
  expect(next('Shalbani College', 'HISTORY')).toBe('SHAL-HIST')
  expect(next('Shalbani Women’s College', 'HISTORY')).toBe('SHAL-HIST-2')
  expect(next('Shalbani Institute', 'HISTORY')).toBe('SHAL-HIST-3')
  expect(next('R. K. Mahavidyalaya')).toBe('MAHA')
  expect(next('কলেজ')).toBe('UNIT')
  expect(next('महाविद्यालय')).toBe('UNIT-2')
})
