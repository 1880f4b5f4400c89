import type { CollectionConfig, GlobalConfig } from 'payload'

type LivePreview = NonNullable<NonNullable<CollectionConfig['admin']>['livePreview']>
type GlobalLivePreview = NonNullable<NonNullable<GlobalConfig['admin']>['livePreview']>

/** Screen sizes of the preview. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 360, height: 740 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Computer', width: 1280, height: 800 },
]

/** Live preview of a record's page; none until the record is first saved. */
export function previewOf(collection: string): LivePreview {
  return {
    breakpoints,
    url: ({ data }) => (data.id ? `/preview?${new URLSearchParams({ collection, id: String(data.id) })}` : null),
  }
}

/** Live preview of a global's page. */
export function previewOfGlobal(global: string): GlobalLivePreview {
  return { breakpoints, url: () => `/preview?${new URLSearchParams({ global })}` }
}
