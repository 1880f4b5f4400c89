import { describe, expect, it } from 'vitest'
import {
  type AllowedAddress,
  codeChecksPerHour,
  DEFAULT_ADDRESS_LIMITS as everywhere,
  hasEnded,
  limitsOfAddress,
  linksPerHour,
  mayEndOn,
} from './address-limits.ts'
import { parseRange } from './address-range.ts'

const today = '2026-11-26'

function allow(text: string, row: Partial<AllowedAddress> = {}): AllowedAddress {
  const range = parseRange(text)
  if (range === null) throw new Error(`${text} is no range.`)
  return { range, lastDay: today, registrationsPerHour: 400, codesPerDay: 600, ...row }
}

const limits = (address: string, ...allowed: AllowedAddress[]) =>
  limitsOfAddress({ address, everywhere, allowed, today })

describe('limitsOfAddress', () => {
  it.each([
    ['203.0.113.9', 400],
    ['::ffff:203.0.113.9', 400],
    ['203.0.114.9', 40],
    ['2001:db8::9', 40],
    ['unknown', 40],
    ['', 40],
  ])('%s has %i registrations an hour beside a range', (address, registrations) => {
    expect(limits(address, allow('203.0.113.0/24')).registrationsPerHour).toBe(registrations)
  })

  it('has the limits of all without a range', () => {
    expect(limits('203.0.113.9')).toEqual(everywhere)
  })

  it('ends with the last day', () => {
    const row = (lastDay: string) => limits('203.0.113.9', allow('203.0.113.9', { lastDay })).codesPerDay
    expect(row('2026-11-25')).toBe(60)
    expect(row('2026-11-26')).toBe(600)
    expect(row('2026-11-27')).toBe(600)
  })

  it('takes the highest of each limit, never less than everyone has', () => {
    const room = allow('203.0.113.0/24', { registrationsPerHour: 500, codesPerDay: 20 })
    const desk = allow('203.0.113.9', { registrationsPerHour: 10, codesPerDay: 90 })
    expect(limits('203.0.113.9', room, desk)).toEqual({ registrationsPerHour: 500, codesPerDay: 90 })
    expect(limits('203.0.113.8', room, desk)).toEqual({ registrationsPerHour: 500, codesPerDay: 60 })
  })
})

it.each([
  ['2026-11-25', false, true],
  ['2026-11-26', true, false],
  ['2027-11-26', true, false],
  ['2027-11-27', false, false],
])('higher limits may end on %s: %s, and have ended: %s', (lastDay, may, ended) => {
  expect(mayEndOn(lastDay, today)).toBe(may)
  expect(hasEnded({ lastDay }, today)).toBe(ended)
})

it('lets people enter more codes and open more links than they register', () => {
  expect(codeChecksPerHour(everywhere)).toBe(200)
  expect(linksPerHour(everywhere)).toBe(60)
  expect(linksPerHour({ ...everywhere, registrationsPerHour: 11 })).toBe(17)
})
