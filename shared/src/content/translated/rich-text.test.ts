import { describe, expect, it } from 'vitest'
import { firstWords, paragraphsIn, type TextNode, tagsIn, withoutTags, withParagraphs } from './rich-text.ts'

const text = (words: string, format = 0): TextNode => ({ type: 'text', text: words, format, version: 1 })
const link = (...children: TextNode[]): TextNode => ({ type: 'link', fields: { url: 'https://a.example' }, children })
const paragraph = (...children: TextNode[]): TextNode => ({ type: 'paragraph', format: '', children })
const item = (...children: TextNode[]): TextNode => ({ type: 'listitem', children })
const rich = (...children: TextNode[]) => ({ root: { type: 'root', children } })

const nested = rich(
  { type: 'heading', tag: 'h2', children: [text('Rules')] },
  paragraph(
    text('Read '),
    link(text('the '), text('whole', 1), text(' policy')),
    text(' and '),
    text('then', 2),
    text('.'),
  ),
  { type: 'list', children: [item(text('One'), { type: 'list', children: [item(text('Two'))] })] },
  { type: 'horizontalrule' },
)

describe('paragraphsIn', () => {
  it('has headings, paragraphs and items, with links and formats between numbered tags', () => {
    expect(paragraphsIn(nested)).toEqual([
      'Rules',
      'Read <1>the <2>whole</2> policy</1> and <3>then</3>.',
      'One',
      'Two',
    ])
  })

  it('has line breaks inside a paragraph', () => {
    expect(paragraphsIn(rich(paragraph(text('a'), { type: 'linebreak' }, text('b'))))).toEqual(['a\nb'])
  })
})

describe('withParagraphs', () => {
  it('returns the same text when nothing changes', () => {
    expect(withParagraphs(nested, (words) => words)).toEqual(nested)
  })

  it('keeps links, formats and blocks, and lets their order change', () => {
    const changed = withParagraphs(nested, (words) =>
      words.startsWith('Read') ? '<3>फिर</3> <1>यह <2>पूरी</2></1> पढ़ें।' : `[${words}]`,
    )
    expect(paragraphsIn(changed)).toEqual(['[Rules]', '<1>फिर</1> <2>यह <3>पूरी</3></2> पढ़ें।', '[One]', '[Two]'])
    expect(changed.root.children?.[1]?.children?.[2]).toMatchObject({
      type: 'link',
      fields: { url: 'https://a.example' },
    })
    expect(changed.root.children?.[3]).toEqual({ type: 'horizontalrule' })
  })

  it('shows a tag without a counterpart as it is', () => {
    const changed = withParagraphs(rich(paragraph(text('a'))), () => 'x <7>y</7>')
    expect(paragraphsIn(changed)).toEqual(['x <7>y</7>'])
  })
})

describe('tagsIn', () => {
  it.each([
    ['a <1>b <2>c</2></1> <3>d</3>', ['1', '2', '3']],
    ['no tags', []],
    ['<1>not closed', null],
    ['<1>crossed <2>tags</1></2>', null],
    ['closed</1>', null],
  ])('%s', (words, tags) => {
    expect(tagsIn(words)).toEqual(tags)
  })
})

it('removes tags', () => {
  expect(withoutTags('a <1>b <2>c</2></1>')).toBe('a b c')
})

it.each([
  ['Read <1>this</1>.', 'Read '],
  ['<1><2>This</2></1> first.', 'This'],
  ['', ''],
])('has the first words of %s', (words, first) => {
  expect(firstWords(words)).toBe(first)
})
