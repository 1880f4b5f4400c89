import { describe, expect, it } from 'vitest'
import { unmetPasswordRules } from './password.ts'
import { passwordChangeFormSchema, resetFormSchema } from './recovery.ts'

describe('unmetPasswordRules', () => {
  it.each([
    ['', ['length', 'number', 'uppercase', 'lowercase', 'special']],
    ['aaaaaa', ['number', 'uppercase', 'special']],
    ['Aa1@', ['length']],
    ['Pass 1', ['special']],
    ['Pass@1', []],
    ['Ünïcödé1₹', []],
  ])('%j lacks %j', (typed, unmet) => {
    expect(unmetPasswordRules(typed)).toEqual(unmet)
  })
})

const first = (parsed: { success: boolean; error?: { issues: { message: string }[] } }) =>
  parsed.error?.issues[0]?.message

describe('error messages of each page', () => {
  it.each([
    [{ password: 'Aa1@', confirm: 'Aa1@' }, 'Password should be more than 5 characters'],
    [
      { password: 'password', confirm: 'password' },
      'Use strong password: 1 number, 1 uppercase, 1 lowercase, 1 special character',
    ],
    [{ password: 'Pass@1', confirm: 'Pass@2' }, 'Both Password not matched'],
    [{ password: 'Pass@1', confirm: 'Pass@1' }, undefined],
  ])('on the reset page for %j', (form, message) => expect(first(resetFormSchema.safeParse(form))).toBe(message))

  it.each([
    [{ current: 'x', password: 'Aa1@', confirm: 'Aa1@' }, 'Password Length must be at least 6 characters'],
    [{ current: 'x', password: 'Pass@1', confirm: 'Pass@2' }, 'Password not match'],
    [{ current: '', password: 'Pass@1', confirm: 'Pass@1' }, 'Enter your password'],
    [{ current: 'x', password: 'Pass@1', confirm: 'Pass@1' }, undefined],
  ])('in the settings for %j', (form, message) => expect(first(passwordChangeFormSchema.safeParse(form))).toBe(message))
})
