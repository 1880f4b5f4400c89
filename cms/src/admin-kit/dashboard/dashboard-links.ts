import type { Shortcut } from './dashboard.ts'

/** More tiles would hide the daily work among what is done once a year. */
const MAX_TILES = 6

const RANKS = { daily: 0, often: 1 } as const
const rankOf = ({ frequency }: Shortcut): number => (frequency ? RANKS[frequency] : 2)

interface LinkGroup {
  label: string
  links: { label: string; href: string }[]
}

export interface DashboardLinks {
  /** The most frequent tasks, at most six. */
  tiles: Shortcut[]
  /** Tasks that lead elsewhere than tiles and groups do. */
  tasks: Shortcut[]
  /** Lists and forms without those that a tile opens. */
  groups: LinkGroup[]
}

/** Arranges what the dashboard links to, so that each address is there once. */
export function dashboardLinks(shortcuts: readonly Shortcut[], groups: readonly LinkGroup[]): DashboardLinks {
  const byRank = shortcuts.toSorted((a, b) => rankOf(a) - rankOf(b))
  const tiles = byRank.slice(0, MAX_TILES)
  const inTiles = new Set(tiles.map(({ href }) => href))
  const inGroups = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  return {
    tiles,
    tasks: byRank.slice(MAX_TILES).filter(({ href }) => !inTiles.has(href) && !inGroups.has(href)),
    groups: groups
      .map(({ label, links }) => ({ label, links: links.filter(({ href }) => !inTiles.has(href)) }))
      .filter(({ links }) => links.length > 0),
  }
}
