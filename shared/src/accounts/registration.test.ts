import { describe, expect, it } from 'vitest'
import { registrationSchema } from './registration.ts'

const form = {
  name: ' asha  mondal ',
  email: ' Asha.Mondal@Example.IN ',
  phone: '+91 98300-12345',
  role: 'Student',
  password: 'Pass@1',
}
const validationErrors = (change: Record<string, unknown>) => {
  const parsed = registrationSchema.safeParse({ ...form, ...change })
  return parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])
}

describe('registrationSchema', () => {
  it('normalises name, e-mail address and phone number', () => {
    expect(registrationSchema.parse(form)).toEqual({
      ...form,
      name: 'ASHA MONDAL',
      email: 'asha.mondal@example.in',
      phone: '9830012345',
    })
  })

  it.each(['রিমা দাস', "D'SOUZA", 'MD. RAHIM (ALI)', 'ক্‌ষ', 'ÉLODIE', 'S/O RAM'])('accepts the name %s', (name) => {
    expect(validationErrors({ name })).toEqual([])
  })

  it.each(['', '   ', '123', '<b>Asha</b>', '\u202eahsa', '📚', '--', null, 7, ['a'], { $gt: '' }, 'x'.repeat(101)])(
    'refuses the name %j',
    (name) => {
      expect(validationErrors({ name }).map(([field]) => field)).toContain('name')
    },
  )

  it.each(['', 'asha', 'asha@', '@example.in', 'a b@example.in', 'a@b', null, { $gt: '' }, `${'x'.repeat(250)}@a.in`])(
    'refuses the e-mail address %j',
    (email) => {
      expect(validationErrors({ email }).map(([field]) => field)).toContain('email')
    },
  )

  it.each(['', '983001234', '98300123456', '1234567890', 'abcdefghij', '૯૮૩૦૦૧૨૩૪૫', null, 9830012345])(
    'refuses the phone number %j',
    (phone) => {
      expect(validationErrors({ phone })[0]).toEqual(['phone', 'Enter Phone No. & number should be 10 digit'])
    },
  )

  it.each(['', 'student', 'STUDENT', 'Admin', null, ['Student'], { $ne: 'x' }])('refuses the role %j', (role) => {
    expect(validationErrors({ role })).toEqual([['role', 'Choose Guest or Student']])
  })

  it.each(['', 'Aa1@', 'password', 'Password1', 'password1@', 'PASSWORD1@', 'Password@', null])(
    'refuses the weak password %j',
    (password) => {
      expect(validationErrors({ password })[0]).toEqual([
        'password',
        'Use strong password: 1 number, 1 uppercase, 1 lowercase, 1 special character',
      ])
    },
  )

  it('refuses a password above the maximum length', () => {
    expect(validationErrors({ password: `Aa1@${'x'.repeat(125)}` })).toHaveLength(1)
  })

  it('accepts only published versions of the privacy notice', () => {
    expect(validationErrors({ noticeVersion: '1999-01-01' })).toHaveLength(1)
    expect(validationErrors({ noticeVersion: '2023-11-20' })).toEqual([])
  })
})
