import { formatNumber } from '@pravesh/shared/platform/formats'

export const en = {
  title: 'Mentions',
  intro: 'Notes in which colleagues mention you.',
  none: 'No open mentions.',
  by: (who: string, number: string) => `${who} mentions you on ${number}`,
  hidden: 'You can no longer see this application.',
  done: 'Done',
  doneHeading: 'Done earlier',
  open: (count: number) => (count === 1 ? '1 note mentions you' : `${formatNumber(count)} notes mention you`),
  detail: 'Open Mentions to read them and mark them as done.',
}
