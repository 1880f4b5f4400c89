import { expect, it } from 'vitest'
import type { ApplicationRecord } from '../../applications/application-record.ts'
import { agreementOf } from './agreement-of.ts'

const of = (agreement: ApplicationRecord['agreement']) => agreementOf({ agreement } as ApplicationRecord)
const acceptance = { version: '2026-11', acceptedAt: '2026-11-20T20:00:00.000Z', acceptedFrom: '::1' }

it('has the text as it was read, its language and the English text', () => {
  const { facts, ...texts } = of({ ...acceptance, locale: 'bn', html: '<p>হ্যাঁ</p>', englishHtml: '<p>Yes</p>' })
  expect(texts).toEqual({ html: '<p>হ্যাঁ</p>', englishHtml: '<p>Yes</p>' })
  expect(facts.map(({ value }) => value)).toEqual(['2026-11', '21 Nov 2026, 1:30 am', 'বাংলা', '::1'])
})

it('has no second text where the English one was read, or an application has none', () => {
  expect(of({ ...acceptance, locale: 'en', html: '<p>Yes</p>' }).englishHtml).toBe('')
  expect(of(undefined)).toMatchObject({ html: '', englishHtml: '' })
})
