import type { CollectionConfig, Field, FieldHook, GlobalConfig, TypedUser } from 'payload'
import { onlySystem } from '../permissions/access.ts'

/** Author of what no member of staff saved: seed, imports and the portal's own operations. */
const SYSTEM = 'The portal'

/** Name and address, as text: a version outlives the account of its author. */
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
    description: 'Who made this version. Earlier ones are under History.',
  },
  hooks: { beforeChange: [setAuthor] },
}

const views = {
  edit: { versions: { Component: '/staff/versions/VersionsView.tsx#VersionsView' } },
}

/** Adds the author to each version of a collection or global, where it has versions. */
export function namesAuthor<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (!config.versions) return config
  const { admin, fields } = config
  return {
    ...config,
    fields: [...fields, savedBy],
    admin: { ...admin, components: { ...admin?.components, views: { ...admin?.components?.views, ...views } } },
  }
}
