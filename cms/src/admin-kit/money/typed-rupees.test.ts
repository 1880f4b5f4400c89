import { formatPaise } from '@pravesh/shared/platform/money'
import { describe, expect, it } from 'vitest'
import { readRupees } from './typed-rupees.ts'

describe('readRupees', () => {
  it.each([
    ['1250', 125000],
    ['0', 0],
    ['007', 700],
    ['1,24,000', 12400000],
    ['12,40,000.50', 124000050],
    ['1,240,000', 124000000],
    ['₹ 1,250.50', 125050],
    ['₹1250.05', 125005],
    ['Rs. 1,250/-', 125000],
    ['Rs 1250', 125000],
    ['INR 1,250', 125000],
    ['  1250  ', 125000],
  ])('reads %s', (typed, paise) => {
    expect(readRupees(typed)).toEqual({ paise })
  })

  it.each(['', '   '])('reads “%s” as empty', (typed) => {
    expect(readRupees(typed)).toEqual({ paise: null })
  })

  it.each([
    ['1.5 lakh', 15000000],
    ['1.5lakhs', 15000000],
    ['2 lac', 20000000],
    ['Rs 1.25 L', 12500000],
    ['1 crore', 1000000000],
    ['0.5 cr', 500000000],
    ['30k', 3000000],
    ['₹30K', 3000000],
    ['30 thousand', 3000000],
    ['30.000', 3000000],
    ['1.50.000', 15000000],
    ['12.345', 1234500],
    ['1.250,50', 125050],
    ['1250.5', 125050],
    ['12.', 1200],
    ['.50', 50],
    ['-5', 500],
    ['1,50,00', 1500000],
    ['1,5000', 1500000],
    [',500', 50000],
    ['1 50 000', 15000000],
  ])('suggests an amount for %s', (typed, meant) => {
    const read = readRupees(typed)
    if (!('problem' in read)) throw new Error(`${typed} was read as ${read.paise}`)
    expect(read.meant).toBe(meant)
    expect(read.problem).toMatch(/^Did you mean ₹[\d,.]+\?/)
  })

  it.each([
    ['free'],
    ['.'],
    ['₹'],
    ['1e9'],
    ['0x10'],
    ['+-5'],
    ['1250 to 1500'],
    ['1250-1500'],
    ['1.2.3'],
    ['900 crore'],
    ['1.23456 lakh crore'],
    ['NaN'],
    ['Infinity'],
  ])('rejects %s without a suggestion', (typed) => {
    expect(readRupees(typed)).toEqual({
      problem: 'Enter the amount in rupees, in digits only, such as 1,250 or 1,250.50.',
      meant: null,
    })
  })

  it('suggests an amount that it accepts itself', () => {
    expect(readRupees('1.5 lakh')).toMatchObject({ problem: 'Did you mean ₹1,50,000? Enter the amount in digits.' })
  })

  it('reads its own formatted output', () => {
    for (const paise of [0, 1, 99, 100, 125050, 12345600]) {
      expect(readRupees(formatPaise(paise))).toEqual({ paise })
    }
  })
})
