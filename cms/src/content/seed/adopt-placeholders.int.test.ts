/** @sqlite-only rewrites texts with the operations that editing.int.test.ts calls on both databases */
import type { PolicyKey } from '@pravesh/shared/content/options'
import { fill } from '@pravesh/shared/platform/fill'
import type { Payload } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { changeOne } from '../../database/records/change-one.ts'
import { deleteRows } from '../../database/records/delete-rows.ts'
import { readRow } from '../../database/records/read-row.ts'
import type { Policy } from '../../payload-types.ts'
import { adoptPlaceholders } from './adopt-placeholders.ts'
import { policies } from './data/policies.ts'
import { demoFacts, noFacts } from './data/policy-facts.ts'
import { replacedPassages } from './data/replaced-passages.ts'
import { insertEssentials } from './insert-essentials.ts'
import { richTextMaker } from './rich-text.ts'

const portal = startTestPortal()
/** After every other change. */
const at = new Date(Date.now() + 60 * 60_000)
const adopt = () => adoptPlaceholders(portal.payload, at)

beforeEach(async () => {
  for (const collection of ['policies', 'subjects', 'reference-lists'] as const)
    await deleteRows({ payload: portal.payload, collection, where: {} })
})

/** The text of the present seed, with the passages of an earlier one. */
function earlierText(key: PolicyKey): string {
  const seeded = policies.find((each) => each.key === key)?.body ?? ''
  return replacedPassages[key].reduce((text, { before, after }) => {
    const present = after.join(before.startsWith('- ') ? '\n' : '\n\n')
    expect(text).toContain(present)
    return text.replace(present, () => before)
  }, seeded)
}

/** The text of the seed before the present one. */
function lastText(key: PolicyKey): string {
  const seeded = policies.find((each) => each.key === key)?.body ?? ''
  return replacedPassages[key].reduce(
    (text, { before, after }) => text.replace(after.join('\n\n'), () => before),
    seeded,
  )
}

async function withEarlierTexts(
  payload: Payload,
  facts = noFacts,
  edit = (text: string) => text,
  earlier = earlierText,
) {
  await insertEssentials(payload, facts === noFacts ? 'none' : 'demo')
  const rich = await richTextMaker(payload.config)
  const present = new Map<PolicyKey, string>()
  for (const { key } of policies) {
    const policy = await policyOf(key)
    present.set(key, textOf(policy))
    const body = rich(fill(edit(earlier(key)), facts))
    await payload.update({ collection: 'policies', id: policy.id, data: { body, _status: 'published' } })
  }
  return present
}

async function policyOf(key: PolicyKey): Promise<Policy> {
  const policy = await readRow({ payload: portal.payload, collection: 'policies', where: { key: { equals: key } } })
  if (!policy) throw new Error(`There is no ${key}.`)
  return policy
}

/** All text of a policy, whose nodes may differ in what the editor adds. */
function textOf({ body }: Policy): string {
  return [...JSON.stringify(body).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('\n')
}

const newest = (id: string) => portal.payload.findByID({ collection: 'policies', id, draft: true, depth: 0 })

describe('policies of an earlier seed', () => {
  it.each([
    ['an empty portal', noFacts],
    ['the demo', demoFacts],
  ])('of %s say what the present seed does', async (_, facts) => {
    const present = await withEarlierTexts(portal.payload, facts)
    await adopt()
    for (const { key } of policies) expect(textOf(await policyOf(key))).toBe(present.get(key))
  })

  it('follow from the last seed as well', async () => {
    const present = await withEarlierTexts(portal.payload, demoFacts, undefined, lastText)
    await adopt()
    for (const { key } of policies) expect(textOf(await policyOf(key))).toBe(present.get(key))
  })

  it('stay as they are when run again, with their author', async () => {
    await withEarlierTexts(portal.payload)
    const { id } = await policyOf('shipping-policy')
    const where = { id: { equals: id } }
    await changeOne({ payload: portal.payload, collection: 'policies', where, data: { savedBy: 'An editor' } })
    await adopt()
    const adopted = await policyOf('shipping-policy')
    expect(adopted).toMatchObject({ savedBy: 'An editor', updatedAt: at.toISOString() })
    const versions = () => portal.payload.countVersions({ collection: 'policies', where: { id: { exists: true } } })
    const before = await versions()
    await adoptPlaceholders(portal.payload, new Date())
    expect(await policyOf('shipping-policy')).toEqual(adopted)
    expect(await versions()).toEqual(before)
  })

  it('keep a passage that staff changed', async () => {
    await withEarlierTexts(portal.payload, noFacts, (text) => text.replace('Rs. 180', 'Rs. 150'))
    await adopt()
    const text = textOf(await policyOf('shipping-policy'))
    expect(text).toContain('Rs. 80 per copy')
    expect(text).toContain('Rs. 150 per copy')
    expect(text).toContain('{time to pack}')
  })
})

it('changes a draft as a draft', async () => {
  await withEarlierTexts(portal.payload)
  const { id } = await policyOf('shipping-policy')
  const data = { title: 'A new title', _status: 'draft' as const }
  await portal.payload.update({ collection: 'policies', id, draft: true, data })
  await adopt()
  const draft = await newest(id)
  expect(draft).toMatchObject({ title: 'A new title', _status: 'draft' })
  expect(await policyOf('shipping-policy')).toMatchObject({ title: 'Shipping policy', _status: 'published' })
  for (const policy of [draft, await policyOf('shipping-policy')]) {
    expect(textOf(policy)).toContain('{delivery price}')
    expect(textOf(policy)).not.toContain('Rs. 80')
  }
})
