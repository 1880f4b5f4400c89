import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it.each([
  ['ASHA MONDAL', 'Asha'],
  ['RAHUL', 'Rahul'],
  ['MD. RAHIM ALI', 'Md. Rahim'],
  ['SK RAHIM', 'Sk Rahim'],
  ['রিমা দাস', 'রিমা'],
  ['', ''],
])('%s is greeted as %s', (name, greeted) => expect(firstName(name)).toBe(greeted))
