import { formatNumber } from '@pravesh/shared/platform/formats'

export const en = {
  title: 'Service as a teacher',
  hint: 'Enter what the documents prove. A day in two times counts once. A time without a last day lasts until now.',
  unconfirmed: 'The claim to be deputed by a school is not confirmed, so this counts for no list yet.',
  school: 'School',
  from: 'From',
  to: 'To',
  days: 'Days that count',
  add: 'Add a time',
  time: (number: number) => `Time ${formatNumber(number)}`,
  length: (days: string, day: string) => `Length of service: ${days}, up to ${day}`,
}
