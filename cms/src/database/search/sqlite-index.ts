import { sql } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload } from 'payload'
import { sqliteOf } from '../adapter/sqlite-of.ts'
import type { SearchIndex } from './search-index.ts'
import { type SearchSource, searchedSlugs, sourceOf } from './search-source.ts'
import type { Term } from './search-text.ts'

/** The tables of a collection: its own, its full-text index, and the ids of the records by the number in that index. */
function tablesOf(slug: CollectionSlug) {
  const table = slug.replaceAll('-', '_')
  return { table, index: `${table}_search`, ids: `${table}_search_ids` }
}

/**
 * The columns of the index and what they hold. Texts are in comparable form already. An index of words has each word also
 * in reverse order, so that its last characters are a beginning too. The letters of a word are those of `search-text.ts`. The
 * beginnings of two to seven characters are terms of the index, so that common words need no merging of all their terms.
 */
const DEFINITIONS: Record<SearchSource['finds'], { using: string; columns: string; values: string }> = {
  parts: {
    using: `fts5(text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
    columns: 'text',
    values: 'new.search_text',
  },
  words: {
    using: `fts5(text, reversed, prefix='2 3 4 5 6 7', content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 categories 'L* M* N*'")`,
    columns: 'text, reversed',
    values: `new.search_text, (
      WITH RECURSIVE places (place) AS (
        SELECT length(new.search_text) UNION ALL SELECT place - 1 FROM places WHERE place > 1
      )
      SELECT group_concat(substr(new.search_text, place, 1), '') FROM places
    )`,
  },
}

/**
 * Creates the full-text indexes, and the triggers that keep them in step with `search_text` in the statement that changes
 * it. Runs after each migration, because one that copies a table drops its triggers. No effect on MongoDB.
 */
export async function createSearchTables(payload: Payload): Promise<void> {
  const client = sqliteOf(payload)?.client
  if (!client) return
  for (const slug of searchedSlugs(payload)) {
    const definition = DEFINITIONS[sourceOf(payload, slug).finds]
    const { index } = tablesOf(slug)
    const { rows } = await client.execute({ sql: 'SELECT sql FROM sqlite_master WHERE name = ?', args: [index] })
    const isOutdated = rows[0] !== undefined && !String(rows[0].sql).endsWith(definition.using)
    // The next start fills a new index in the background.
    const removed = isOutdated ? removalsFor(slug) : []
    await client.batch([...removed, ...statementsFor(slug, definition)], 'write')
  }
}

/** The names of the tables of all indexes, with those that SQLite creates for them. */
export function searchTableNames(payload: Payload): string[] {
  return searchedSlugs(payload).flatMap((slug) => {
    const { index, ids } = tablesOf(slug)
    return [index, ids, ...['config', 'data', 'docsize', 'idx'].map((part) => `${index}_${part}`)]
  })
}

function removalsFor(slug: CollectionSlug): string[] {
  const { index, ids } = tablesOf(slug)
  const triggers = ['insert', 'update', 'delete'].map((event) => `DROP TRIGGER IF EXISTS ${index}_${event}`)
  return [...triggers, `DROP TABLE ${index}`, `DROP TABLE IF EXISTS ${ids}`]
}

function statementsFor(
  slug: CollectionSlug,
  { using, columns, values }: (typeof DEFINITIONS)[SearchSource['finds']],
): string[] {
  const { table, index, ids } = tablesOf(slug)
  const unindex = `DELETE FROM ${index} WHERE rowid = (SELECT id FROM ${ids} WHERE record = old.id);`
  // A record keeps its number, so that the numbers are in order of creation.
  const add = `
    INSERT INTO ${ids} (record) SELECT new.id
      WHERE new.search_text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${ids} WHERE record = new.id);
    INSERT INTO ${index} (rowid, ${columns}) SELECT id, ${values} FROM ${ids} WHERE record = new.id;`
  return [
    `CREATE TABLE IF NOT EXISTS ${ids} (id INTEGER PRIMARY KEY, record TEXT NOT NULL UNIQUE)`,
    `CREATE VIRTUAL TABLE IF NOT EXISTS ${index} USING ${using}`,
    `CREATE TRIGGER IF NOT EXISTS ${index}_insert AFTER INSERT ON ${table} BEGIN ${add} END`,
    `CREATE TRIGGER IF NOT EXISTS ${index}_update AFTER UPDATE OF search_text ON ${table}
     WHEN new.search_text IS NOT old.search_text OR NOT EXISTS (SELECT 1 FROM ${ids} WHERE record = new.id)
     BEGIN
       ${unindex}
       DELETE FROM ${ids} WHERE record = old.id AND new.search_text IS NULL;
       ${add}
     END`,
    `CREATE TRIGGER IF NOT EXISTS ${index}_delete AFTER DELETE ON ${table}
     BEGIN ${unindex} DELETE FROM ${ids} WHERE record = old.id; END`,
  ]
}

/** The full-text index. Its tables exist since the migration. */
export function sqliteIndex(payload: Payload, slug: CollectionSlug): SearchIndex {
  const client = clientOf(payload)
  const { table, ids } = tablesOf(slug)
  return {
    prepare: async () => undefined,
    async isIncomplete() {
      const query = `SELECT (SELECT count(*) FROM ${table}) > (SELECT count(*) FROM ${ids}) AS is_incomplete`
      return Boolean((await client.execute(query)).rows[0]?.is_incomplete)
    },
    async add(texts) {
      // The trigger adds the record.
      const update = `UPDATE ${table} SET search_text = coalesce(search_text, ?)
        WHERE id = ? AND NOT EXISTS (SELECT 1 FROM ${ids} WHERE record = ?)`
      await client.batch(
        texts.map(({ id, text }) => ({ sql: update, args: [text, id, id] })),
        'write',
      )
    },
  }
}

interface Matching {
  payload: Payload
  slug: CollectionSlug
  /** Must be indexed. */
  terms: readonly Term[]
}

/** The ids of the records that match all terms; null if there are more than `most`. */
export async function fewMatching({ most, ...matching }: Matching & { most: number }): Promise<string[] | null> {
  const found = await firstMatching(matching, most + 1)
  return found.length > most ? null : found
}

/** The ids of the newest records that match all terms. */
export function newestMatching({ most, ...matching }: Matching & { most: number }): Promise<string[]> {
  const { index } = tablesOf(matching.slug)
  return firstMatching(matching, most, `ORDER BY ${index}.rowid DESC`)
}

async function firstMatching({ payload, slug, terms }: Matching, limit: number, order = ''): Promise<string[]> {
  const { index, ids } = tablesOf(slug)
  const query = `SELECT ${ids}.record FROM ${index} JOIN ${ids} ON ${ids}.id = ${index}.rowid WHERE ${index} MATCH ? ${order} LIMIT ?`
  const { rows } = await clientOf(payload).execute({ sql: query, args: [expression({ payload, slug, terms }), limit] })
  return rows.map(({ record }) => String(record))
}

/** A query for the ids of the records that match all terms. */
export function idsMatching(matching: Matching) {
  const names = tablesOf(matching.slug)
  const [index, ids] = [sql.identifier(names.index), sql.identifier(names.ids)]
  return sql`SELECT ${ids}.record FROM ${index} JOIN ${ids} ON ${ids}.id = ${index}.rowid WHERE ${index} MATCH ${expression(matching)}`
}

function expression({ payload, slug, terms }: Matching): string {
  const one = sourceOf(payload, slug).finds === 'words' ? word : quoted
  return terms.map((term) => `(${term.map(one).join(' OR ')})`).join(' AND ')
}

/** A text with a space before or after it is the beginning or the end of a word. */
function word(text: string): string {
  const reversed = [...text].reverse().join('')
  return text.startsWith(' ') ? `text : ${quoted(text.trim())} *` : `reversed : ${quoted(reversed.trim())} *`
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function clientOf(payload: Payload) {
  const client = sqliteOf(payload)?.client
  if (!client) throw new Error('The database is not SQLite.')
  return client
}
