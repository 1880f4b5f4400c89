import { fill } from '@pravesh/shared/platform/fill'
import type { Payload } from 'payload'
import { insertGlobalRow, readGlobalRow, updateGlobalRow } from '../../database/records/global-rows.ts'
import { policies } from './data/policies.ts'
import { demoFacts, noFacts } from './data/policy-facts.ts'
import { referenceLists } from './data/reference-lists.ts'
import { site } from './data/site.ts'
import { subjects } from './data/subjects.ts'
import { richTextMaker } from './rich-text.ts'

type Seed = 'demo' | 'none'

/** Inserts what even an empty portal needs: the four policies, the subjects and the lists that forms offer. */
export async function insertEssentials(payload: Payload, seed: Seed): Promise<void> {
  const rich = await richTextMaker(payload.config)
  const facts = seed === 'demo' ? demoFacts : noFacts
  for (const { body, ...policy } of policies) {
    const data = { ...policy, body: rich(fill(body, facts)), _status: 'published' as const }
    await payload.create({ collection: 'policies', data })
  }
  for (const [order, name] of subjects.entries()) {
    await payload.create({ collection: 'subjects', data: { name, order, active: true } })
  }
  for (const { values, ...list } of referenceLists) {
    await payload.create({
      collection: 'reference-lists',
      data: { ...list, values: values.map((value) => ({ value })) },
    })
  }
}

/** Gives policies of the demo the text of an empty portal, without the demo's addresses. */
export async function rewritePolicies(payload: Payload, ids: readonly string[]): Promise<void> {
  const rich = await richTextMaker(payload.config)
  const { docs } = await payload.find({ collection: 'policies', where: { id: { in: [...ids] } }, depth: 0 })
  for (const { id, key } of docs) {
    const policy = policies.find((each) => each.key === key)
    if (!policy) continue
    const data = { body: rich(fill(policy.body, noFacts)), _status: 'published' as const }
    await payload.update({ collection: 'policies', id, data, depth: 0 })
  }
}

/** Bypasses the required fields of an empty portal: its settings have a name only, and the admin asks for the rest. */
export async function insertSettings(payload: Payload, seed: Seed): Promise<void> {
  const { contact, ...settings } = site
  if (seed === 'demo') {
    await payload.updateGlobal({ slug: 'site-settings', data: { ...settings, ...contact } })
    return
  }
  const data = {
    name: site.name,
    tagline: '',
    phone: '',
    email: '',
    address: '',
    hours: '',
    whatsapp: '',
    liveClassesUrl: '',
    social: [],
    footerNote: '',
  }
  const stored = await readGlobalRow({ payload, slug: 'site-settings' })
  const write = stored ? updateGlobalRow : insertGlobalRow
  await write({ payload, slug: 'site-settings', data })
}
