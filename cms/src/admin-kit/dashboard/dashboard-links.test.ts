import { expect, it } from 'vitest'
import type { Shortcut } from './dashboard.ts'
import { dashboardLinks } from './dashboard-links.ts'

const needs = { subject: 'books', verb: 'read' } as const
const task = (label: string, frequency?: Shortcut['frequency']): Shortcut => ({
  needs,
  label,
  hint: '',
  href: `/${label}`,
  frequency,
})
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

const groups = [
  { label: 'Shop', links: [{ label: 'Parcels', href: '/parcels' }] },
  {
    label: 'Website',
    links: [
      { label: 'Courses', href: '/courses' },
      { label: 'Gallery', href: '/gallery' },
    ],
  },
]

it('gives the six most frequent tasks a tile', () => {
  const tasks = ['rare', 'rare-2', 'rare-3', 'rare-4', 'rare-5'].map((label) => task(label))
  const { tiles, tasks: others } = dashboardLinks([...tasks, task('often', 'often'), task('daily', 'daily')], [])
  expect(labels(tiles)).toEqual(['daily', 'often', 'rare', 'rare-2', 'rare-3', 'rare-4'])
  expect(labels(others)).toEqual(['rare-5'])
})

it('links to each address once', () => {
  const tiles = ['a', 'b', 'c', 'd', 'e', 'parcels'].map((label) => task(label, 'daily'))
  const { tasks, groups: lists } = dashboardLinks(
    [...tiles, task('a'), task('courses'), task('courses/create')],
    groups,
  )
  expect(labels(tasks)).toEqual(['courses/create'])
  expect(lists).toEqual([groups[1]])
})
