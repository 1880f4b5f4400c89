import { describe, expect, it } from 'vitest'
import { inNoticeOrder, isNoticeFor, noticeCourses, noticeStateOn } from './notice.ts'

describe('a notice', () => {
  it.each([
    ['2026-11-24', 'upcoming'],
    ['2026-11-25', 'shown'],
    ['2026-11-30', 'shown'],
    ['2026-12-01', 'ended'],
  ])('on %s is %s', (today, state) => {
    expect(noticeStateOn({ day: '2026-11-25', lastDay: '2026-11-30' }, today)).toBe(state)
  })

  it('without a last day does not end', () => {
    expect(noticeStateOn({ day: '2026-11-25', lastDay: null }, '2036-01-01')).toBe('shown')
  })

  it.each([
    [[], [], true],
    [[], ['BED'], true],
    [['BED'], ['BED', 'DPHARM'], true],
    [['BED', 'DELED'], ['DELED'], true],
    [['BED'], ['DELED'], false],
    [['BED'], [], false],
  ] as const)('of %j for someone with %j: %s', (courses, own, expected) => {
    expect(isNoticeFor({ courses }, own)).toBe(expected)
  })
})

it('puts pinned notices first, then the newest, and keeps the order of one day', () => {
  const notices = [
    { name: 'old', pinned: false, day: '2026-11-01' },
    { name: 'new', pinned: false, day: '2026-11-20' },
    { name: 'old and pinned', pinned: true, day: '2026-10-01' },
    { name: 'new, too', pinned: false, day: '2026-11-20' },
    { name: 'pinned', pinned: true, day: '2026-11-02' },
  ]
  expect(inNoticeOrder(notices).map(({ name }) => name)).toEqual(['pinned', 'old and pinned', 'new', 'new, too', 'old'])
})

it.each([
  [
    ['BED', 'LAW', 'DELED'],
    ['BED', 'DELED'],
  ],
  [null, []],
  ['BED', []],
])('reads the courses of %j', (stored, courses) => expect(noticeCourses(stored)).toEqual(courses))
