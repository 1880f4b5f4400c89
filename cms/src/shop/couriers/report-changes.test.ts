import { expect, it } from 'vitest'
import { withPackedAt } from './report-changes.ts'

const now = new Date('2026-11-26T06:00:00.000Z')
const at = now.toISOString()

it('has the time of the first state that means packed', () => {
  expect(withPackedAt({}, { status: 'created' }, now)).toEqual({ status: 'created' })
  expect(withPackedAt({}, { status: 'assigned' }, now)).toEqual({ status: 'assigned', packedAt: at })
  expect(withPackedAt({}, { status: 'shipped' }, now)).toEqual({ status: 'shipped', packedAt: at })
  expect(withPackedAt({ packedAt: 'earlier' }, { status: 'shipped' }, now)).toEqual({ status: 'shipped' })
  expect(withPackedAt({}, { awb: '1' }, now)).toEqual({ awb: '1' })
})
