import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { expect, it } from 'vitest'
import { explainInvalidField } from './explain-invalid-field.ts'

const taken = { path: 'slug', label: 'Address', message: 'Another page has this address.' }
const explain = async (error: APIError) => {
  const result = { errors: [{ name: error.name, message: error.message, data: error.data ?? undefined }] }
  return explainInvalidField({ error, result, context: {}, req: {} as PayloadRequest })
}

it('names the field and the reason', async () => {
  const error = new ValidationError({ errors: [taken] })
  const errors = [{ name: error.name, data: error.data, message: 'Check “Address”. Another page has this address.' }]
  expect(await explain(error)).toEqual({ response: { errors } })
})

it('names a field without a label by its path', async () => {
  const { label: _, ...unlabelled } = taken
  const answer = await explain(new ValidationError({ errors: [unlabelled] }))
  expect(answer?.response?.errors?.[0]?.message).toBe('Check “slug”. Another page has this address.')
})

it('leaves lists of fields, reasons with a colon and other errors as they are', async () => {
  expect(await explain(new ValidationError({ errors: [taken, { ...taken, path: 'name' }] }))).toBeUndefined()
  expect(await explain(new ValidationError({ errors: [{ ...taken, message: 'For example: 12' }] }))).toBeUndefined()
  expect(await explain(new APIError('Try again.', 409))).toBeUndefined()
})
