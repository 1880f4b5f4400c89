import { expect, it } from 'vitest'
import { passageProblem } from './check-passage.ts'

it.each([
  ['Pay ₹1,200 by {last day}.', '{last day} तक ₹1,200 दें।'],
  ['Pay 12 parts.', '১২ ভাগে দিন।'],
  ['1st Semester', 'पहला सेमेस्टर'],
  ['1st Semester', 'सेमेस्टर 1'],
  ['Read <1>this</1>.', '<1>यह</1> पढ़ें।'],
])('takes a translation of %s', (english, translation) => {
  expect(passageProblem(english, translation)).toBeNull()
})

it.each([
  ['Pay ₹1,200.', '₹1,300 दें।', { kind: 'numbers', missing: ['1,200'], added: ['1,300'] }],
  ['Twice 5 and 5.', 'दो बार 5।', { kind: 'numbers', missing: ['5'], added: [] }],
  ['1st Semester', 'सेमेस्टर 2', { kind: 'numbers', missing: [], added: ['2'] }],
  ['By {last day}.', '{अंतिम दिन} तक।', { kind: 'placeholders', missing: ['{last day}'], added: ['{अंतिम दिन}'] }],
  ['Read <1>this</1>.', 'यह पढ़ें।', { kind: 'links' }],
  ['Read this.', '<1>यह</1> पढ़ें।', { kind: 'links' }],
  ['Read <1>this</1>.', '<1>यह पढ़ें।', { kind: 'links' }],
  ['Short', 'ल'.repeat(111), { kind: 'long', most: 110 }],
])('names what differs from %s', (english, translation, problem) => {
  expect(passageProblem(english, translation)).toEqual(problem)
})
