import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { labelText } from '../../../admin-kit/labels/label-text.ts'
import { NewRecordForm } from './NewRecordForm.tsx'
import { newRecordWords as words } from './words.ts'

/** Asks for the name of a new record. */
export function NewRecordView({ initPageResult }: Pick<AdminViewServerProps, 'initPageResult'>) {
  const { collectionConfig, permissions, req } = initPageResult
  if (!collectionConfig || !permissions.collections?.[collectionConfig.slug]?.create) notFound()
  const { admin, flattenedFields, labels, slug } = collectionConfig
  const title = flattenedFields.find(({ name }) => name === admin.useAsTitle)
  if (title?.type !== 'text') throw new Error(`The records of ${slug} have no name.`)
  const heading = words.heading(labelText(labels.singular))
  const { admin: adminRoute } = req.payload.config.routes
  return (
    <Gutter>
      <SetStepNav
        nav={[{ label: labelText(labels.plural), url: `${adminRoute}/collections/${slug}` }, { label: heading }]}
      />
      <h1>{heading}</h1>
      <p>{words.about}</p>
      <NewRecordForm
        field={title.name}
        label={labelText(title.label)}
        maxLength={title.maxLength}
        records={`${adminRoute}/collections/${slug}`}
        slug={slug}
      />
    </Gutter>
  )
}
