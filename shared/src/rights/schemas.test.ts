import { expect, it } from 'vitest'
import { contactTranslations } from '../contact/translations/translations.ts'
import { askRightSchema } from './schemas.ts'

it('asks for the kind of a request in the language of the page', () => {
  const { error } = askRightSchema.safeParse({ kind: '', text: 'My name is wrong.' })
  const [issue] = error?.issues ?? []
  expect(issue).toMatchObject({ path: ['kind'], message: 'Choose what you want to ask for' })
  for (const table of Object.values(contactTranslations)) expect(table).toHaveProperty([issue?.message ?? ''])
})
