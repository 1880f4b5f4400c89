import type { Payload } from 'payload'
import { policies } from './data/policies.ts'
import { referenceLists } from './data/reference-lists.ts'
import { site } from './data/site.ts'
import { subjects } from './data/subjects.ts'
import { richTextMaker } from './rich-text.ts'

/** Inserts what even an empty portal needs: the four policies, the subjects and the lists that forms offer. */
export async function insertEssentials(payload: Payload): Promise<void> {
  const rich = await richTextMaker(payload.config)
  for (const { body, ...policy } of policies) {
    await payload.create({ collection: 'policies', data: { ...policy, body: rich(body), _status: 'published' } })
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

export async function insertSettings(payload: Payload): Promise<void> {
  const { contact, ...settings } = site
  await payload.updateGlobal({ slug: 'site-settings', data: { ...settings, ...contact } })
}
