import { POLICY_KEYS, type PolicyKey } from '@pravesh/shared/content/options'
import { policyPage } from '@pravesh/shared/content/pages/policy'
import { paths } from '@pravesh/shared/site/paths'
import { definePage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { loadRichText } from '../published/load-rich-text.ts'
import { fillPlaceholders, type Placeholder, placeholderValues } from '../published/placeholders.ts'

type PolicyParams = { key: PolicyKey }

/** The policies, whose texts can name values of other features. */
export const policy = (placeholders: readonly Placeholder[]) =>
  definePage<typeof policyPage, PolicyParams>({
    kind: policyPage,
    path: ({ params }) => paths.policy(params.key),
    match: ({ path }) => paramsOf(POLICY_KEYS.find((key) => paths.policy(key) === path)),
    pages: POLICY_KEYS.map((key) => ({ key })),
    owner: ({ key }) => ({ recordCollection: 'policies', recordId: key }),
    preview: {
      collection: 'policies',
      params: (doc) => paramsOf(POLICY_KEYS.find((key) => key === Reflect.get(doc, 'key'))),
    },
    affectedBy: {
      ...Object.fromEntries(placeholders.flatMap(({ settings }) => (settings ? [[settings, 'all']] : []))),
      policies: 'own',
    },
    sitemap: { position: 8 },
    load: (input) => load(input, placeholders),
  })

function paramsOf(key: PolicyKey | undefined): PolicyParams | null {
  return key === undefined ? null : { key }
}

/** Returns null while the policy is not published. */
async function load(
  { records, params: { key } }: LoadInput<PolicyParams>,
  placeholders: readonly Placeholder[],
): Promise<Loaded<typeof policyPage> | null> {
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
  const values = await placeholderValues(records, placeholders)
  return {
    key,
    title: policy.title,
    body: await loadRichText(records, fillPlaceholders(policy.body, values)),
    lastUpdated: policy.lastUpdated || null,
  }
}
