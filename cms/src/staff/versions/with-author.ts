import type { CollectionConfig, Field, FieldHook, GlobalConfig, TypedUser } from 'payload'
import { onlySystem } from '../permissions/access.ts'

/** Author of versions that no member of staff saved: seed, imports and the portal's own operations. */
export const SYSTEM = 'The portal'

/** Name and address as text, because a version outlives its author's account. */
function authorOf(user: TypedUser | null): string {
  return user?.collection === 'staff' ? `${user.name} (${user.email})` : SYSTEM
}

const setAuthor: FieldHook = ({ req }) => authorOf(req.user)

const savedBy: Field = {
  name: 'savedBy',
  type: 'text',
  label: 'Saved by',
  access: { create: onlySystem, update: onlySystem },
  admin: {
    position: 'sidebar',
    readOnly: true,
    disableBulkEdit: true,
    condition: (data) => Boolean(data?.savedBy),
    description: 'Who saved this version. Earlier versions are under History.',
  },
  hooks: { beforeChange: [setAuthor] },
}

const views = {
  edit: { versions: { Component: '/staff/versions/VersionsView.tsx#VersionsView' } },
}

/** Records the author of each version of a collection or global, if it has versions. */
export function namesAuthor<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (!config.versions) return config
  const { admin, fields } = config
  return {
    ...config,
    fields: [...fields, savedBy],
    admin: { ...admin, components: { ...admin?.components, views: { ...admin?.components?.views, ...views } } },
  }
}
