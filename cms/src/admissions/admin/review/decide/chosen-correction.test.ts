import { describe, expect, it } from 'vitest'
import { isNothing, NOTHING_CHOSEN, withItem, withPart } from './chosen-correction.ts'

const own = ['class10Board', 'class10Marks', 'class10Year']

describe('what the student is asked to correct', () => {
  it('is nothing at first', () => expect(isNothing(NOTHING_CHOSEN)).toBe(true))

  it('takes a single question and gives it back', () => {
    const chosen = withItem(NOTHING_CHOSEN, 'education', own, 'class10Marks', true)
    expect(chosen).toEqual({ parts: [], items: ['class10Marks'] })
    expect(isNothing(withItem(chosen, 'education', own, 'class10Marks', false))).toBe(true)
  })

  it('takes a whole part in place of its questions, and keeps those of others', () => {
    const chosen = { parts: [], items: ['class10Marks', 'fatherName'] }
    expect(withPart(chosen, 'education', own, true)).toEqual({ parts: ['education'], items: ['fatherName'] })
  })

  it('makes a whole part without one question all its others', () => {
    const chosen = withItem({ parts: ['education', 'personal'], items: [] }, 'education', own, 'class10Year', false)
    expect(chosen).toEqual({ parts: ['personal'], items: ['class10Board', 'class10Marks'] })
  })
})
