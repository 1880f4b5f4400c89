import { POLICY_KEYS, type PolicyKey } from '@pravesh/shared/content/options'
import { policyPage } from '@pravesh/shared/content/pages/policy'
import { paths } from '@pravesh/shared/site/paths'
import { definePage } from '../../publishing/pages/define-page.ts'
import type { Loaded, LoadInput } from '../../publishing/pages/page.ts'
import { loadRichText } from '../published/load-rich-text.ts'

type PolicyParams = { key: PolicyKey }

export const policy = definePage<typeof policyPage, PolicyParams>({
  kind: policyPage,
  path: ({ params }) => paths.policy(params.key),
  match: ({ path }) => paramsOf(POLICY_KEYS.find((key) => paths.policy(key) === path)),
  pages: POLICY_KEYS.map((key) => ({ key })),
  owner: ({ key }) => ({ recordCollection: 'policies', recordId: key }),
  preview: {
    collection: 'policies',
    params: (doc) => paramsOf(POLICY_KEYS.find((key) => key === Reflect.get(doc, 'key'))),
  },
  affectedBy: { policies: 'own' },
  sitemap: { position: 8 },
  load,
})

function paramsOf(key: PolicyKey | undefined): PolicyParams | null {
  return key === undefined ? null : { key }
}

/** Returns null while the policy is not published. */
async function load({ records, params: { key } }: LoadInput<PolicyParams>): Promise<Loaded<typeof policyPage> | null> {
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
    key,
    title: policy.title,
    body: await loadRichText(records, policy.body),
    lastUpdated: policy.lastUpdated || null,
  }
}
