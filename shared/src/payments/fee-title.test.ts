import { expect, it } from 'vitest'
import { feeTitle } from './fee-title.ts'

const translate = (text: string) => (text === '1st Semester' ? 'সেমেস্টার 1' : text)

it.each([
  ['1st Semester', 'সেমেস্টার 1'],
  ['1st Semester (2)', 'সেমেস্টার 1 (2)'],
  ['At admission', 'At admission'],
  ['', ''],
])('“%s” is shown as “%s”', (title, shown) => expect(feeTitle(title, translate)).toBe(shown))
