import { describe, expect, it } from 'vitest'
import { SERVICE_LIST } from '../process/service-list.ts'
import { withServiceSeats } from './service-seats.ts'

const unit = (college: string, subject: string) => ({
  code: `${college}-${subject === SERVICE_LIST ? 'DEPU' : subject}`,
  college,
  subject,
})
const units = ['ENGL', 'HIST', 'BENG', SERVICE_LIST].map((subject) => unit('SHAL', subject))
const sum = (totals: Readonly<Record<string, number>>) => Object.values(totals).reduce((all, each) => all + each, 0)

describe('the seats of deputed teachers', () => {
  it.each<[string, Record<string, number>, Record<string, number>]>([
    ['come from the one subject', { 'SHAL-ENGL': 100 }, { 'SHAL-ENGL': 95, 'SHAL-DEPU': 5 }],
    [
      'come from all subjects in proportion',
      { 'SHAL-ENGL': 60, 'SHAL-HIST': 20, 'SHAL-BENG': 20, 'SHAL-DEPU': 0 },
      { 'SHAL-ENGL': 57, 'SHAL-HIST': 19, 'SHAL-BENG': 19, 'SHAL-DEPU': 5 },
    ],
    ['are rounded half up: 2.5 to 3', { 'SHAL-ENGL': 50 }, { 'SHAL-ENGL': 47, 'SHAL-DEPU': 3 }],
    ['stay as they were entered', { 'SHAL-ENGL': 93, 'SHAL-DEPU': 7 }, { 'SHAL-ENGL': 93, 'SHAL-DEPU': 7 }],
    ['are none of very few', { 'SHAL-ENGL': 9 }, { 'SHAL-ENGL': 9 }],
    ['are none of none', { 'SHAL-ENGL': 0, 'SHAL-DEPU': 0 }, { 'SHAL-ENGL': 0, 'SHAL-DEPU': 0 }],
  ])('%s', (_, totals, expected) => expect(withServiceSeats({ units, totals, share: 500 })).toEqual(expected))

  it('are those of their own college, and only where they have a list', () => {
    const more = [...units, unit('KANG', 'ENGL'), unit('BANK', 'ENGL'), unit('BANK', SERVICE_LIST)]
    const totals = { 'SHAL-ENGL': 40, 'KANG-ENGL': 100, 'BANK-ENGL': 200 }
    expect(withServiceSeats({ units: more, totals, share: 500 })).toEqual({
      ...{ 'SHAL-ENGL': 38, 'SHAL-DEPU': 2 },
      ...{ 'KANG-ENGL': 100 },
      ...{ 'BANK-ENGL': 190, 'BANK-DEPU': 10 },
    })
  })

  it('are none without a share', () => {
    const totals = { 'SHAL-ENGL': 100 }
    expect(withServiceSeats({ units, totals, share: 0 })).toEqual(totals)
  })

  it('never change how many seats a college has, and proposed twice they are the same', () => {
    for (let intake = 0; intake <= 120; intake++) {
      const totals = { 'SHAL-ENGL': intake, 'SHAL-HIST': 7, 'SHAL-BENG': 1 }
      const once = withServiceSeats({ units, totals, share: 500 })
      expect(sum(once)).toBe(intake + 8)
      expect(Math.min(...Object.values(once))).toBeGreaterThanOrEqual(0)
      expect(withServiceSeats({ units, totals: once, share: 500 })).toEqual(once)
    }
  })
})
