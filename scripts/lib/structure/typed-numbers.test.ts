import { expect, it } from 'vitest'
import { sourceFile } from './source-file.ts'
import { typedNumberBreaches } from './typed-numbers.ts'

const breaches = (path: string, text: string, exceptions: Parameters<typeof typedNumberBreaches>[1] = []) =>
  typedNumberBreaches([sourceFile(path, text)], exceptions).map(({ line, message }) => `${line} ${message}`)

it.each([
  ['site/src/shop/words/en.ts', "export const en = { time: 'Banks need 5 to 7 working days.' }"],
  ['cms/src/shop/messages/words/en.ts', 'const body = `We refund $' + '{amount} within two days.`'],
  ['shared/src/shop/orders/status.ts', "const paid = 'Delivery costs ₹80.'"],
  ['cms/src/shop/admin/Panel.tsx', 'const panel = <p>You keep 75 % of it</p>'],
  ['cms/src/content/seed/data/policy-return.ts', 'export const policy = `We\n\nanswer in 3 days`'],
])('refuses a typed number in %s', (path, text) => {
  expect(breaches(path, text)).toHaveLength(1)
})

it.each([
  [
    'site/src/shop/words/en.ts',
    'const time = `Banks need $' + '{BANK_DAYS.min} to $' + '{BANK_DAYS.max} working days.`',
  ],
  ['cms/src/content/seed/data/policy-return.ts', 'const policy = `within {time for returns} of delivery`'],
  ['cms/src/content/seed/data/colleges.ts', "const about = 'Ten minutes from the station'"],
  ['cms/src/shop/a.test.ts', "const text = 'Banks need 5 days.'"],
  ['cms/src/documents/draw/styles.ts', 'const css = `table { width: 100%; margin: 0 }\ntd { color: red; width: 50% }`'],
  ['cms/src/shop/fields.ts', "const admin = { width: '50%' } // 5 days of work"],
])('accepts in %s: %s', (path, text) => {
  expect(breaches(path, text)).toEqual([])
})

it('names the line, accepts an exception, and refuses one without a text', () => {
  const path = 'shared/src/payments/terms.ts'
  const code = "const a = 1\nconst text = 'We refund within 15 days.'"
  const exception = { path, text: 'within 15 days', reason: 'The law.' }
  expect(breaches(path, code)).toEqual([expect.stringMatching(/^2 “15 days” is typed/)])
  expect(breaches(path, code, [exception])).toEqual([])
  expect(breaches(path, 'const a = 1', [exception])).toEqual([expect.stringContaining('remove the exception')])
})
