import { describe, expect, it } from 'vitest'
import { matchingColleagues, mentionedIn, typedMention } from './mentions.ts'

const rita = { id: '1', name: 'Rita' }
const mondal = { id: '2', name: 'Rita Mondal' }
const arun = { id: '3', name: 'Arun Sen' }
const namesake = { id: '4', name: 'Arun Sen' }
const all = [rita, mondal, arun]

describe('mentionedIn', () => {
  it.each([
    ['@Rita Mondal, see the marks', [mondal]],
    ['@rita: see @ARUN SEN.', [rita, arun]],
    ['@Rita Mondals marks', [rita]],
    ['@Ritashree', []],
    ['mail rita@Rita', []],
    ['@Arun', []],
    ['@@Rita @Rita', [rita]],
    ['', []],
  ])('%s', (text, expected) => expect(mentionedIn(text, all)).toEqual(expected))

  it('takes the namesake who was chosen, or all', () => {
    expect(mentionedIn('@Arun Sen', [arun, namesake])).toEqual([arun, namesake])
    expect(mentionedIn('@Arun Sen', [arun, namesake], ['4'])).toEqual([namesake])
    expect(mentionedIn('no one', [arun, namesake], ['4'])).toEqual([])
  })
})

describe('typedMention', () => {
  it.each([
    ['see @Ri', 7, { from: 4, typed: 'Ri' }],
    ['see @', 5, { from: 4, typed: '' }],
    ['see @Rita Mo and', 12, { from: 4, typed: 'Rita Mo' }],
    ['rita@example', 12, null],
    ['@Rita\nnext', 10, null],
    ['nothing', 3, null],
    [`@${'x'.repeat(60)}`, 61, null],
  ])('%s at %i', (text, cursor, expected) => expect(typedMention(text, cursor)).toEqual(expected))
})

it('colleagues match by the beginning of a word, or of the name', () => {
  expect(matchingColleagues(all, 'mo')).toEqual([mondal])
  expect(matchingColleagues(all, 'rita m')).toEqual([mondal])
  expect(matchingColleagues(all, '')).toEqual(all)
  expect(matchingColleagues(all, 'zz')).toEqual([])
})
