import { describe, expect, it } from 'vitest'
import { shownStatus } from './shown-status.ts'

describe('shownStatus', () => {
  it('calls a rejected application rejected, and one that goes on in the next session carried over', () => {
    expect(shownStatus({ status: 'REJECTED', rejectionCode: 'no-seat' })).toEqual({
      decision: 'Rejected',
      stage: 'Rejected',
    })
    const label = 'Carried over to the next session'
    expect(shownStatus({ status: 'REJECTED', rejectionCode: 'carried-over' })).toEqual({
      decision: label,
      stage: label,
    })
  })

  it('tells the decision and the stage of others', () => {
    expect(shownStatus({ status: 'SENT_BACK', rejectionCode: null })).toEqual({
      decision: 'Pending',
      stage: 'Needs correction',
    })
  })
})
