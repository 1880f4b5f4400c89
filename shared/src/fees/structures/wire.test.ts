import { expect, it } from 'vitest'
import { callAddress } from '../../platform/wire-call.ts'
import { feeStructureCalls, feeStructureTable, sessionTable } from './wire.ts'

/** Repeats the contract on purpose: renaming anything here breaks clients. (spec 2, 7) */
it('has the paths and names of the contract', () => {
  expect(callAddress(feeStructureCalls.feeStructures)).toBe('/api/feestruct/getFeestructs')
  expect(callAddress(feeStructureCalls.sessions)).toBe('/api/feestruct/getSessions')
  const head = { id: '1', action: 'IDENTITY_CARD', course: 'BED', amountPaise: 120_050, text: 'Card' } as const
  expect(feeStructureTable.toWire(head)).toEqual({
    _id: '1',
    feesTypeAction: 'Identity Card',
    feesCourse: 'BED',
    feesAmount: 1200.5,
    feesTypeText: 'Card',
  })
  expect(sessionTable.toWire({ id: '2', year: '2026-2028' })).toEqual({ _id: '2', session_app: '2026-2028' })
})
