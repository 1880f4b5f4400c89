import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { labelText } from '../admin-kit/labels/label-text.ts'
import { FIELD_KEY_FILE, secretsFolder } from '../foundation/settings/demo-secrets.ts'
import type { Env } from '../foundation/settings/env.ts'
import { countDemoStudents, findDemoStaff, findDemoStudents } from './demo-accounts.ts'
import { type FoundRecord, findGeneratedBooks, findSeededRecords } from './find-seeded-records.ts'
import { findSeededGlobals } from './seeded-globals.ts'

const MAX_NAMED = 3

/** What is left of the demo, as lines for a terminal. */
export interface DemoLeft {
  /** Empty if nothing is left. */
  lines: string[]
  /** Records of the demo's content that staff have changed, which are theirs now. */
  changed: FoundRecord[]
}

/** Finds accounts, content and secrets of the demo in the database and the data folder. */
export async function findDemo(payload: Payload, { dataDir }: Pick<Env, 'dataDir'>): Promise<DemoLeft> {
  const { accounts } = await findDemoStaff(payload)
  const students = await countDemoStudents(payload)
  const { unchanged, changed } = await findSeededRecords(payload)
  const generated = await findGeneratedBooks(payload, MAX_NAMED)
  const globals = await findSeededGlobals(payload)
  const secrets = await demoSecrets(dataDir)
  const lines = [
    ...lineOf(
      'Staff',
      accounts.map(({ email }) => email),
    ),
    ...lineOf('Students, with all that is theirs', await namesOf(payload, students), students),
    // Pictures are shown only by other content.
    ...[...Map.groupBy(unchanged, ({ collection }) => collection)]
      .filter(([slug]) => slug !== 'media')
      .flatMap(([slug, records]) =>
        lineOf(
          labelOf(payload, slug),
          records.map(({ name }) => name),
        ),
      ),
    ...lineOf(
      'Generated books',
      generated.map(({ name }) => name),
      null,
    ),
    ...lineOf(
      'Pages and settings',
      globals.map(({ name }) => name),
    ),
    ...lineOf(
      'Generated keys',
      secrets.map(({ file }) => file),
    ),
  ]
  return { lines, changed }
}

interface DemoSecret {
  file: string
  /** The key if the file has one of FIELD_KEY, else null. */
  fieldKey: string | null
}

/** Files with secrets that a demo generated. */
export async function demoSecrets(dataDir: string): Promise<DemoSecret[]> {
  const folder = secretsFolder(dataDir)
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names.sort().map(async (name) => {
      const file = path.join(folder, name)
      return { file, fieldKey: name === FIELD_KEY_FILE ? (await readFile(file, 'utf8')).trim() : null }
    }),
  )
}

/** Without a total there may be more than are named. */
function lineOf(label: string, names: readonly string[], total: number | null = names.length): string[] {
  if (names.length === 0) return []
  const shown = names.slice(0, MAX_NAMED).join(', ')
  const hasMore = total === null || total > MAX_NAMED
  return [`${label}${total === null ? '' : ` (${total})`}: ${shown}${hasMore ? ', …' : ''}`]
}

async function namesOf(payload: Payload, total: number): Promise<string[]> {
  return total === 0 ? [] : (await findDemoStudents(payload, MAX_NAMED)).map(({ email }) => email)
}

function labelOf(payload: Payload, slug: FoundRecord['collection']): string {
  const { plural } = payload.collections[slug].config.labels
  return labelText(plural, slug)
}
