import { describe, expect, it } from 'vitest'
import { bookSearchText } from '../book-search-text.ts'
import { asMeant, asSpelt, asTyped } from './read-search.ts'
import { Vocabulary } from './vocabulary.ts'

const TITLES = [
  'Pharmaceutics: Theory and Practice',
  'Pharmaceutical Chemistry',
  'Pedagogy of Mathematics',
  'Childhood and Growing Up',
  'Childhood in India',
  'Pharmacy Law and Ethics',
  'Yoga, Health and Physical Education',
  'बाल विकास और अधिगम',
  'हिन्दी भाषा शिक्षण',
  'প্রাথমিক গণিত',
  'শিক্ষার দর্শন ও সমাজ',
]

function vocabularyOf(titles = TITLES) {
  const vocabulary = new Vocabulary()
  for (const name of titles)
    vocabulary.add(bookSearchText({ name, author: 'Dr. Anita Sen', publisher: 'Vidya Mandir' }))
  return vocabulary
}

describe('a word that no book has', () => {
  it.each([
    ['pharmacutics', ['pharmaceutics']],
    ['phramaceutics', ['pharmaceutics']],
    ['chidlhood', ['childhood']],
    ['yoag', ['yoga']],
    ['farmaceutiks', ['pharmaceutics']],
    ['fisikal', ['physical']],
    ['matematiks', ['mathematics']],
    ['physicaleducation', ['physical education']],
    ['balvikas', ['बाल विकास']],
    ['gonit', ['গণিত']],
    ['shikkhar', ['শিক্ষার']],
    ['हिंदि', ['हिन्दी']],
    ['bhas', ['भाषा']],
    ['chromodynamics', []],
    ['xyz', []],
    ['x'.repeat(100), []],
  ])('%s is corrected to %j', (typed, words) => {
    expect(vocabularyOf().corrections(typed)).toEqual(words)
  })

  it('may be in a book that is added later', () => {
    const vocabulary = vocabularyOf([])
    expect(vocabulary.corrections('botny')).toEqual([])
    vocabulary.add('botany')
    expect(vocabulary.corrections('botny')).toEqual(['botany'])
  })

  it('is corrected to the word of more books', () => {
    const vocabulary = vocabularyOf(['House', 'Mouse', 'Mouse again'])
    expect(vocabulary.corrections('xouse')).toEqual(['mouse'])
  })
})

it('lacks a text that is no part of a word', () => {
  const vocabulary = vocabularyOf()
  expect(['child', 'hildhoo', 'pharmacutics', 'विका', 'zz'].map((text) => vocabulary.lacks(text))).toEqual([
    false,
    false,
    true,
    false,
    true,
  ])
  vocabulary.add('pharmacutics')
  expect(vocabulary.lacks('pharmacutics'), 'a book that is added later has it').toBe(false)
})

describe('a search', () => {
  const vocabulary = vocabularyOf()
  it.each([
    ['maths', ['maths', 'mathematics'], 'mathematics'],
    ['hindi', ['hindi', 'हिन्दी'], 'हिन्दी'],
    ['childhood', ['childhood'], null],
  ])('for %s also looks for what it stands for', (typed, term, meant) => {
    expect(asSpelt(typed, vocabulary)).toEqual({ terms: [term], course: null, meant })
    expect(asTyped(typed)).toEqual({ terms: [[typed]], course: null, meant: null })
  })

  it('for words in Latin letters looks for titles in Hindi', () => {
    const { terms, meant } = asSpelt('Bal Vikas', vocabulary)
    expect(terms).toEqual([
      ['bal', 'बाल'],
      ['vikas', 'विकास'],
    ])
    expect(meant).toBe('बाल विकास')
  })

  it('is said in one script, although a word is in titles of several', () => {
    const both = vocabularyOf(['भाषा', 'भाषा शिक्षण', 'বাংলা ভাষা', 'गणित'])
    expect(asSpelt('bangla bhasha', both).meant).toBe('বাংলা ভাষা')
    expect(asSpelt('bhasha ganit', both).meant).toBe('भाषा गणित')
  })

  it.each(['bed', 'B.Ed', 'bed books', 'books for B. Ed.', 'bed ki kitab'])('for %s looks for a course', (typed) => {
    expect(asSpelt(typed, vocabulary)).toMatchObject({ terms: [], meant: 'B.Ed' })
  })

  it.each([
    ['pharmacutics', 'pharmaceutics'],
    ['pharmacutics books', 'pharmaceutics'],
    ['childhood books', 'childhood'],
    ['bed maths', 'B.Ed mathematics'],
    ['"childhood",', 'childhood'],
    ['the childhod and pharmcy', 'childhood pharmacy'],
  ])('for %s means %s', (typed, meant) => {
    expect(asMeant(typed, vocabulary)?.meant).toBe(meant)
  })

  it.each(['childhood', 'books', 'gr.wing', '.*', 'c_ildhood', '^childhood', '%', '\\w', '1234'])(
    'for %s means what was typed',
    (typed) => {
      expect(asMeant(typed, vocabulary)).toBeNull()
    },
  )
})
