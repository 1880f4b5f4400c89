import type { CollectionConfig, GlobalConfig } from 'payload'

type LivePreview = NonNullable<NonNullable<CollectionConfig['admin']>['livePreview']>
type GlobalLivePreview = NonNullable<NonNullable<GlobalConfig['admin']>['livePreview']>

/** Screens that staff can check a page on. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 360, height: 740 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Computer', width: 1280, height: 800 },
]

/** The page of a record as visitors will see it, beside its form; there is none until the record is saved once. */
export function previewOf(collection: string): LivePreview {
  return {
    breakpoints,
    url: ({ data }) => (data.id ? `/preview?${new URLSearchParams({ collection, id: String(data.id) })}` : null),
  }
}

/** The page of a global as visitors will see it, beside its form. */
export function previewOfGlobal(global: string): GlobalLivePreview {
  return { breakpoints, url: () => `/preview?${new URLSearchParams({ global })}` }
}
