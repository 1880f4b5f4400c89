import type { PinPlace } from '@pravesh/shared/content/pin-codes/wire'
import { describe, expect, it } from 'vitest'
import { filledByUs, filledFields, fitsState, NOTHING_FILLED, type PlaceFields } from './fill-place.ts'

const kalyani: PinPlace = {
  pin: '741235',
  states: ['WEST BENGAL'],
  district: 'NADIA',
  postOffice: 'Kalyani',
  hasBranches: false,
}
const village: PinPlace = { ...kalyani, pin: '741103', postOffice: 'Ghurni', hasBranches: true }
const patna: PinPlace = {
  pin: '800001',
  states: ['BIHAR'],
  district: 'PATNA',
  postOffice: 'Patna GPO',
  hasBranches: false,
}
const border: PinPlace = {
  pin: '605102',
  states: ['TAMIL NADU', 'PUDUCHERRY'],
  district: null,
  postOffice: 'Thirukkanur',
  hasBranches: true,
}
const army: PinPlace = { pin: '914123', states: [], district: null, postOffice: null, hasBranches: false }

const empty = NOTHING_FILLED
const ofKalyani = { state: 'WEST BENGAL', district: 'NADIA', postOffice: 'Kalyani' }
const fill = (place: PinPlace, now: PlaceFields, ours: PlaceFields = empty, onlySoleOffice = false) =>
  filledFields({ place, now, ours, onlySoleOffice })

describe('a PIN code', () => {
  it('fills in empty fields', () => {
    expect(fill(kalyani, empty)).toEqual(ofKalyani)
  })

  it('replaces what an earlier code filled in, also in capitals', () => {
    const now = { ...ofKalyani, postOffice: 'KALYANI' }
    expect(fill(patna, now, ofKalyani)).toEqual({ state: 'BIHAR', district: 'PATNA', postOffice: 'Patna GPO' })
  })

  it('keeps what was typed', () => {
    const typed = { state: 'WEST BENGAL', district: 'HOOGHLY', postOffice: 'BANDEL' }
    expect(fill(kalyani, typed)).toEqual(typed)
    expect(fill(kalyani, { ...empty, postOffice: 'Gayespur' })).toEqual({ ...ofKalyani, postOffice: 'Gayespur' })
    expect(fill(patna, { ...ofKalyani, district: 'HOOGHLY', state: 'ASSAM' }, ofKalyani)).toMatchObject({
      state: 'ASSAM',
      district: 'HOOGHLY',
    })
  })

  it('says nothing of a district and a post office in another state than the chosen one', () => {
    expect(fill(patna, { ...empty, state: 'ASSAM' })).toEqual({ ...empty, state: 'ASSAM' })
  })

  it('leaves no district of another state behind', () => {
    const now = { ...ofKalyani, district: 'HOOGHLY' }
    expect(fill(patna, now, { ...empty, state: 'WEST BENGAL' })).toMatchObject({ state: 'BIHAR', district: 'PATNA' })
    expect(fill(border, now, { ...empty, state: 'WEST BENGAL' })).toMatchObject({ state: '', district: '' })
  })

  it('leaves the state to the person where it has several', () => {
    expect(fill(border, empty)).toEqual({ ...empty, postOffice: 'Thirukkanur' })
    const chosen = { ...empty, state: 'PUDUCHERRY' }
    expect(fill(border, chosen, chosen)).toMatchObject({ state: 'PUDUCHERRY', district: '' })
  })

  it('removes what it filled in where the next one says nothing', () => {
    expect(fill(army, ofKalyani, ofKalyani)).toEqual({ ...empty, state: 'WEST BENGAL' })
  })

  it('leaves out an office with branches where one of these may be meant', () => {
    expect(fill(village, empty, empty, true).postOffice).toBe('')
    expect(fill(village, empty).postOffice).toBe('Ghurni')
    expect(fill(kalyani, empty, empty, true).postOffice).toBe('Kalyani')
  })
})

it('knows afterwards what was filled in', () => {
  expect(filledByUs(empty, ofKalyani, empty)).toEqual(ofKalyani)
  const typed = { ...empty, postOffice: 'Gayespur' }
  const next = fill(kalyani, typed)
  expect(filledByUs(typed, next, empty)).toEqual({ ...ofKalyani, postOffice: '' })
  expect(filledByUs(next, next, { ...ofKalyani, postOffice: '' })).toEqual({ ...ofKalyani, postOffice: '' })
})

describe('fitsState', () => {
  it.each([
    [kalyani, 'WEST BENGAL', true],
    [kalyani, 'BIHAR', false],
    [kalyani, '', true],
    [border, 'PUDUCHERRY', true],
    [border, 'TAMIL NADU', true],
    [border, 'KERALA', false],
    [army, 'BIHAR', true],
  ])('%o in %s: %s', (place, state, fits) => {
    expect(fitsState(place, state)).toBe(fits)
  })
})
