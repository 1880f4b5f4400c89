import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { lastPublished, loadVersions, type Versioned } from './load-versions.ts'
import { VersionsTable } from './VersionsTable.tsx'

/** Version history with authors, newest first. Replaces Payload's own list, whose columns cannot be extended (3.90). */
export async function VersionsView({ initPageResult, routeSegments, searchParams }: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const of = versioned(collectionConfig, globalConfig, docID)
  if (of === null) return null
  const config = 'global' in of ? of.global : of.collection
  const page = pageIn(searchParams?.page)
  const { versions, totalPages } = await loadVersions({ req, of, page })
  const live = hasDraftsEnabled(config) ? await lastPublished({ req, of }) : null
  const { t } = req.i18n
  const label = 'global' in of ? of.global.label : of.collection.labels.plural
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={routeSegments?.[2] === 'trash'}
        pluralLabel={typeof label === 'function' ? label({ i18n: req.i18n, t }) : label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <VersionsTable
            base={`${req.payload.config.routes.admin}/${(routeSegments ?? []).join('/')}`}
            live={live}
            page={page}
            totalPages={totalPages}
            versions={versions}
          />
        </Gutter>
      </main>
    </>
  )
}

/** The page in the address; the first for anything else. */
function pageIn(typed: unknown): number {
  return typeof typed === 'string' && /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 1
}

type Result = DocumentViewServerProps['initPageResult']

function versioned(
  collection: Result['collectionConfig'],
  global: Result['globalConfig'],
  id: Result['docID'],
): Versioned | null {
  if (global) return { global }
  return collection && id !== undefined ? { collection, id: String(id) } : null
}
