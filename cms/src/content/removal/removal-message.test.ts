import { describe, expect, it } from 'vitest'
import { removalMessage, usesMessage } from './removal-message.ts'

const applications = (total: number) => ({ noun: ['application', 'applications'] as [string, string], total })

describe('the reason why a record cannot be removed', () => {
  it.each([
    [[applications(1)], '1 application uses this course.'],
    [[applications(7)], '7 applications use this course.'],
    [[applications(1234)], '1,234 applications use this course.'],
    [[applications(1), { noun: ['fee', 'fees'], total: 1 }], '1 application and 1 fee use this course.'],
    [
      [{ noun: ['course', 'courses'], total: 4, names: ['“A”', '“B”', '“C”'] }],
      '4 courses (“A”, “B”, “C”, …) use this course.',
    ],
  ] as const)('lists the uses (%#)', (uses, words) => {
    expect(usesMessage(uses as unknown as Parameters<typeof usesMessage>[0], 'course')).toBe(words)
  })

  it('includes an alternative, if there is one', () => {
    const uses = [applications(2)]
    expect(removalMessage({ uses, kind: 'course', collection: 'courses' })).toContain('untick “Enrolment is open”')
    expect(removalMessage({ uses, kind: 'book', collection: 'books' })).toBe('2 applications use this book.')
  })

  it('contains no colon, after which the admin expects a list of fields', () => {
    for (const collection of ['courses', 'colleges', 'subjects', 'academic-sessions', 'media'])
      expect(removalMessage({ uses: [applications(2)], kind: 'record', collection })).not.toContain(':')
  })
})
