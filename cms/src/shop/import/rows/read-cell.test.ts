import { describe, expect, it } from 'vitest'
import { importWords } from '../words.ts'
import { choiceCell, isbnCell, measureCell, rupeesCell, textCell, wholeCell, yesNoCell } from './read-cell.ts'

describe('a text', () => {
  const read = textCell({ maxLength: 5, required: false })

  it('has at most its length', () => {
    expect(read('Books')).toEqual({ value: 'Books' })
    expect(read('Books!')).toEqual({ problem: importWords.tooLong(5) })
  })

  it('may be empty unless it is required', () => {
    expect(read('')).toEqual({ value: '' })
    expect(textCell({ maxLength: 5, required: true })('')).toEqual({ problem: importWords.missing })
    expect(textCell({ maxLength: 5, required: true })('A')).toEqual({ value: 'A' })
  })

  it('has no control characters', () => {
    expect(read('A\u0000')).toHaveProperty('problem')
  })
})

describe('an amount', () => {
  it.each([
    ['1,250.50', 1_250_50],
    ['0', 0],
    ['10,00,00,000', 10_00_00_000_00],
  ])('%s is read', (text, value) => {
    expect(rupeesCell(text)).toEqual({ value })
  })

  it.each([
    ['', 'Enter an amount'],
    ['10,00,00,001', 'cannot be more than'],
    ['free', 'Enter the amount in rupees'],
  ])('"%s" is refused', (text, problem) => {
    expect(rupeesCell(text)).toMatchObject({ problem: expect.stringContaining(problem) })
  })
})

describe('a whole number', () => {
  const read = wholeCell({ min: -2, max: 10 })

  it.each([
    ['-2', -2],
    ['0', 0],
    ['+7', 7],
    ['10', 10],
  ])('%s is read', (text, value) => {
    expect(read(text)).toEqual({ value })
  })

  it.each(['-3', '11', '1.5', '1e1', ''])('"%s" is refused', (text) => {
    expect(read(text)).toEqual({ problem: importWords.whole(-2, 10) })
  })
})

describe('a measure', () => {
  const read = measureCell(60)

  it.each([
    ['', null],
    ['18.5', 18.5],
    ['60', 60],
  ])('"%s" is read', (text, value) => {
    expect(read(text)).toEqual({ value })
  })

  it.each(['60.1', '-1', '1e1', '18 cm'])('%s is refused', (text) => {
    expect(read(text)).toEqual({ problem: importWords.measure(60) })
  })
})

describe('an ISBN', () => {
  it('is read in any spelling, and may be left out', () => {
    expect(['978-0-306-40615-7', '0-306-40615-2', ''].map(isbnCell)).toEqual([
      { value: '9780306406157' },
      { value: '9780306406157' },
      { value: '' },
    ])
  })

  it('is refused with a wrong digit, and where the spreadsheet has rounded it', () => {
    expect(isbnCell('978-0-306-40615-8')).toEqual({ problem: importWords.isbn })
    for (const rounded of ['9.78031E+12', '9,78031e12']) {
      expect(isbnCell(rounded)).toEqual({ problem: importWords.roundedIsbn })
    }
  })
})

describe('a choice', () => {
  const read = choiceCell({ first: '1st semester', second: '2nd semester' })

  it('is a label or a value in any case', () => {
    expect(['first', 'SECOND', '1ST Semester'].map(read)).toEqual([
      { value: 'first' },
      { value: 'second' },
      { value: 'first' },
    ])
    expect(read('third')).toEqual({ problem: importWords.choice(['1st semester', '2nd semester']) })
  })
})

describe('yes or no', () => {
  it.each(['Yes', 'y', 'TRUE', '1'])('%s is yes', (text) => {
    expect(yesNoCell(text)).toEqual({ value: true })
  })

  it.each(['No', 'n', 'FALSE', '0'])('%s is no', (text) => {
    expect(yesNoCell(text)).toEqual({ value: false })
  })

  it.each(['', 'maybe'])('"%s" is refused', (text) => {
    expect(yesNoCell(text)).toEqual({ problem: importWords.choice(['Yes', 'No']) })
  })
})
