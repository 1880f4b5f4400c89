import { describe, expect, it } from 'vitest'
import {
  DUPLICATE_REASON_LABELS,
  DUPLICATE_REASONS,
  isOpenPair,
  nameBirthKey,
  pairKey,
  sharedReasons,
} from './duplicates.ts'

describe('nameBirthKey', () => {
  const key = (applicantName: string, dateOfBirth = '2003-08-15') => nameBirthKey({ applicantName, dateOfBirth })

  it.each([
    ['ASHA MONDAL', 'Mondal Asha'],
    ['ASHA MONDAL', '  asha   mondal '],
    ['A. K. SEN', 'A K SEN'],
    ['JOSÉ D’SOUZA', 'JOSE D SOUZA'],
    ['আশা মণ্ডল', 'মণ্ডল আশা'],
  ])('of %s is that of %s', (one, other) => expect(key(one)).toBe(key(other)))

  it.each([
    ['ASHA MONDAL', 'ASHA MANDAL'],
    ['ASHA MONDAL', 'ASHA'],
    ['आशा मंडल', 'आश मंडल'],
  ])('of %s is not that of %s', (one, other) => expect(key(one)).not.toBe(key(other)))

  it('needs a name and a date', () => {
    expect(key('')).toBeNull()
    expect(key(' . ')).toBeNull()
    expect(key('ASHA', '')).toBeNull()
    expect(nameBirthKey({})).toBeNull()
    expect(key('ASHA', '2003-08-16')).not.toBe(key('ASHA'))
  })
})

describe('sharedReasons', () => {
  const one = { aadhaarHash: 'h', studentPhone: '1', studentEmail: 'a@b.in', nameBirthKey: 'k' }

  it('names all that two applications share', () => {
    expect(sharedReasons(one, { ...one, studentEmail: 'A@B.in' })).toEqual([...DUPLICATE_REASONS])
    expect(sharedReasons(one, { ...one, aadhaarHash: 'g', studentPhone: '2' })).toEqual(['email', 'name-birth'])
    expect(Object.keys(DUPLICATE_REASON_LABELS)).toEqual([...DUPLICATE_REASONS])
  })

  it('does not take missing values for the same', () => {
    const empty = { aadhaarHash: null, studentPhone: '', studentEmail: '', nameBirthKey: undefined }
    expect(sharedReasons(empty, empty)).toEqual([])
  })
})

describe('isOpenPair', () => {
  it.each([
    [null, [], ['phone'], true],
    [null, [], [], false],
    ['different', ['phone'], ['phone'], false],
    ['different', ['phone', 'email'], ['phone'], false],
    ['different', ['phone'], ['identity', 'phone'], true],
    ['same', ['phone'], ['identity', 'phone'], false],
  ] as const)('%s about %j, with %j now: %s', (verdict, judgedReasons, reasons, expected) => {
    expect(isOpenPair({ verdict, judgedReasons, reasons })).toBe(expected)
  })
})

it('a pair has one key', () => expect(pairKey('b', 'a')).toBe(pairKey('a', 'b')))
