import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isUnassignedPin } from '@pravesh/shared/platform/places/pin-code'
import { districtsOf } from '@pravesh/shared/platform/places/places'
import { STATES } from '@pravesh/shared/platform/places/states'
import { ADDRESS_LIMITS } from '@pravesh/shared/shop/orders/address'
import { describe, expect, it } from 'vitest'
import { parseDirectory } from './directory.ts'
import { findPlace } from './place-of-pin.ts'

/** A code of the main post office of each state and union territory. */
const MAIN: [state: string, pin: string, postOffice: string][] = [
  ['ANDAMAN AND NICOBAR ISLANDS', '744101', 'Port Blair'],
  ['ANDHRA PRADESH', '520001', 'Vijayawada GPO'],
  ['ARUNACHAL PRADESH', '791111', 'Itanagar'],
  ['ASSAM', '781001', 'Guwahati GPO'],
  ['BIHAR', '800001', 'Patna GPO'],
  ['CHANDIGARH', '160017', 'Chandigarh GPO'],
  ['CHHATTISGARH', '492001', 'Raipur'],
  ['DADRA AND NAGAR HAVELI AND DAMAN AND DIU', '396210', 'Daman'],
  ['DELHI', '110001', 'New Delhi GPO'],
  ['GOA', '403001', 'Panaji'],
  ['GUJARAT', '382010', 'Gandhinagar Gujarat'],
  ['HARYANA', '122001', 'Gurgaon'],
  ['HIMACHAL PRADESH', '171001', 'Shimla GPO'],
  ['JAMMU AND KASHMIR', '190001', 'Srinagar GPO'],
  ['JHARKHAND', '834001', 'Ranchi GPO'],
  ['KARNATAKA', '560001', 'Bengaluru GPO'],
  ['KERALA', '695001', 'Thiruvananthapuram GPO'],
  ['LADAKH', '194101', 'Leh'],
  ['LAKSHADWEEP', '682555', 'Kavaratti'],
  ['MADHYA PRADESH', '462001', 'Bhopal GPO'],
  ['MAHARASHTRA', '400001', 'Mumbai GPO'],
  ['MANIPUR', '795001', 'Imphal'],
  ['MEGHALAYA', '793001', 'Shillong GPO'],
  ['MIZORAM', '796001', 'Aizawl'],
  ['NAGALAND', '797001', 'Kohima'],
  ['ODISHA', '751001', 'Bhubaneswar GPO'],
  ['PUDUCHERRY', '605001', 'Pondicherry'],
  ['PUNJAB', '143001', 'Amritsar GPO'],
  ['RAJASTHAN', '302001', 'Jaipur GPO'],
  ['SIKKIM', '737101', 'Gangtok'],
  ['TAMIL NADU', '600001', 'Chennai GPO'],
  ['TELANGANA', '500001', 'Hyderabad GPO'],
  ['TRIPURA', '799001', 'Agartala'],
  ['UTTAR PRADESH', '226001', 'Lucknow GPO'],
  ['UTTARAKHAND', '248001', 'Dehradun GPO'],
  ['WEST BENGAL', '700001', 'Kolkata GPO'],
]

describe('findPlace', () => {
  it('knows every state and union territory', () => {
    expect(MAIN.map(([state]) => state)).toEqual(STATES)
  })

  it.each(MAIN)('finds %s by %s', (state, pin, postOffice) => {
    expect(findPlace(pin)).toMatchObject({ states: [state], postOffice })
  })

  it('finds the district in our table', () => {
    expect(findPlace('742101')).toEqual({
      pin: '742101',
      states: ['WEST BENGAL'],
      district: 'MURSHIDABAD',
      postOffice: 'Berhampore',
      hasBranches: false,
    })
    expect(findPlace('700124').district).toBe('NORTH 24 PARGANAS')
    expect(findPlace('741103').hasBranches).toBe(true)
  })

  it('finds both states of a code along a border, and no district', () => {
    expect(findPlace('605102').states.toSorted()).toEqual(['PUDUCHERRY', 'TAMIL NADU'])
    expect(findPlace('605102').district).toBeNull()
  })

  it('knows the states alone of a code that the directory lacks', () => {
    expect(findPlace('741999')).toEqual({
      pin: '741999',
      states: ['WEST BENGAL'],
      district: null,
      postOffice: null,
      hasBranches: false,
    })
    expect(findPlace('246999').states).toEqual(['UTTARAKHAND', 'UTTAR PRADESH'])
  })

  it('knows no place of the army’s own codes', () => {
    expect(findPlace('914123')).toMatchObject({ states: [], district: null, postOffice: null })
  })
})

describe('the directory', () => {
  const file = readFileSync(path.join(import.meta.dirname, 'pin-codes.txt'), 'utf8')
  const { entries } = parseDirectory(file)

  it('is bounded, and names its licence', () => {
    expect(entries.size).toBe(19_501)
    expect(file.length).toBeLessThan(450_000)
    expect(file).toContain('Government Open Data License - India')
  })

  it('has places of our tables, by codes that no one refuses', () => {
    for (const [pin, { places, postOffice }] of entries) {
      expect(pin).toMatch(/^[1-8]\d{5}$/)
      expect(isUnassignedPin(pin), pin).toBe(false)
      expect((postOffice ?? '').length, pin).toBeLessThanOrEqual(ADDRESS_LIMITS.city)
      for (const { state, district } of places) {
        expect(STATES).toContain(state)
        if (district !== null) expect(districtsOf(state), pin).toContain(district)
      }
    }
  })

  it('has the codes along borders of states', () => {
    const across = [...entries.values()].filter(({ places }) => new Set(places.map(({ state }) => state)).size > 1)
    expect(across).toHaveLength(27)
  })

  it('has a code for every assigned beginning but those of the army', () => {
    const known = new Set([...entries.keys()].map((pin) => pin.slice(0, 3)))
    const assigned = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'))
      .filter((prefix) => !isUnassignedPin(`${prefix}000`))
      .filter((prefix) => !prefix.startsWith('9'))
    expect(assigned).toEqual([...known].toSorted())
  })
})
