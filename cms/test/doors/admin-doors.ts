import { randomBytes } from 'node:crypto'
import type { SanitizedConfig } from 'payload'
import { afterAll, beforeAll } from 'vitest'
import { type RunningPortal, startPortal } from '../../../scripts/lib/running-portal.ts'
import { ROLES, roleTable } from '../../src/staff/permissions/roles.ts'
import { type AdminClient, adminActors, serverActionIds } from './admin-client.ts'

/** Limit for what hangs, in milliseconds. */
export const HANGS_MS = 30_000

/** A running portal without content, and those who call it. */
export interface AdminDoors {
  portal: RunningPortal
  config: SanitizedConfig
  actors: Map<string, AdminClient>
  /** The server function that the portal offers. */
  actionId: string
}

/** Starts a portal for the tests of a file. Properties are available in tests. */
export function adminDoors(): AdminDoors {
  const doors: Partial<AdminDoors> = {}
  beforeAll(async () => {
    const administrator = { email: 'admin@pravesh.example', password: `Aa1!${randomBytes(12).toString('base64url')}` }
    doors.portal = await startPortal({ administrator, seed: 'none', cheapHashing: true })
    doors.config = await (await import('../../src/payload.config.ts')).default
    doors.actors = await adminActors(doors.portal)
    doors.actionId = (await serverActionIds(doors.portal.origin)).offered
  })
  afterAll(() => doors.portal?.stop())
  return doors as AdminDoors
}

/** The list of a collection, or the form of a global. */
export interface AdminPage {
  slug: string
  path: string
  isHidden: boolean
}

export function adminPages({ collections, globals }: SanitizedConfig): AdminPage[] {
  const page = (kind: string, slug: string, hidden: unknown): AdminPage => ({
    slug,
    path: `/admin/${kind}/${slug}`,
    isHidden: hidden === true,
  })
  return [
    ...collections.map(({ slug, admin }) => page('collections', slug, admin.hidden)),
    ...globals.map(({ slug, admin }) => page('globals', slug, admin.hidden)),
  ]
}

/** Whether a page of the admin opens for someone: it does for the roles that have work there. */
export function isOpen({ slug, isHidden }: AdminPage, actor: string): boolean {
  const role = ROLES.find((one) => one === actor)
  return role !== undefined && !isHidden && Object.hasOwn(roleTable[role].may, slug)
}

/** Visits a page; returns a sentence if it is open and should not be, or the other way round. */
export async function visit(page: AdminPage, { name, send }: AdminClient): Promise<string | null> {
  const isStaff = ROLES.some((role) => role === name)
  const { status, text } = await send('GET', page.path, { timeoutMs: HANGS_MS })
  // The answer to people without an account begins before the redirect is known, so it is a 200.
  const isLedAway = text.includes('NEXT_REDIRECT;replace;/admin/login') && !text.includes('<h1')
  const isRight = isStaff ? status === (isOpen(page, name) ? 200 : 404) : isLedAway
  return isRight ? null : `${page.path} answers ${status} to ${name}.`
}
