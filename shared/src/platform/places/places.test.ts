import { describe, expect, it } from 'vitest'
import { CENTRAL } from './central.ts'
import { parseDistricts } from './district-table.ts'
import { EAST } from './east.ts'
import { NORTH } from './north.ts'
import { NORTH_EAST } from './north-east.ts'
import { DISTRICT_NOT_LISTED, districtOf, districtsOf } from './places.ts'
import { SOUTH } from './south.ts'
import { isState, STATES } from './states.ts'
import { WEST } from './west.ts'

/** From decision 10. */
const COUNTS: Record<string, number> = {
  'ANDAMAN AND NICOBAR ISLANDS': 3,
  'ANDHRA PRADESH': 28,
  'ARUNACHAL PRADESH': 28,
  ASSAM: 35,
  BIHAR: 38,
  CHANDIGARH: 1,
  CHHATTISGARH: 33,
  'DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 3,
  DELHI: 13,
  GOA: 3,
  GUJARAT: 34,
  HARYANA: 23,
  'HIMACHAL PRADESH': 12,
  'JAMMU AND KASHMIR': 20,
  JHARKHAND: 24,
  KARNATAKA: 31,
  KERALA: 14,
  LADAKH: 7,
  LAKSHADWEEP: 1,
  'MADHYA PRADESH': 55,
  MAHARASHTRA: 36,
  MANIPUR: 16,
  MEGHALAYA: 12,
  MIZORAM: 11,
  NAGALAND: 17,
  ODISHA: 30,
  PUDUCHERRY: 4,
  PUNJAB: 23,
  RAJASTHAN: 41,
  SIKKIM: 6,
  'TAMIL NADU': 38,
  TELANGANA: 33,
  TRIPURA: 8,
  'UTTAR PRADESH': 75,
  UTTARAKHAND: 13,
  'WEST BENGAL': 23,
}

const regions = [NORTH, CENTRAL, EAST, NORTH_EAST, WEST, SOUTH]
const table = regions.flatMap((region) => Object.entries(region))
const namesOf = (entry: string) => parseDistricts(entry).flatMap(({ name, aliases }) => [name, ...aliases])

describe('the table of states', () => {
  it('has 28 states and 8 union territories, each once and in alphabetical order', () => {
    expect(STATES).toEqual(Object.keys(COUNTS))
    expect(STATES).toHaveLength(36)
    expect(table).toHaveLength(36)
  })

  it.each(STATES.map((state) => [state]))('has as many districts of %s as decision 10 lists', (state) => {
    expect(districtsOf(state)).toHaveLength(COUNTS[state] ?? 0)
  })

  it('has 792 districts in all', () => {
    expect(STATES.flatMap(districtsOf)).toHaveLength(792)
  })
})

describe.each(table)('the districts of %s', (state, entry) => {
  it('are written in plain upper case, with single spaces', () => {
    for (const name of [state, ...namesOf(entry)]) expect(name).toMatch(/^[A-Z0-9.()-]+( [A-Z0-9.()-]+)*$/)
  })

  it('are in alphabetical order', () => {
    expect(districtsOf(state)).toEqual([...districtsOf(state)].sort())
  })

  it('share no name or alias, even after normalisation', () => {
    const names = namesOf(entry).map((name) => name.replace(/[^A-Z0-9]/g, ''))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are found by each of their names', () => {
    for (const { name, aliases } of parseDistricts(entry)) {
      for (const known of [name, ...aliases]) expect([known, districtOf(state, known)]).toEqual([known, name])
    }
  })
})

describe('districtsOf', () => {
  it.each([
    ['ANDHRA PRADESH', ['SRI SATHYA SAI', 'YSR KADAPA', 'MARKAPURAM', 'POLAVARAM']],
    ['ARUNACHAL PRADESH', ['BICHOM', 'KEYI PANYOR', 'ITANAGAR CAPITAL COMPLEX']],
    ['ASSAM', ['KAMRUP', 'KAMRUP METROPOLITAN', 'SRIBHUMI', 'BAJALI', 'TAMULPUR']],
    ['DELHI', ['OLD DELHI', 'CENTRAL NORTH DELHI', 'OUTER NORTH DELHI', 'NEW DELHI']],
    ['GOA', ['KUSHAVATI']],
    ['GUJARAT', ['VAV-THARAD', 'BANASKANTHA']],
    ['HARYANA', ['HANSI', 'GURUGRAM', 'NUH']],
    ['KARNATAKA', ['BALLARI', 'BELAGAVI', 'KALABURAGI', 'BENGALURU URBAN', 'BENGALURU SOUTH', 'VIJAYANAGARA']],
    ['LADAKH', ['LEH', 'KARGIL', 'ZANSKAR', 'DRASS', 'SHAM', 'NUBRA', 'CHANGTHANG']],
    ['MADHYA PRADESH', ['MAIHAR', 'MAUGANJ', 'PANDHURNA', 'NARMADAPURAM']],
    ['MAHARASHTRA', ['AHILYANAGAR', 'CHHATRAPATI SAMBHAJINAGAR', 'DHARASHIV', 'PALGHAR']],
    ['MEGHALAYA', ['EASTERN WEST KHASI HILLS']],
    ['NAGALAND', ['CHUMOUKEDIMA', 'MELURI', 'NIULAND', 'SHAMATOR', 'TSEMINYU']],
    ['PUNJAB', ['MALERKOTLA']],
    ['RAJASTHAN', 'BALOTRA BEAWAR DEEG DIDWANA-KUCHAMAN KHAIRTHAL-TIJARA KOTPUTLI-BEHROR PHALODI SALUMBAR'.split(' ')],
    ['SIKKIM', ['GANGTOK', 'GYALSHING', 'MANGAN', 'NAMCHI', 'PAKYONG', 'SORENG']],
    ['UTTAR PRADESH', ['PRAYAGRAJ', 'AYODHYA']],
    ['WEST BENGAL', ['KALIMPONG', 'JHARGRAM', 'PASCHIM BARDHAMAN', 'PURBA BARDHAMAN']],
  ])('has in %s what older lists lack or call by a former name', (state, districts) => {
    expect(districtsOf(state)).toEqual(expect.arrayContaining(districts))
  })

  it.each([
    ['ANDHRA PRADESH', 'MADANAPALLE'],
    ['DELHI', 'SHAHDARA'],
    ['MADHYA PRADESH', 'NAGDA'],
    ['MADHYA PRADESH', 'CHACHODA'],
    ['RAJASTHAN', 'KEKRI'],
    ['UTTARAKHAND', 'DIDIHAT'],
    ['UTTARAKHAND', 'KOTDWAR'],
    ['UTTARAKHAND', 'RANIKHET'],
    ['UTTARAKHAND', 'YAMUNOTRI'],
    ['WEST BENGAL', 'SUNDARBANS'],
  ])('does not have in %s what was never formed or no longer is: %s', (state, district) => {
    expect(districtsOf(state)).not.toContain(district)
    expect(districtOf(state, district)).toBeNull()
  })

  it.each(['', 'NEW DELHI', 'west bengal', 'TELENGANA', 'constructor', '__proto__'])('has none for "%s"', (name) => {
    expect(isState(name)).toBe(false)
    expect(districtsOf(name)).toEqual([])
    expect(districtOf(name, 'PATNA')).toBeNull()
  })
})

describe('districtOf', () => {
  it.each([
    ['UTTAR PRADESH', 'ALLAHABAD', 'PRAYAGRAJ'],
    ['UTTAR PRADESH', 'Faizabad', 'AYODHYA'],
    ['KARNATAKA', 'BANGALORE', 'BENGALURU URBAN'],
    ['KARNATAKA', 'RAMANAGARA', 'BENGALURU SOUTH'],
    ['KARNATAKA', 'BENGALURU NORTH', 'BENGALURU RURAL'],
    ['KARNATAKA', 'GULBARGA', 'KALABURAGI'],
    ['MAHARASHTRA', 'AURANGABAD', 'CHHATRAPATI SAMBHAJINAGAR'],
    ['BIHAR', 'AURANGABAD', 'AURANGABAD'],
    ['ASSAM', 'KARIMGANJ', 'SRIBHUMI'],
    ['SIKKIM', 'East District', 'GANGTOK'],
    ['NAGALAND', 'Ch\u00fcmoukedima', 'CHUMOUKEDIMA'],
    ['ANDHRA PRADESH', 'dr b r ambedkar konaseema', 'DR. B.R. AMBEDKAR KONASEEMA'],
    ['RAJASTHAN', '  Kotputli \u2013 Behror ', 'KOTPUTLI-BEHROR'],
    ['HIMACHAL PRADESH', 'Lahaul & Spiti', 'LAHAUL AND SPITI'],
    ['WEST BENGAL', 'Dist. 24-Parganas (North)', 'NORTH 24 PARGANAS'],
  ])('reads in %s "%s" as %s', (state, typed, district) => {
    expect(districtOf(state, typed)).toBe(district)
  })

  it.each(['', '  ', 'DISTRICT', 'ATLANTIS', 'PATNA', DISTRICT_NOT_LISTED])(
    'knows none in Assam called "%s"',
    (typed) => {
      expect(districtOf('ASSAM', typed)).toBeNull()
    },
  )
})
