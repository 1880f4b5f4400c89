import type { Payload, Where } from 'payload'
import { Problem } from '../../foundation/problem.ts'
import { dateNames } from '../../http/rest/guard-rest.ts'
import { queryError } from '../../http/rest/rest-query.ts'

/** Parses the filter of an export, conditions as JSON. Throws a Problem (400) for anything else. */
export function readWhere(payload: Payload, text: string | null): Where {
  if (text === null || text === '') return {}
  const message = queryError({ where: text }, dateNames(payload.config))
  if (message !== null) throw new Problem({ code: 'BAD_FILTER', status: 400, publicMessage: message })
  return JSON.parse(text)
}
