import type { Payload } from 'payload'

/** The slugs of the tasks that this version has. */
export const knownTasks = ({ config }: Pick<Payload, 'config'>): string[] =>
  (config.jobs.tasks ?? []).map(({ slug }) => slug)
