import type { CollectionConfig, GlobalConfig } from 'payload'
import { scopeOf } from '../scope/scope.ts'
import { mayDo } from './access.ts'
import { isGuarded } from './permissions.ts'
import { ROLES, roleTable } from './roles.ts'

/** Leaves a collection or global out of the menu of roles that only read it like all staff, unless it says otherwise. */
export function withRoleMenu<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const { admin, slug } = config
  if (admin?.hidden !== undefined || slug === 'staff' || !isGuarded(slug)) return config
  const working = ROLES.filter((role) => Object.hasOwn(roleTable[role].may, slug))
  const hidden = ({ user }: { user: Parameters<typeof mayDo>[0] }) =>
    !working.some((role) => Array.isArray(user?.roles) && user.roles.includes(role)) ||
    // Closed to limited staff.
    (scopeOf(user) !== null && !mayDo(user, 'read', slug))
  return { ...config, admin: { ...admin, hidden } }
}
