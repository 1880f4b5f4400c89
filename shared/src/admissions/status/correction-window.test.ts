import { describe, expect, it } from 'vitest'
import { formOf } from '../courses/registry.ts'
import {
  isWindowItem,
  lastWindow,
  openWindow,
  windowCorrection,
  windowProblem,
  windowStep,
} from './correction-window.ts'

const window = { id: 'w', from: '2027-01-10', to: '2027-01-20', items: ['fatherName', 'photo', 'gone'] }

describe('a correction window', () => {
  it('is open from its first to its last day, whole', () => {
    const open = ['2027-01-09', '2027-01-10', '2027-01-20', '2027-01-21'].map((day) => openWindow([window], day)?.id)
    expect(open).toEqual([undefined, 'w', 'w', undefined])
    const earlier = { ...window, id: 'e', from: '2026-12-01', to: '2026-12-02' }
    expect(lastWindow([earlier, window], '2027-01-21')?.id).toBe('w')
    expect(lastWindow([earlier, window], '2027-01-20')?.id).toBe('e')
  })

  it('has the questions and documents of the form alone, each by itself', () => {
    const { requests, documents } = windowCorrection(formOf('DELED'), window)
    expect(requests.map(({ items }) => items)).toEqual([['fatherName'], ['photo']])
    expect(documents).toEqual([])
    expect(['fatherName', 'photo', 'email', 'gone'].map((item) => isWindowItem(formOf('DELED'), item))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('neither ends before it begins nor overlaps another one', () => {
    const days = (from: string, to: string) => ({ from, to })
    expect(windowProblem(days('2027-01-10', '2027-01-09'), [])).toContain('before')
    expect(windowProblem(days('2027-01-20', '2027-01-25'), [window])).toContain('Another window')
    expect(windowProblem(days('2027-01-21', '2027-01-21'), [window])).toBeNull()
  })
})

describe('messages about a window', () => {
  const step = (now: string, more: object = {}) =>
    windowStep({
      ...window,
      ...{ announces: true, reminderDays: 3, isAnnounced: false, isReminded: false },
      ...more,
      now: new Date(now),
    })

  it('go out at nine when it opens and before it ends, each once', () => {
    expect(step('2027-01-09T12:00:00Z')).toEqual({ name: 'wait', until: '2027-01-10T03:30:00.000Z' })
    expect(step('2027-01-10T03:30:00Z').name).toBe('opened')
    expect(step('2027-01-10T04:00:00Z', { isAnnounced: true })).toEqual({
      name: 'wait',
      until: '2027-01-17T03:30:00.000Z',
    })
    expect(step('2027-01-17T03:30:00Z', { isAnnounced: true }).name).toBe('reminder')
    expect(step('2027-01-18T03:30:00Z', { isAnnounced: true, isReminded: true }).name).toBe('done')
  })

  it('are left out if they are not wanted, missed or too close to the opening', () => {
    expect(step('2027-01-18T03:30:00Z').name).toBe('reminder')
    expect(step('2027-01-20T18:30:00Z').name).toBe('done')
    expect(step('2027-01-11T00:00:00Z', { announces: false, reminderDays: 0 }).name).toBe('done')
    expect(step('2027-01-11T00:00:00Z', { isAnnounced: true, reminderDays: 10 }).name).toBe('done')
  })
})
