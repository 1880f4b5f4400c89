import type { PolicyKey } from '@pravesh/shared/content/options'
import type { PageOf } from '@pravesh/shared/content/pages'
import { loadRichText } from './load-rich-text.ts'
import type { Loose } from './loose.ts'
import type { Records } from './records.ts'

/** One of the four policies; null while it is not published. */
export async function loadPolicy(
  records: Records,
  key: PolicyKey,
): Promise<Loose<Omit<PageOf<'policy'>, 'site'>> | null> {
  const draft = await records.draftIn('policies')
  const policy =
    draft?.key === key
      ? draft
      : (
          await records.list({
            collection: 'policies',
            fields: ['key', 'title', 'body', 'lastUpdated'],
            where: { key: { equals: key } },
            limit: 1,
          })
        )[0]
  if (!policy) return null
  return {
    kind: 'policy',
    key,
    title: policy.title,
    body: await loadRichText(records, policy.body),
    lastUpdated: policy.lastUpdated,
  }
}
