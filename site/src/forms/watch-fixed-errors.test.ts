import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { formOptions } from './form-options.ts'
import { watchFixedErrors } from './watch-fixed-errors.ts'

const required = (message: string) => z.string().check(z.minLength(2, message))
const schema = z.object({ name: required('Enter your name'), city: required('Enter your town') })

async function aSubmittedForm(typed: { name: string; city: string }) {
  const form = createFormControl({ ...formOptions, resolver: zodResolver(schema), defaultValues: typed })
  const errors = () => form.control._formState.errors
  watchFixedErrors(form, errors)
  await form.handleSubmit(() => {})()
  const messages = () => Object.fromEntries(Object.entries(errors()).map(([field, error]) => [field, error?.message]))
  const type = (name: 'name' | 'city', value: string) =>
    form.register(name).onChange({ type: 'change', target: { name, value } })
  return { form, messages, type }
}

it('removes the error of a corrected field and keeps those of others', async () => {
  const { messages, type } = await aSubmittedForm({ name: '', city: '' })
  expect(messages()).toEqual({ name: 'Enter your name', city: 'Enter your town' })
  await type('name', 'R')
  await expect.poll(messages).toEqual({ name: 'Enter your name', city: 'Enter your town' })
  await type('name', 'Rina')
  await expect.poll(messages).toEqual({ city: 'Enter your town' })
})

it('adds no error to a field that had none', async () => {
  const { messages, type } = await aSubmittedForm({ name: 'Rina', city: '' })
  await type('name', 'R')
  await type('city', 'Malda')
  await expect.poll(messages).toEqual({})
})

it('keeps what the server refused until that field changes', async () => {
  const { form, messages, type } = await aSubmittedForm({ name: 'Rina', city: '' })
  form.setError('name', { type: 'server', message: 'There is such an account' })
  await type('city', 'Malda')
  await expect.poll(messages).toEqual({ name: 'There is such an account' })
  await type('name', 'Mina')
  await expect.poll(messages).toEqual({})
})

it('leaves the refusal of the whole form until it is sent again', async () => {
  const { form, messages, type } = await aSubmittedForm({ name: 'Rina', city: '' })
  form.setError('root', { type: 'server', message: 'Try again later' })
  await type('city', 'Malda')
  await expect.poll(messages).toEqual({ root: 'Try again later' })
})
