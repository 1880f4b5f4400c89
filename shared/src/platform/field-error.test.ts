import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { nameSchema, phoneSchema } from '../accounts/fields.ts'
import { chosenPassword } from '../accounts/password.ts'
import { resetFormSchema } from '../accounts/recovery.ts'
import { contactMessageSchema } from '../contact/contact-message.ts'
import { codeOfIssue, fieldError } from './field-error.ts'

/** The code of the first issue, which is the one shown. */
const shown = (schema: z.ZodMiniType, sent: unknown) => schema.safeParse(sent).error?.issues.map(codeOfIssue)[0]

it.each<[string, z.ZodMiniType, unknown, string]>([
  ['a missing name', nameSchema, undefined, 'required'],
  ['a name of spaces', nameSchema, '  ', 'required'],
  ['a name that is too long', nameSchema, 'A'.repeat(150), 'tooLong'],
  ['a name with digits', nameSchema, 'ASHA 2', 'format'],
  ['a phone number', phoneSchema, '12', 'format'],
  ['a password that is too short', chosenPassword('Short'), 'Aa1@', 'tooShort'],
  ['a password without a digit', chosenPassword('Short'), 'Aabbcc@', 'format'],
  ['a number that is too large', z.number().check(z.maximum(5)), 6, 'range'],
  ['a value that is not an option', z.enum(['a', 'b']), 'c', 'notAnOption'],
  ['a value outside a union', z.union([z.boolean(), z.enum(['YES'])]), 'yes', 'notAnOption'],
])('%s', (_, schema, sent, code) => expect(shown(schema, sent)).toBe(code))

it('reports a repeated password that differs as a mismatch', () => {
  const { error } = resetFormSchema.safeParse({ password: 'Aa1@bcd', confirm: 'Aa1@bce' })
  expect(error?.issues.map((issue) => fieldError(String(issue.path[0]), issue))).toMatchObject([
    { field: 'confirm', code: 'mismatch' },
  ])
})

it('reports every field of an empty contact message as required', () => {
  const blank = { firstName: '', lastName: '', phone: '', comment: '' }
  const first = new Map(
    contactMessageSchema
      .safeParse(blank)
      .error?.issues.toReversed()
      .map((i) => [i.path[0], i]),
  )
  expect([...first.values()].map(codeOfIssue)).toEqual(['required', 'required', 'required', 'required'])
})

it('falls back to format for a refinement with an unknown code', () => {
  const schema = z.string().check(z.refine(() => false, { params: { code: 'nonsense' } }))
  expect(shown(schema, 'x')).toBe('format')
})
