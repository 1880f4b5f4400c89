import './figures-link.css'
import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { viewerOf } from '../read/viewer.ts'
import { FIGURES_VIEW } from './figures-view.ts'
import { figuresWords as words } from './words.ts'

/** The link to the figures in the navigation, for those who may see them. */
export function FiguresLink({ payload, user }: ServerProps) {
  if (viewerOf(user) === null) return null
  return (
    <Link className="figures-link" href={`${payload.config.routes.admin}${FIGURES_VIEW.path}`} prefetch={false}>
      {words.title}
    </Link>
  )
}
