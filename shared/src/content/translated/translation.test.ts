import { describe, expect, it } from 'vitest'
import { changedTranslation, passagesOf, shownText, textState } from './translation.ts'

const rich = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    children: paragraphs.map((words) => ({
      type: 'paragraph',
      children: [{ type: 'text', text: words, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
    })),
  },
})

function translated(
  english: unknown,
  passages: Record<string, string>,
  before?: ReturnType<typeof changedTranslation>,
) {
  const translation = changedTranslation({
    english,
    texts: new Map(Object.entries(passages)),
    before: before ?? undefined,
  })
  if (translation === null) throw new Error('Nothing is translated.')
  return translation
}

describe('a text', () => {
  const fees = translated('Fees', { Fees: 'शुल्क' })

  it.each([
    ['Fees', undefined, 'missing', 'Fees'],
    ['Fees', fees, 'current', 'शुल्क'],
    ['New fees', fees, 'older', 'शुल्क'],
    ['', fees, null, ''],
    [null, fees, null, null],
    ['2026', undefined, null, '2026'],
  ])('%s has the state of its translation, and the page shows what there is', (english, translation, state, shown) => {
    expect(textState(english, translation)).toBe(state)
    expect(shownText<unknown>(english, translation)).toBe(shown)
  })

  it('is current again when the English text returns to what was translated', () => {
    const again = translated('New fees', { 'New fees': 'नया शुल्क' }, fees)
    expect(textState('New fees', again)).toBe('current')
    expect(textState('Fees', again)).toBe('older')
  })

  it('is missing when staff empty its translation', () => {
    expect(changedTranslation({ english: 'Fees', texts: new Map([['Fees', ' ']]), before: fees })).toBeNull()
  })

  it('is missing when a new English text is emptied too', () => {
    expect(changedTranslation({ english: 'New fees', texts: new Map(), before: fees })).toBeNull()
  })
})

describe('rich text', () => {
  const first = rich('One', 'Two')
  const whole = translated(first, { One: 'एक', Two: 'दो' })

  it('is missing until each paragraph is translated', () => {
    const half = translated(first, { One: 'एक', Two: '' })
    expect(textState(first, half)).toBe('missing')
    expect(shownText(first, half)).toBe(first)
    expect(textState(first, translated(first, { One: 'एक', Two: 'दो' }, half))).toBe('current')
  })

  it('shows the whole earlier text while a new paragraph is not translated', () => {
    const second = rich('One', 'Two', 'Three')
    expect(textState(second, whole)).toBe('older')
    expect(passagesOf(shownText(second, whole))).toEqual(['एक', 'दो'])
  })

  it('keeps the earlier text while staff translate the new one in parts', () => {
    const second = rich('One', 'Second', 'Three')
    const part = translated(second, { One: 'एक', Second: 'दूसरा', Three: '' }, whole)
    expect(textState(second, part)).toBe('older')
    expect(passagesOf(shownText(second, part))).toEqual(['एक', 'दो'])
    const done = translated(second, { One: 'एक', Second: 'दूसरा', Three: 'तीन' }, part)
    expect(passagesOf(shownText(second, done))).toEqual(['एक', 'दूसरा', 'तीन'])
    expect(done.passages.map(({ english }) => english)).toEqual(['One', 'Second', 'Three'])
  })

  it('follows a changed order of its paragraphs without work', () => {
    expect(textState(rich('Two', 'One'), whole)).toBe('current')
  })
})
