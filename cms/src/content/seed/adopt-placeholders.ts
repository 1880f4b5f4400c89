import type { PolicyKey } from '@pravesh/shared/content/options'
import { fill } from '@pravesh/shared/platform/fill'
import type { Payload } from 'payload'
import { changeOne } from '../../database/records/change-one.ts'
import { readRows } from '../../database/records/read-rows.ts'
import { insertVersionRow, readVersionRows } from '../../database/records/version-rows.ts'
import type { Policy } from '../../payload-types.ts'
import { demoFacts, noFacts } from './data/policy-facts.ts'
import { replacedPassages } from './data/replaced-passages.ts'
import { childrenOf, type EditorNode, type Replacement, replacePassages } from './replace-passages.ts'
import { richTextMaker } from './rich-text.ts'

const collection = 'policies'

/**
 * Idempotent migration, run at every start: passages of policies that staff have not changed since an earlier seed take
 * their numbers from placeholders. Keeps the author of the text, and a draft as a draft. A form that is open meanwhile
 * is stale.
 */
export async function adoptPlaceholders(payload: Payload, now: Date): Promise<void> {
  const replacementsFor = await replacementMaker(payload)
  const updatedAt = now.toISOString()
  for (const row of await readRows({ payload, collection })) {
    const draft = row._status === 'published' ? await newestDraft(payload, row) : null
    const replacements = replacementsFor(row.key)
    const [newRow, newDraft] = [row, draft].map((text) => text && withReplaced(text, replacements))
    if (!newRow && !newDraft) continue
    if (newRow && !(await store(payload, row, { body: newRow.body, updatedAt }))) continue
    // The draft stays the newest version.
    for (const version of [newRow, newDraft ?? draft]) {
      if (version) await insertVersionRow({ payload, collection, parent: row.id, version: { ...version, updatedAt } })
    }
  }
}

/** A text of a policy, published or as a draft. */
type PolicyText = Omit<Policy, 'id'>

/** The newest version of a published policy, if it is a draft. */
async function newestDraft(payload: Payload, { id }: Policy): Promise<PolicyText | null> {
  const where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
  const [latest] = await readVersionRows({ payload, collection, where })
  return latest?.version._status === 'draft' ? withoutId(latest.version) : null
}

/** Whether the row was still the one that was read. */
async function store(payload: Payload, row: Policy, data: Pick<Policy, 'body' | 'updatedAt'>): Promise<boolean> {
  const where = { and: [{ id: { equals: row.id } }, { updatedAt: { equals: row.updatedAt } }] }
  return (await changeOne({ payload, collection, where, data })) !== null
}

/** Null if nothing is replaced. */
function withReplaced(text: Policy | PolicyText, replacements: readonly Replacement[]): PolicyText | null {
  const body = replacePassages(text.body, replacements)
  return JSON.stringify(body) === JSON.stringify(text.body) ? null : withoutId({ ...text, body })
}

function withoutId(text: Policy | PolicyText): PolicyText {
  const { id: _, ...rest } = { id: '', ...text }
  return rest
}

/** Passages with the facts of the demo, and of an empty portal. */
async function replacementMaker(payload: Payload): Promise<(key: PolicyKey) => Replacement[]> {
  const rich = await richTextMaker(payload.config)
  const nodesOf = (passage: string): EditorNode[] =>
    rich(passage).root.children.flatMap((node: EditorNode) => (node.type === 'list' ? childrenOf(node) : [node]))
  return (key) =>
    [demoFacts, noFacts].flatMap((facts) =>
      replacedPassages[key].flatMap(({ before, after }) => {
        const [node] = nodesOf(fill(before, facts))
        return node ? [{ before: node, after: after.flatMap((passage) => nodesOf(fill(passage, facts))) }] : []
      }),
    )
}
