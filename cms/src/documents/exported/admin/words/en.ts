import { formatNumber } from '@pravesh/shared/platform/formats'
import { EXPORT_DAYS } from '../../export-days.ts'

export const en = {
  title: 'Exports',
  intro: `Large exports are made in the background. You can download each for ${EXPORT_DAYS} days. Only you see this page.`,
  none: 'You have no exports. Small ones are downloaded at once.',
  table: 'Your exports',
  columns: { name: 'List', requested: 'Requested on', state: 'State', rows: 'Rows', file: 'File' },
  states: { making: 'Being made', ready: 'Ready', failed: 'Failed' },
  rows: (rows: number) => formatNumber(rows),
  download: (name: string) => `Download ${name}`,
  updates: 'This page updates by itself.',
}
