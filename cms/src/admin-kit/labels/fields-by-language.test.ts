import type { Locale } from '@pravesh/shared/platform/locale'
import { expect, it } from 'vitest'
import { inStaffLanguage } from '../../foundation/languages/in-staff-language.ts'
import { prepareFieldsByLanguage } from './fields-by-language.ts'

it('Payload prepares fields once for each language, not once for all readers', async () => {
  prepareFieldsByLanguage()
  const { getClientSchemaMap } = await import('@payloadcms/ui/utilities/getClientSchemaMap')
  const labelShown = (language: Locale, label: string) =>
    inStaffLanguage(language, () => {
      const config = { collections: [{ slug: 'legal-holds', fields: [{ name: 'heldAt', type: 'date', label }] }] }
      const options = { collectionSlug: 'legal-holds', config, schemaMap: new Map() }
      return getClientSchemaMap(options as never).get('legal-holds.heldAt')
    })
  expect(labelShown('en', 'Held since')).toMatchObject({ label: 'Held since' })
  expect(labelShown('hi', 'कब से रोक')).toMatchObject({ label: 'कब से रोक' })
  expect(labelShown('en', 'Prepared again')).toMatchObject({ label: 'Held since' })
})
