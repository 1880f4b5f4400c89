import type { Payload, SanitizedCollectionConfig } from 'payload'
import { dateNames } from '../../http/rest/guard-rest.ts'
import { MAX_PAGE } from '../../http/rest/max-page.ts'
import { unknownField } from '../../http/rest/query-fields.ts'
import { queryError } from '../../http/rest/rest-query.ts'
import type { ListPart } from './ignored-parts.ts'

const MAX_SEARCH = 200

interface ListFaultsOptions {
  payload: Payload
  collection: SanitizedCollectionConfig
  /** The parsed query of the list's address. */
  query: Readonly<Record<string, unknown>>
}

/** The parts of a list's address on which Payload's list would fail, or which it would store and fail on later. */
export function listFaults({ payload, collection, query }: ListFaultsOptions): ListPart[] {
  const dates = dateNames(payload.config)
  const isRefused = (part: 'where' | 'sort' | 'limit' | 'page') => {
    const only = { [part]: query[part] }
    return (
      queryError(only, dates) !== null ||
      unknownField({ payload, query: only, queried: { collection }, isOfVersions: false }) !== null
    )
  }
  const { where, search, sort, limit, columns, groupBy, queryByGroup, preset } = query
  const wrong: Record<ListPart, boolean> = {
    // The admin parses no JSON here, unlike the API.
    where: where === '' || typeof where === 'string' || isRefused('where'),
    search: search !== undefined && !isSearch(search),
    sort: Array.isArray(sort) || isRefused('sort'),
    limit: isRefused('limit') || Number(limit ?? 0) > MAX_PAGE,
    page: isRefused('page'),
    columns: columns !== undefined && columns !== '' && !isJson(columns, Array.isArray),
    groupBy: groupBy !== undefined && typeof groupBy !== 'string',
    queryByGroup: queryByGroup !== undefined && queryByGroup !== '' && !isJson(queryByGroup, isObject),
    preset: preset !== undefined && typeof preset !== 'string',
  }
  return (Object.keys(wrong) as ListPart[]).filter((part) => wrong[part])
}

function isSearch(search: unknown): boolean {
  return typeof search === 'string' && search.length <= MAX_SEARCH && !search.includes('\0')
}

function isJson(text: unknown, isExpected: (value: unknown) => boolean): boolean {
  try {
    return isExpected(JSON.parse(String(text)))
  } catch {
    return false
  }
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
