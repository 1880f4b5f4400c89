import { describe, expect, it } from 'vitest'
import { CONTACT_LIMITS, contactMessageSchema } from './contact-message.ts'

const message = {
  firstName: ' Asha ',
  lastName: 'Mondal',
  phone: '+91 98300-12345',
  comment: 'Is the D.El.Ed course in Bengali?\r\nThank you.',
}

const validationErrors = (change: Record<string, unknown>) => {
  const parsed = contactMessageSchema.safeParse({ ...message, ...change })
  return parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])
}

describe('contactMessageSchema', () => {
  it('normalises the input', () => {
    expect(contactMessageSchema.parse(message)).toEqual({
      firstName: 'Asha',
      lastName: 'Mondal',
      phone: '9830012345',
      comment: 'Is the D.El.Ed course in Bengali?\nThank you.',
    })
  })

  it.each([undefined, null, '', '  ', '\u0000', 7, {}, { $gt: '' }, ['a']])(
    'requires every field and treats %j as missing',
    (missing) => {
      expect(validationErrors({ firstName: missing })).toEqual([['firstName', 'Enter your first name']])
      expect(validationErrors({ lastName: missing })).toEqual([['lastName', 'Enter your last name']])
      expect(validationErrors({ comment: missing })).toEqual([['comment', 'Enter your message']])
      expect(validationErrors({ phone: missing })[0]).toEqual(['phone', 'Enter your phone number'])
    },
  )

  it.each(['12345', '1234567890', '98300123456', 'abcdefghij', '૯૮૩૦૦૧૨૩૪૫'])(
    'refuses the mobile number %s',
    (phone) => {
      expect(validationErrors({ phone })).toEqual([
        ['phone', 'Enter a mobile number of 10 digits that starts with 6, 7, 8 or 9'],
      ])
    },
  )

  it('enforces maximum lengths', () => {
    expect(validationErrors({ comment: 'x'.repeat(CONTACT_LIMITS.comment) })).toEqual([])
    expect(validationErrors({ comment: 'x'.repeat(CONTACT_LIMITS.comment + 1) })).toHaveLength(1)
    expect(validationErrors({ firstName: 'x'.repeat(CONTACT_LIMITS.name + 1) })).toHaveLength(1)
  })

  it('takes an e-mail address, which may be left out', () => {
    expect(contactMessageSchema.parse({ ...message, email: ' Asha@Example.in ' })).toMatchObject({
      email: 'asha@example.in',
    })
    expect(contactMessageSchema.parse({ ...message, email: ' ' }).email).toBeUndefined()
    for (const email of ['asha', 'asha@', 7, null, ['a@b.in'], `${'x'.repeat(300)}@example.in`]) {
      expect(
        validationErrors({ email }).map(([field]) => field),
        String(email),
      ).toEqual(['email'])
    }
  })
})
