import * as z from 'zod/mini'
import { html, isoDate, text } from '../../site/fields.ts'
import { pageKind } from '../../site/page-data.ts'
import { POLICY_KEYS } from '../options.ts'

export const policyPage = pageKind('policy', {
  key: z.enum(POLICY_KEYS),
  title: text,
  body: html,
  lastUpdated: z.nullable(isoDate),
})
